import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file of JSON lines that only grows. */
export interface Journal<Entry> {
  /** What stood in the file when it was opened, oldest first. */
  readonly found: readonly Entry[];
  /** Adds lines, all or none; when it resolves they are on the disk. Calls are carried out in order. */
  append(...entries: Entry[]): Promise<void>;
  close(): Promise<void>;
}

const lineFeed = 10;

/**
 * Opens a journal, making file and folder as needed. A last line that a crash cut off is dropped: it was never promised.
 * @throws when an earlier line cannot be read: somebody changed the file
 */
export async function openJournal<Entry>(file: string): Promise<Journal<Entry>> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  const content = await handle.readFile();
  // The end of what is whole.
  let end = content.lastIndexOf(lineFeed) + 1;
  if (end < content.length) await handle.truncate(end);
  await syncFolder(dirname(file));
  const lines = content.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
  const exclusively = oneAtATime();
  return {
    found: lines.map((line, index) => parseLine<Entry>(line, `${file}:${index + 1}`)),
    append: (...entries) =>
      exclusively(async () => {
        const bytes = Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
        try {
          for (let written = 0; written < bytes.length; ) {
            written += (await handle.write(bytes, written, bytes.length - written, end + written)).bytesWritten;
          }
          await handle.datasync();
        } catch (error) {
          await handle.truncate(end);
          throw error;
        }
        end += bytes.length;
      }),
    close: () => exclusively(() => handle.close()),
  };
}

function parseLine<Entry>(line: string, place: string): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch (error) {
    throw new Error(`${place} is not JSON. Repair the line or delete the file.`, { cause: error });
  }
}

/** Replaces a file whole: a reader, or a start after a crash, finds the old content or the new, never a part. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Makes new, renamed and deleted names in a folder last. Windows does so by itself and opens no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs what it is given one after the other, in the order of the calls; one that fails does not stop the next. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
