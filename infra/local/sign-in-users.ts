import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openJournal } from '#infra/local/journal.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A user of the pool as it is kept. A password is only ever kept as its hash, base64. */
export interface SignInUser {
  username: string;
  /** Cognito's own id of the user. */
  sub: string;
  status: 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED';
  salt?: string;
  hash?: string;
  groups: string[];
  createdAt: string;
  modifiedAt: string;
}

type Line = SignInUser | { username: string; deleted: true };

/** The users of the pool, kept in `sign-in.jsonl`: every line is a user as it became, the last one counts. */
export interface SignInUsers {
  find(username: string): SignInUser | undefined;
  /** Keeps a user as it is now; resolves when it is on the disk. */
  save(user: SignInUser): Promise<void>;
  remove(username: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the users of a data folder. */
export async function openSignInUsers(dataDir: string): Promise<SignInUsers> {
  const journal = await openJournal<Line>(join(dataDir, 'sign-in.jsonl'));
  const users = new Map<string, SignInUser>();
  for (const line of journal.found) {
    if ('deleted' in line) users.delete(line.username);
    else users.set(line.username, line);
  }
  return {
    find: (username) => users.get(username),
    save: async (user) => {
      await journal.append(user);
      users.set(user.username, user);
    },
    remove: async (username) => {
      await journal.append({ username, deleted: true });
      users.delete(username);
    },
    close: journal.close,
  };
}

/** A user that an administrator made and that has no password yet. */
export function newUser(username: string, at: Date): SignInUser {
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

type Kept = Required<Pick<SignInUser, 'salt' | 'hash'>>;

/** What is kept of a password: its hash under a new salt. */
export async function hashed(password: string): Promise<Kept> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Whether this is the password of which that was kept. */
export async function passwordIsRight({ salt, hash }: Kept, password: string): Promise<boolean> {
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), 32), Buffer.from(hash, 'base64'));
}
