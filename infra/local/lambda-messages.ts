/** What the host says to the thread that holds the Lambdas. Events and answers travel as JSON text, as they do on AWS. */
export type ToWorker =
  | { kind: 'invoke'; id: string; name: string; event: string; deadline: number }
  | { kind: 'clock'; offsetMs: number }
  | { kind: 'ping' };

/** What the thread answers. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'unloadable'; message: string }
  | { kind: 'answered'; id: string; answer: string | undefined }
  | { kind: 'failed'; id: string; errorType: string; errorMessage: string; trace: string }
  | { kind: 'pong' };

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
