import { closeSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

/** An append-only file with one JSON value per line, such as emails or events, for developers to read. */
export interface CaptureFile<Entry> {
  /** The parsed lines, oldest first. */
  readonly entries: readonly Entry[];
  /** Appends a line for each entry. The lines are on disk when this returns. */
  append(...entries: Entry[]): void;
  close(): void;
}

/**
 * Opens a capture file, or creates one. Drops the last line if a crash truncated it.
 * @throws Error when another line is not JSON
 */
export function openCaptureFile<Entry>(file: string): CaptureFile<Entry> {
  const handle = openSync(file, 'a+', 0o600);
  const content = readFileSync(handle);
  const end = content.lastIndexOf('\n') + 1;
  if (end < content.length) ftruncateSync(handle, end);
  const lines = content.toString('utf8', 0, end).split('\n').filter(Boolean);
  const entries = lines.map((line, index) => parse<Entry>(line, `${file}:${index + 1}`));
  return {
    entries,
    append: (...added) => {
      if (added.length === 0) return;
      writeSync(handle, added.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      fdatasyncSync(handle);
      entries.push(...added);
    },
    close: () => closeSync(handle),
  };
}

function parse<Entry>(line: string, place: string): Entry {
  try {
    return JSON.parse(line) as Entry;
  } catch (error) {
    throw new Error(`${place} is not JSON. Repair the line or delete the file.`, { cause: error });
  }
}
