import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** The state of all emulators except the database: one SQLite file. Each emulator creates its own tables in it. */
export interface State {
  database: DatabaseSync;
  /** A JSON value by name; `undefined` when there is none. */
  read(name: string): unknown;
  /** Replaces a value. It is on the disk when this returns. */
  write(name: string, value: unknown): void;
  close(): void;
}

/**
 * Opens the state, or creates the file. Only its owner can read it, because it contains secrets.
 * Every write is on the disk when it returns, so that a kill or a power cut loses nothing that was acknowledged.
 * @throws when the file is not a SQLite database
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

/** Runs `work` in one transaction: all of its writes, or none when it throws. */
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
