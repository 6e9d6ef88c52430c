import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A runtime in a process of its own, where it answers and what its Lambdas see. */
export interface Running {
  child: ChildProcess;
  url: string;
  environment: Record<string, string>;
}

/** Starts one, on a data folder, with one file for every Lambda. */
export async function inProcess(dataDir: string, lambdaFile: string): Promise<Running> {
  const script = join(import.meta.dirname, 'runtime-process.ts');
  const child = spawn(process.execPath, [script, dataDir, lambdaFile], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as Omit<Running, 'child'>) };
}

/** Ends it as a power cut would. */
export async function kill({ child }: Running): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
