/** An error code's HTTP status, and the message that the user sees. */
export interface ErrorDefinition {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: string;
}

/** Error definitions by code. */
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;
