import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The state of all emulators except the database: one SQLite file. Each emulator creates its own tables in it. */
export interface State {
  database: DatabaseSync;
  /** Returns the JSON value with this name; `undefined` when there is none. */
  read(name: string): unknown;
  /** Stores a JSON value under this name. The value is on disk when this returns. */
  write(name: string, value: unknown): void;
  close(): void;
}

/**
 * Opens the state, or creates the file. Only the file's owner can read the file, because it contains secrets.
 * Every write is on disk when it returns, so a crash or a power cut loses no completed write.
 * @throws Error when the file is not a SQLite database
 */
export function openState(file: string): State {
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS json_values (name TEXT PRIMARY KEY, json TEXT NOT NULL);
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  const select = database.prepare('SELECT json FROM json_values WHERE name = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO json_values (name, json) VALUES (?, ?)');
  return {
    database,
    read: (name) => {
      const row = select.get(name);
      return row && JSON.parse(String(row.json));
    },
    write: (name, value) => {
      replace.run(name, JSON.stringify(value));
    },
    close: () => database.close(),
  };
}

/** Runs `work` in one transaction. If `work` throws, none of its writes is saved. */
export function inTransaction<Result>({ database }: State, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
