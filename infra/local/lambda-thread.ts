import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FromWorker, LambdaCode, ToWorker, WorkerStart } from '#infra/local/lambda-messages.ts';
import { afterRunning } from '#infra/local/standstill.ts';

/** The Lambda threw, ended its process, or could not be loaded. */
export class LambdaFailed extends Error {
  override readonly name = 'LambdaFailed';
}

/** The Lambda took longer than its time. */
export class LambdaTimedOut extends Error {
  override readonly name = 'LambdaTimedOut';
}

export interface ThreadOptions {
  lambdas: Record<string, LambdaCode>;
  region: string;
  /** All that the Lambdas see in `process.env`; nothing of ours leaks in. */
  environment: Record<string, string>;
  /** What the Lambdas print. */
  output(text: string): void;
}

/** One thread with every Lambda loaded. */
export interface LambdaThread {
  /** @throws LambdaFailed or LambdaTimedOut */
  invoke(name: string, event: unknown): Promise<unknown>;
  setClock(variables: Record<string, string>): void;
  /** Ends it once what is under way is answered. */
  retire(): Promise<void>;
  terminate(): Promise<void>;
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  /** Calls the end of its time off. */
  inTime(): void;
}

/** A thread that does not even answer a ping is stuck in a loop and has to be replaced. One that is only busy takes its time. */
const pingPatienceMs = 5000;

/**
 * Starts a thread and loads every Lambda.
 * @param ended called when the thread is gone, for whatever reason
 * @throws LambdaFailed when one cannot be loaded
 */
export function startLambdaThread(options: ThreadOptions, ended: () => void): Promise<LambdaThread> {
  const { lambdas, region, environment, output } = options;
  const pending = new Map<string, Pending>();
  const pongs: (() => void)[] = [];
  const worker = new Worker(new URL('./lambda-worker.ts', import.meta.url), {
    workerData: { lambdas, region } satisfies WorkerStart,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.stdout.on('data', (chunk: Buffer) => output(chunk.toString()));
  worker.stderr.on('data', (chunk: Buffer) => output(chunk.toString()));
  const post = (message: ToWorker) => worker.postMessage(message);

  const settle = (id: string): Pending | undefined => {
    const found = pending.get(id);
    pending.delete(id);
    found?.inTime();
    return found;
  };

  const replaceWhenStuck = () => {
    // Of all that are late together the first asks.
    if (pongs.length > 0) return;
    pongs.push(afterRunning(pingPatienceMs, () => void worker.terminate()));
    post({ kind: 'ping' });
  };

  const invoke = (name: string, event: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const limit = lambdas[name]?.timeoutSeconds ?? 0;
      const id = randomUUID();
      const inTime = afterRunning(limit * 1000, () => {
        settle(id);
        reject(new LambdaTimedOut(`The Lambda ${name} took longer than ${limit} seconds.`));
        replaceWhenStuck();
      });
      pending.set(id, { resolve, reject, inTime });
      post({ kind: 'invoke', id, name, event: JSON.stringify(event) });
    });

  const thread: LambdaThread = {
    invoke,
    setClock: (variables) => post({ kind: 'clock', variables }),
    retire: async () => {
      // At least once: an invocation that was handed this thread a moment ago is about to use it.
      do await new Promise((resolve) => setTimeout(resolve, 20));
      while (pending.size > 0);
      await worker.terminate();
    },
    terminate: async () => {
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    let reason = 'its process ended';
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(thread);
      else if (message.kind === 'pong') for (const answered of pongs.splice(0)) answered();
      else if (message.kind === 'answered') {
        settle(message.id)?.resolve(message.answer === undefined ? null : JSON.parse(message.answer));
      } else if (message.kind === 'failed') {
        output(`${message.trace}\n`);
        settle(message.id)?.reject(new LambdaFailed(`${message.errorType}: ${message.errorMessage}`));
      } else {
        reject(new LambdaFailed(message.message));
        void worker.terminate();
      }
    });
    worker.on('error', (error: Error) => {
      reason = error.message;
      output(`${error.stack ?? error.message}\n`);
    });
    worker.on('exit', () => {
      const failure = new LambdaFailed(`The Lambda did not finish: ${reason}.`);
      for (const id of [...pending.keys()]) settle(id)?.reject(failure);
      reject(failure);
      ended();
    });
  });
}
