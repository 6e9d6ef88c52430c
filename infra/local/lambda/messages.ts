/** Messages to the worker thread that runs the Lambdas. `event` is JSON text, as on AWS. */
export type ToWorker =
  | { kind: 'invoke'; id: string; name: string; event: string }
  | { kind: 'clock'; variables: Record<string, string> };

/** Messages from the worker thread that runs the Lambdas. `response` is JSON text, as on AWS. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'loadFailed'; message: string }
  | { kind: 'used'; name: string; action: string }
  | { kind: 'succeeded'; id: string; response: string | undefined }
  | { kind: 'failed'; id: string; errorType: string; errorMessage: string; trace: string };

const clockNames = ['CLOCK_OFFSET_MS', 'CLOCK_FROZEN_AT_MS'] as const;

/** Returns the environment variables from which Lambdas read the application's clock. */
export function clockVariables(offsetMs: number, frozenAtMs?: number): Record<string, string> {
  return {
    ...(offsetMs === 0 ? {} : { CLOCK_OFFSET_MS: String(offsetMs) }),
    ...(frozenAtMs === undefined ? {} : { CLOCK_FROZEN_AT_MS: String(frozenAtMs) }),
  };
}

/** Sets the clock of the current thread, in `process.env`. */
export function setClock(variables: Record<string, string>): void {
  for (const name of clockNames) delete process.env[name];
  Object.assign(process.env, variables);
}

export interface LambdaCode {
  /** The module that exports `handler`. */
  file: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** The IAM actions that the Lambda's role allows. Without this list, every action is allowed. */
  actions?: readonly string[];
}

/** The `workerData` of the worker thread. */
export interface WorkerStart {
  lambdas: Record<string, LambdaCode>;
  region: string;
}
