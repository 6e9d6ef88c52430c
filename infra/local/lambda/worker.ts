import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import {
  type FromWorker,
  type LambdaCode,
  setClock,
  type ToWorker,
  type WorkerStart,
} from '#infra/local/lambda/messages.ts';
import { enforcePermissions } from '#infra/local/lambda/permissions.ts';

/** The worker thread that runs every Lambda. The runtime can replace this thread without stopping the emulators. */

type Handler = (event: unknown, context: Context) => unknown;

const { lambdas, region } = workerData as WorkerStart;
const post = (message: FromWorker) => parentPort?.postMessage(message);

const runAs = enforcePermissions(
  Object.fromEntries(Object.entries(lambdas).map(([name, { actions }]) => [name, actions])),
  (name, action) => post({ kind: 'used', name, action }),
);

async function load(name: string, { file }: LambdaCode): Promise<[string, Handler]> {
  const { handler } = (await import(pathToFileURL(file).href)) as { handler?: unknown };
  if (typeof handler !== 'function') throw new Error(`${file} exports no function called handler.`);
  return [name, handler as Handler];
}

function createContext(name: string, { memoryMb, timeoutSeconds }: LambdaCode, id: string): Context {
  const nothing = () => {};
  const deadline = Date.now() + timeoutSeconds * 1000;
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:000000000000:function:${name}`,
    memoryLimitInMB: String(memoryMb),
    awsRequestId: id,
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: nothing,
    fail: nothing,
    succeed: nothing,
  };
}

async function run(handlers: Map<string, Handler>, { id, name, event }: ToWorker & { kind: 'invoke' }) {
  try {
    const code = lambdas[name];
    const handler = handlers.get(name);
    if (!code || !handler) throw new Error(`There is no Lambda called ${name}.`);
    const response = await runAs(name, () => handler(JSON.parse(event), createContext(name, code, id)));
    post({ kind: 'succeeded', id, response: JSON.stringify(response) });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    post({ kind: 'failed', id, errorType: error.name, errorMessage: error.message, trace: error.stack ?? '' });
  }
}

try {
  const handlers = new Map(await Promise.all(Object.entries(lambdas).map(([name, code]) => load(name, code))));
  parentPort?.on('message', (message: ToWorker) => {
    if (message.kind === 'invoke') void run(handlers, message);
    else setClock(message.variables);
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'loadFailed', message: (error as Error).stack ?? String(error) });
}
