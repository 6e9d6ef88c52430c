import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FromWorker, LambdaCode, ToWorker, WorkerStart } from '#infra/local/lambda/messages.ts';

/** The Lambda threw, ended its process, or could not be loaded. */
export class LambdaFailed extends Error {
  override readonly name = 'LambdaFailed';
}

/** The Lambda exceeded its time limit. */
export class LambdaTimedOut extends Error {
  override readonly name = 'LambdaTimedOut';
}

export interface ThreadOptions {
  lambdas: Record<string, LambdaCode>;
  region: string;
  /** The complete `process.env` of the Lambdas, which does not contain the runtime's own variables. */
  environment: Record<string, string>;
  /** Called with the console output of the Lambdas. */
  output(text: string): void;
  /** Called with each IAM action that a Lambda uses, once per thread. */
  onAction?: ((lambda: string, action: string) => void) | undefined;
}

/** A worker thread in which every Lambda is loaded. */
export interface LambdaThread {
  /** @throws LambdaFailed or LambdaTimedOut */
  invoke(name: string, event: unknown): Promise<unknown>;
  setClock(variables: Record<string, string>): void;
  /** Waits for the running invocations and ends the thread. */
  retire(): Promise<void>;
  terminate(): Promise<void>;
}

interface Pending {
  resolve(response: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Starts a worker thread and loads every Lambda.
 * @param onEnd called when the thread cannot be used any more, for any reason
 * @throws LambdaFailed when a Lambda cannot be loaded
 */
export function startLambdaThread(options: ThreadOptions, onEnd: () => void): Promise<LambdaThread> {
  const { lambdas, region, environment, output } = options;
  const pending = new Map<string, Pending>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { lambdas, region } satisfies WorkerStart,
    env: environment,
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.stdout.on('data', (chunk: Buffer) => output(chunk.toString()));
  worker.stderr.on('data', (chunk: Buffer) => output(chunk.toString()));
  const post = (message: ToWorker) => worker.postMessage(message);

  const take = (id: string): Pending | undefined => {
    const found = pending.get(id);
    pending.delete(id);
    clearTimeout(found?.timer);
    return found;
  };

  const invoke = (name: string, event: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const seconds = lambdas[name]?.timeoutSeconds ?? 0;
      const id = randomUUID();
      const timer = setTimeout(() => {
        take(id)?.reject(new LambdaTimedOut(`The Lambda ${name} took longer than ${seconds} seconds.`));
        // Ends the thread, because the Lambda may be in an endless loop. AWS also ends the process after a timeout.
        onEnd();
        void worker.terminate();
      }, seconds * 1000);
      pending.set(id, { resolve, reject, timer });
      post({ kind: 'invoke', id, name, event: JSON.stringify(event) });
    });

  const thread: LambdaThread = {
    invoke,
    setClock: (variables) => post({ kind: 'clock', variables }),
    retire: async () => {
      // Waits at least 20 ms, because an invocation may be about to use this thread.
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
      else if (message.kind === 'used') options.onAction?.(message.name, message.action);
      else if (message.kind === 'succeeded') {
        take(message.id)?.resolve(message.response === undefined ? null : JSON.parse(message.response));
      } else if (message.kind === 'failed') {
        output(`${message.trace}\n`);
        take(message.id)?.reject(new LambdaFailed(`${message.errorType}: ${message.errorMessage}`));
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
      for (const id of [...pending.keys()]) take(id)?.reject(failure);
      reject(failure);
      onEnd();
    });
  });
}
