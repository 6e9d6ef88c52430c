import { createHash } from 'node:crypto';
import type { State } from '#infra/local/state.ts';

/** A stored object. */
export interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl?: string | undefined;
  /** The ETag with its quotes, as in the header. */
  etag: string;
  lastModified: Date;
}

export type NewObject = Pick<StoredObject, 'body' | 'contentType' | 'cacheControl'>;

/** The objects of all buckets. */
export interface ObjectStore {
  get(bucket: string, key: string): StoredObject | undefined;
  /** Stores an object. The object is on disk when this returns. @returns the ETag */
  put(bucket: string, key: string, object: NewObject): string;
  delete(bucket: string, key: string): void;
  /** Lists the first keys that start with a text, sorted. */
  list(bucket: string, prefix: string, limit: number): string[];
}

/**
 * Opens the table of objects in the state.
 * @param now the application's clock
 * @param expiresAfterMs the lifetime of objects by bucket, in milliseconds. Objects of other buckets do not expire.
 */
export function openObjectStore(
  { database }: State,
  now: () => Date,
  expiresAfterMs: Record<string, number>,
): ObjectStore {
  database.exec(`
    CREATE TABLE IF NOT EXISTS s3_objects (
      bucket TEXT, key TEXT, content_type TEXT, cache_control TEXT, etag TEXT, modified_ms INTEGER, body BLOB,
      PRIMARY KEY (bucket, key)
    );
  `);
  const select = database.prepare('SELECT * FROM s3_objects WHERE bucket = ? AND key = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO s3_objects VALUES (?, ?, ?, ?, ?, ?, ?)');
  const selectKeys = database.prepare('SELECT key FROM s3_objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT ?');
  const remove = database.prepare('DELETE FROM s3_objects WHERE bucket = ? AND key = ?');
  const expire = database.prepare('DELETE FROM s3_objects WHERE bucket = ? AND modified_ms < ?');
  const deleteExpired = () => {
    for (const [bucket, ms] of Object.entries(expiresAfterMs)) expire.run(bucket, now().getTime() - ms);
  };
  return {
    get: (bucket, key) => {
      deleteExpired();
      const row = select.get(bucket, key);
      return (
        row && {
          body: Buffer.from(row.body as Uint8Array),
          contentType: String(row.content_type),
          cacheControl: row.cache_control === null ? undefined : String(row.cache_control),
          etag: String(row.etag),
          lastModified: new Date(Number(row.modified_ms)),
        }
      );
    },
    put: (bucket, key, { body, contentType, cacheControl }) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      replace.run(bucket, key, contentType, cacheControl ?? null, etag, now().getTime(), body);
      return etag;
    },
    delete: (bucket, key) => {
      remove.run(bucket, key);
    },
    list: (bucket, prefix, limit) => {
      deleteExpired();
      const keys = selectKeys.all(bucket, prefix, limit).map(({ key }) => String(key));
      return keys.filter((key) => key.startsWith(prefix));
    },
  };
}
