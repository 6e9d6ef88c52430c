import type { ErrorAnswer, ErrorCode } from '#shared/errors.ts';

/** An error response of a call. `message` is the status and the text: `401: Unauthorized`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** The message to show to the user, without the status. */
  readonly serverMessage: string;
  /** The API's error code; undefined if the response did not come from our API. */
  readonly code: ErrorCode | undefined;
  /** Error messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry; undefined if the server did not send them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, serverMessage: string, answer?: Partial<ErrorAnswer>, retryAfter?: number) {
    super(`${status}: ${serverMessage}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = answer?.code;
    this.fields = answer?.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** The error of a call that got no response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
  }
}

/**
 * Whether an error means that the session has expired. A failed sign-in also has status 401, but then no session has
 * expired.
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && error.code !== 'wrongCredentials';
}
