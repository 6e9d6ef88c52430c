import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '#test/support/folders.ts';

/** Houndwell as `npm start` runs it, in its own process. */
export interface StartedProcess {
  /** The URL of the ready line. */
  url: string;
  /** Its output so far. */
  printed(): string;
  /** Like `kill -9`: nothing is cleaned up. */
  kill(): Promise<void>;
  /** Like Ctrl+C: open requests finish. */
  stop(): Promise<void>;
}

/**
 * Starts Houndwell and waits for the line that says it is ready.
 * @param environment its settings, such as `DATA_DIR` and `PORT`; the demo is off by default
 * @throws with its output when it exits before
 */
export function startProcess(environment: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO: 'off', ...environment },
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

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
