/** What the caller meant to do once. */
export interface Intent {
  callerId: string;
  /** Route key. */
  operation: string;
  key: string | undefined;
  body: unknown;
}

/** The intent was carried out before: this is what was answered then. */
export class Repeated extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('This was already done.');
    this.name = 'Repeated';
    this.answer = answer;
  }
}
