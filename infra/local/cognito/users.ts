import { randomBytes, randomUUID, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { State } from '#infra/local/state.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * A sixteenth of scrypt's default cost, so that a hash takes about 2 ms: the emulator stores local accounts only, and
 * the tests sign in thousands of times.
 */
const hashing: ScryptOptions = { cost: 1024 };

/** A user of the pool. `salt` and `hash` of the password are base64; both are missing until a password is set. */
export interface User {
  username: string;
  /** The ID that Cognito generates for the user. */
  sub: string;
  status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED';
  salt?: string;
  hash?: string;
  groups: string[];
  createdAt: string;
  modifiedAt: string;
}

/** The users of the pool. A change is on disk when the function returns. */
export interface Users {
  find(username: string): User | undefined;
  save(user: User): void;
  delete(username: string): void;
}

/** Opens the table of users in the state. */
export function openUsers({ database }: State): Users {
  database.exec('CREATE TABLE IF NOT EXISTS cognito_users (username TEXT PRIMARY KEY, json TEXT NOT NULL)');
  const select = database.prepare('SELECT json FROM cognito_users WHERE username = ?');
  const replace = database.prepare('INSERT OR REPLACE INTO cognito_users VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM cognito_users WHERE username = ?');
  return {
    find: (username) => {
      const row = select.get(username);
      return row && (JSON.parse(String(row.json)) as User);
    },
    save: (user) => {
      replace.run(user.username, JSON.stringify(user));
    },
    delete: (username) => {
      remove.run(username);
    },
  };
}

/** Builds a new user without a password, as an administrator creates users. Stores nothing. */
export function newUser(username: string, at: Date): User {
  const createdAt = at.toISOString();
  return {
    username,
    sub: randomUUID(),
    status: 'FORCE_CHANGE_PASSWORD',
    groups: [],
    createdAt,
    modifiedAt: createdAt,
  };
}

type PasswordHash = Required<Pick<User, 'salt' | 'hash'>>;

/** Hashes a password with a new salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, hashing);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Whether a password matches a hash. */
export async function isPassword(password: string, { salt, hash }: PasswordHash): Promise<boolean> {
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), 32, hashing), Buffer.from(hash, 'base64'));
}
