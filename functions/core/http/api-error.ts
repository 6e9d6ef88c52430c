import { type ErrorAnswer, type ErrorCode, errors } from '#shared/errors.ts';

/** An error that the API returns: a code of `shared/errors.ts`, optionally with messages for single fields. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** The value of the `Retry-After` header, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: { message?: string; fields?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(more.message ?? errors[code].message, { cause: more.cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter ?? (errors[code].status === 503 ? 1 : undefined);
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** Returns the body of the error response. */
  responseBody(): ErrorAnswer {
    return { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) };
  }
}
