/** What the caller meant to do once. */
export interface IdempotencyContext {
  callerId: string;
  /** Route key. */
  operation: string;
  key: string | undefined;
  body: unknown;
}

/** The idempotency was carried out before: this is what was answered then. */
export class IdempotentReplay extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('This was already done.');
    this.name = 'IdempotentReplay';
    this.answer = answer;
  }
}
