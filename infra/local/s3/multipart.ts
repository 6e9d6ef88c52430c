import { randomUUID } from 'node:crypto';
import { AwsError } from '#infra/local/http/emulator-server.ts';
import type { NewObject, ObjectStore } from '#infra/local/s3/object-store.ts';
import type { State } from '#infra/local/state.ts';

/** The uploads of objects in parts, which are joined when the upload is completed. */
export interface MultipartUploads {
  /** @returns the upload's ID */
  start(bucket: string, key: string, contentType: string): string;
  /** @returns the ETag of the part */
  putPart(upload: string, part: number, body: Buffer): string;
  /** Joins the parts to an object. @returns its ETag */
  complete(upload: string, bucket: string, key: string): string;
}

/** Opens the tables of uploads in the state. Abandoned parts stay until the data folder is deleted. */
export function openMultipartUploads({ database }: State, store: ObjectStore): MultipartUploads {
  database.exec(`
    CREATE TABLE IF NOT EXISTS s3_uploads (id TEXT PRIMARY KEY, bucket TEXT, key TEXT, content_type TEXT);
    CREATE TABLE IF NOT EXISTS s3_parts (upload TEXT, part INTEGER, body BLOB, PRIMARY KEY (upload, part));
  `);
  const insert = database.prepare('INSERT INTO s3_uploads VALUES (?, ?, ?, ?)');
  const find = database.prepare('SELECT * FROM s3_uploads WHERE id = ?');
  const replacePart = database.prepare('INSERT OR REPLACE INTO s3_parts VALUES (?, ?, ?)');
  const parts = database.prepare('SELECT body FROM s3_parts WHERE upload = ? ORDER BY part');
  const removeParts = database.prepare('DELETE FROM s3_parts WHERE upload = ?');
  const remove = database.prepare('DELETE FROM s3_uploads WHERE id = ?');

  const require = (upload: string): NewObject => {
    const row = find.get(upload);
    if (!row) throw new AwsError('NoSuchUpload', 'The specified upload does not exist.', 404);
    return { body: Buffer.alloc(0), contentType: String(row.content_type), cacheControl: undefined };
  };
  return {
    start: (bucket, key, contentType) => {
      const id = randomUUID();
      insert.run(id, bucket, key, contentType);
      return id;
    },
    putPart: (upload, part, body) => {
      require(upload);
      replacePart.run(upload, part, body);
      return `"${upload}-${part}"`;
    },
    complete: (upload, bucket, key) => {
      const object = require(upload);
      const body = Buffer.concat(parts.all(upload).map((row) => Buffer.from(row.body as Uint8Array)));
      const etag = store.put(bucket, key, { ...object, body });
      removeParts.run(upload);
      remove.run(upload);
      return etag;
    },
  };
}
