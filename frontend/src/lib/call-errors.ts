import type { ErrorAnswer, ErrorCode } from '#shared/errors.ts';

/** A call that was answered with an error. `message` reads `401: Unauthorized`: the status, then the words. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** What a person reads: the server's sentence, without the status. */
  readonly words: string;
  /** Missing where the answer did not come from our API. */
  readonly code: ErrorCode | undefined;
  /** Field name -> what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before trying again, where the server asks for it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, words: string, answer?: Partial<ErrorAnswer>, retryAfter?: number) {
    super(`${status}: ${words}`);
    this.status = status;
    this.words = words;
    this.code = answer?.code;
    this.fields = answer?.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** A call that got no answer at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/** Whether the session behind a call has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
