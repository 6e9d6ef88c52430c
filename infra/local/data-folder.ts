import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CannotStart } from '#infra/local/cannot-start.ts';
import { takeLock } from '#infra/local/folder-lock.ts';
import { keep, readKept } from '#infra/local/kept-file.ts';

const secretNames = ['originSecret', 'signingSecret', 'secretAccessKey'] as const;

const Secrets = z.partialRecord(z.enum(secretNames), z.string());

/** A folder in which everything of one runtime persists, held against a second one. */
export interface DataFolder {
  path: string;
  /** Random, made at the folder's first start and kept. `secretAccessKey` signs calls of the AWS clients. */
  secrets: Record<(typeof secretNames)[number], string>;
  release(): void;
}

/**
 * Makes the folder where it is missing, and takes it.
 * @throws CannotStart when it cannot be written to, or another runtime works on it
 */
export function openDataFolder(path: string): DataFolder {
  const lock = writable(path, () => {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return takeLock(join(path, 'lock'));
  });
  const holder = join(path, 'process.json');
  if (!lock) {
    throw new CannotStart(
      `The data folder ${path} is already in use${namedHolder(holder)}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const secrets = writable(path, () => {
      keep(holder, { pid: process.pid });
      return readSecrets(join(path, 'secrets.json'));
    });
    const release = () => {
      rmSync(holder, { force: true });
      lock.release();
    };
    return { path, secrets, release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Step by step: where the system makes no folders at all, such as under /proc, Node's own recursion never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path, { mode: 0o700 });
}

function writable<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The data folder ${path} cannot be written to (${(error as Error).message}). Set DATA_DIR to a folder that you may write to.`,
    );
  }
}

function namedHolder(file: string): string {
  try {
    const { pid } = z.object({ pid: z.number() }).parse(readKept(file));
    return ` by another Houndwell (process ${pid})`;
  } catch {
    return ' by another Houndwell';
  }
}

function readSecrets(file: string): DataFolder['secrets'] {
  const kept = Secrets.safeParse(orDamaged(() => readKept(file) ?? {}));
  if (!kept.success) {
    throw new CannotStart(`The file ${file} is damaged. Remove it and start again: new secrets are made then.`);
  }
  const made = secretNames.map((name) => [name, randomBytes(32).toString('base64url')]);
  const secrets = { ...(Object.fromEntries(made) as DataFolder['secrets']), ...kept.data };
  keep(file, secrets);
  return secrets;
}

/** What is read, or `undefined`, which is no valid content, where it cannot be read as JSON. */
function orDamaged(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
