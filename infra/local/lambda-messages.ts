/** What the host says to the thread that holds the Lambdas. Events and answers travel as JSON text, as they do on AWS. */
export type ToWorker =
  | { kind: 'invoke'; id: string; name: string; event: string }
  | { kind: 'clock'; variables: Record<string, string> }
  | { kind: 'ping' };

/** What the thread answers. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'unloadable'; message: string }
  | { kind: 'answered'; id: string; answer: string | undefined }
  | { kind: 'failed'; id: string; errorType: string; errorMessage: string; trace: string }
  | { kind: 'pong' };

const clockNames = ['CLOCK_OFFSET_MS', 'CLOCK_STANDS_AT_MS'] as const;

/** The application's clock in the variables that the Lambdas read it from; one that was never moved needs none. */
export function clockVariables(offsetMs: number, standsAtMs?: number): Record<string, string> {
  return {
    ...(offsetMs === 0 ? {} : { CLOCK_OFFSET_MS: String(offsetMs) }),
    ...(standsAtMs === undefined ? {} : { CLOCK_STANDS_AT_MS: String(standsAtMs) }),
  };
}

/** Sets the clock of the thread that this runs in. */
export function setClock(variables: Record<string, string>): void {
  for (const name of clockNames) delete process.env[name];
  Object.assign(process.env, variables);
}

export interface LambdaCode {
  /** The module whose `handler` is run. */
  file: string;
  memoryMb: number;
  timeoutSeconds: number;
}

/** What the thread is started with. */
export interface WorkerStart {
  lambdas: Record<string, LambdaCode>;
  region: string;
}
