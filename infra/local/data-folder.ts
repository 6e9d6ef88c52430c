import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tryLock } from '#infra/local/file-lock.ts';
import { StartupError } from '#infra/local/startup-error.ts';
import { openState, type State } from '#infra/local/state.ts';

/** Random keys, generated when the data folder is created. `secretAccessKey` signs the calls of the AWS clients. */
export type Secrets = Record<'originSecret' | 'signingSecret' | 'pushSecret' | 'secretAccessKey', string>;

/** The folder with everything that a runtime persists. A lock prevents a second runtime from using the folder. */
export interface DataFolder {
  path: string;
  state: State;
  secrets: Secrets;
  /** Closes the state and releases the lock. */
  release(): void;
}

const stateFile = 'state.sqlite';

/**
 * Opens and locks the data folder. Creates the folder if it is missing.
 * @throws StartupError when the folder cannot be written to, is damaged, or is used by another runtime
 */
export function openDataFolder(path: string): DataFolder {
  const lock = writable(path, () => {
    makeFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return tryLock(join(path, 'lock'));
  });
  if (!lock) {
    throw new StartupError(
      `The data folder ${path} is already in use${readHolder(path)}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const state = undamaged(join(path, stateFile));
    state.write('process', { pid: process.pid });
    const release = () => {
      state.close();
      lock.release();
    };
    return { path, state, secrets: secretsIn(state), release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates a folder and its parents one at a time, because Node's recursive `mkdir` never returns under /proc. */
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
    throw new StartupError(
      `The data folder ${path} cannot be written to (${(error as Error).message}). Set DATA_DIR to a folder that you may write to.`,
    );
  }
}

function undamaged(file: string): State {
  try {
    return openState(file);
  } catch (error) {
    throw new StartupError(
      `The file ${file} cannot be used (${(error as Error).message}). Delete the data folder to start afresh.`,
    );
  }
}

function readHolder(path: string): string {
  try {
    const state = openState(join(path, stateFile));
    const { pid } = state.read('process') as { pid: number };
    state.close();
    return ` by another Houndwell (process ${pid})`;
  } catch {
    return ' by another Houndwell';
  }
}

function secretsIn(state: State): Secrets {
  const secret = () => randomBytes(32).toString('base64url');
  const made: Secrets = {
    ...{ originSecret: secret(), signingSecret: secret(), pushSecret: secret(), secretAccessKey: secret() },
    // A data folder of an earlier version lacks the secrets that were added since.
    ...(state.read('secrets') as Partial<Secrets> | undefined),
  };
  state.write('secrets', made);
  return made;
}
