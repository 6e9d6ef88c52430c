import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '#test/support/folders.ts';

/** Houndwell in a process of its own, as `npm start` runs it. */
export interface StartedProcess {
  /** The URL that the process printed when it was ready. */
  url: string;
  /** Returns what the process has printed so far. */
  printed(): string;
  /** Kills the process as `kill -9` does, without any cleanup. */
  kill(): Promise<void>;
  /** Stops the process as Ctrl+C does: open requests are finished first. */
  stop(): Promise<void>;
}

/**
 * Starts Houndwell and waits until it prints that it is ready.
 * @param environment its settings, such as `DATA_DIR` and `PORT`; the demo is off by default
 * @throws Error with the output of the process if it exits before it is ready
 */
export function startProcess(environment: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    env: { ...listOwnVariables(), PORT: '0', DEMO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /^Houndwell is ready at (\S+)$/m.exec(printed)?.[1];
      if (url)
        resolve({ url, printed: () => printed, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${printed}`)));
  });
}

/** The environment variables of this process, except those that tests in this process have set for another app. */
function listOwnVariables(): NodeJS.ProcessEnv {
  const set = /^(AWS_|TABLE_NAME$|INCOMING_BUCKET$|PHOTOS_BUCKET$|S3_|SITE_ORIGIN$|SIGNING_SECRET$|ORIGIN_|CLOCK_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !set.test(name)));
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
