/** Identifies a request that must take effect only once. */
export interface IdempotencyContext {
  callerId: string;
  /** The route key of the operation. */
  operation: string;
  /** The Idempotency-Key header, if the caller sent one. */
  key: string | undefined;
  body: unknown;
}

/** The request was already processed. `output` is what its handler returned. */
export class IdempotentReplay extends Error {
  readonly output: unknown;

  constructor(output: unknown) {
    super('This request was already carried out.');
    this.name = 'IdempotentReplay';
    this.output = output;
  }
}
