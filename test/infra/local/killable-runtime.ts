import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A runtime in its own process. */
export interface KillableRuntime {
  child: ChildProcess;
  url: string;
  /** The `process.env` of its Lambdas. */
  environment: Record<string, string>;
  /** Like `kill -9`. */
  kill(): Promise<void>;
}

/** Starts a runtime on a data folder, with one file for every Lambda. */
export async function startKillable(dataDir: string, lambdaFile: string): Promise<KillableRuntime> {
  const script = join(import.meta.dirname, 'runtime-process.ts');
  const child = spawn(process.execPath, [script, dataDir, lambdaFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...(JSON.parse(line) as Pick<KillableRuntime, 'url' | 'environment'>), kill };
}
