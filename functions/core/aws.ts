import { environment } from '#functions/core/environment.ts';

/** The factor for all timeouts of AWS clients. 1 on AWS; the local runtime can set another value. */
export const timeoutFactor = environment('AWS_CLIENT_TIMEOUT_FACTOR') ?? 1;

/** The timeouts of AWS clients, in milliseconds. A Lambda's ten seconds leave time for a retry after one timeout. */
export const clientTimeouts = {
  requestHandler: {
    connectionTimeout: 1000 * timeoutFactor,
    requestTimeout: 4000 * timeoutFactor,
    throwOnRequestTimeout: true,
  },
} as const;

/** Names and codes of transient errors: throttling, server errors, lost connections. */
const transientNames = new Set([
  'InternalError',
  'InternalErrorException',
  'InternalServerError',
  'LimitExceededException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'SlowDown',
  'ThrottlingError',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

interface Thrown {
  name?: string;
  code?: string;
  cause?: unknown;
  CancellationReasons?: { Code?: string }[];
}

/** Whether an error or one of its causes is transient. ElectroDB wraps the SDK's error. */
export function isTransient(error: unknown, depth = 3): boolean {
  if (!error || typeof error !== 'object' || depth === 0) return false;
  const { name, code, cause, CancellationReasons = [] } = error as Thrown;
  const names = [name, code, ...CancellationReasons.map((reason) => reason.Code)];
  return names.some((each) => transientNames.has(String(each))) || isTransient(cause, depth - 1);
}
