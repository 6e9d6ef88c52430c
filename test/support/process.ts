import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '#test/support/folders.ts';

/** Houndwell as `npm start` runs it, in a process of its own. */
export interface StartedProcess {
  /** Where it says that it is ready. */
  url: string;
  /** Everything that it has printed. */
  printed(): string;
  /** As `kill -9`: it gets no chance to tidy up. */
  kill(): Promise<void>;
  /** As Ctrl+C: it finishes what is under way. */
  stop(): Promise<void>;
}

/**
 * Starts it and waits until it is ready.
 * @param environment its settings, such as `DATA_DIR` and `PORT`; the demo is off unless they say onConditionFailed
 * @throws what it printed when it ends instead
 */
export function startProcess(environment: Record<string, string>): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /^Houndwell is ready at (\S+)$/m.exec(printed)?.[1];
      if (url)
        resolve({ url, printed: () => printed, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
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
