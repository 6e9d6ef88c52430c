import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsFailure } from '#infra/local/engine.ts';
import { oneAtATime, replaceFile, syncFolder } from '#infra/local/journal.ts';

/** What a bucket knows of an object. */
export interface ObjectFacts {
  key: string;
  contentType: string;
  cacheControl?: string;
  /** In quotes, as the header has it. */
  etag: string;
  /** Base64; only when the writer gave one. */
  crc32?: string;
  size: number;
  /** ISO 8601 UTC. */
  lastModified: string;
}

/** What a writer says about an object. */
export type NewObject = Pick<ObjectFacts, 'key' | 'contentType' | 'cacheControl' | 'crc32'> & { body: Buffer };

/** Conditions on what is there already, by ETag; `*` stands for anything. */
export interface Conditions {
  ifMatch?: string | undefined;
  ifNoneMatch?: string | undefined;
}

export interface Bucket {
  read(key: string): Promise<{ facts: ObjectFacts; body: Buffer } | undefined>;
  /** Resolves when the object is on the disk. @throws AwsFailure 412 or 404 when a condition does not hold */
  write(object: NewObject, conditions?: Conditions): Promise<ObjectFacts>;
  /** Removes objects; what is not there is no error. */
  remove(keys: string[]): Promise<void>;
  /** All objects in the order of their keys' bytes. */
  list(): Promise<ObjectFacts[]>;
}

const precondition = 'At least one of the pre-conditions you specified did not hold';

/** @throws AwsFailure 412, or 404 when a match is demanded of nothing */
export function demandConditions({ ifMatch, ifNoneMatch }: Conditions, found: ObjectFacts | undefined): void {
  if (ifMatch !== undefined && !found) throw new AwsFailure('NoSuchKey', 'The specified key does not exist.', 404);
  const differs = ifMatch !== undefined && ifMatch !== '*' && ifMatch !== found?.etag;
  const isThere = ifNoneMatch !== undefined && found !== undefined && ['*', found.etag].includes(ifNoneMatch);
  if (differs || isThere) throw new AwsFailure('PreconditionFailed', precondition, 412);
}

const lineFeed = 10;

/** A key has 1024 bytes at most, so its line, escapes and all, ends well before this. */
const longestFacts = 16 * 1024;

/** Names come from the key's hash: no key, whatever it spells, reaches outside the folder. */
function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

async function readFacts(file: string): Promise<ObjectFacts> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestFacts), 0, longestFacts, 0);
    return JSON.parse(buffer.subarray(0, Math.max(buffer.subarray(0, bytesRead).indexOf(lineFeed), 0)).toString());
  } catch (error) {
    throw new Error(`${file} is not an object of the local bucket. Delete it.`, { cause: error });
  } finally {
    await handle.close();
  }
}

/**
 * Opens a bucket: a folder with one file per object, which is a line of JSON with the facts and then the bytes, so that
 * both change together.
 * @param expiresAfterMs objects older than this by `now` are gone
 */
export async function openBucket(folder: string, now: () => Date, expiresAfterMs = Infinity): Promise<Bucket> {
  await mkdir(folder, { recursive: true });
  const objects = new Map<string, ObjectFacts>();
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tmp')) {
      await rm(join(folder, name));
    } else {
      const facts = await readFacts(join(folder, name));
      objects.set(facts.key, facts);
    }
  }
  // Changes wait for each other, so that conditions hold at the moment of writing.
  const exclusively = oneAtATime();

  async function discard(keys: string[]): Promise<void> {
    for (const key of keys) {
      await rm(join(folder, fileName(key)), { force: true });
      objects.delete(key);
    }
    await syncFolder(folder);
  }

  const hasExpired = ({ lastModified }: ObjectFacts) => now().getTime() - Date.parse(lastModified) > expiresAfterMs;

  /** Drops what has expired, among the keys given. */
  async function expire(keys: string[]): Promise<void> {
    const expired = () =>
      keys.filter((key) => {
        const facts = objects.get(key);
        return facts !== undefined && hasExpired(facts);
      });
    if (expired().length > 0) await exclusively(() => discard(expired()));
  }

  await expire([...objects.keys()]);

  return {
    read: async (key) => {
      await expire([key]);
      if (!objects.has(key)) return undefined;
      try {
        const content = await readFile(join(folder, fileName(key)));
        const end = content.indexOf(lineFeed);
        return { facts: JSON.parse(content.subarray(0, end).toString()), body: content.subarray(end + 1) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: async ({ body, ...said }, conditions = {}) => {
      await expire([said.key]);
      return exclusively(async () => {
        demandConditions(conditions, objects.get(said.key));
        const facts: ObjectFacts = {
          ...said,
          etag: `"${createHash('md5').update(body).digest('hex')}"`,
          size: body.length,
          lastModified: now().toISOString(),
        };
        const content = Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), body]);
        await replaceFile(join(folder, fileName(facts.key)), content);
        objects.set(facts.key, facts);
        return facts;
      });
    },
    remove: (keys) => exclusively(() => discard(keys)),
    list: async () => {
      await expire([...objects.keys()]);
      return [...objects.values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}
