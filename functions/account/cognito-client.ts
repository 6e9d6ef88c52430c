import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientTimeouts, isTransient } from '#functions/core/aws.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

let client: CognitoIdentityProviderClient | undefined;

/** Returns the Cognito client. */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({ ...clientTimeouts, maxAttempts: 3 });
  return client;
}

/** Whether an error has one of these names. */
export function hasName(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

/** Returns ApiError `unavailable` for a transient error of Cognito, and other errors as they are. */
export function unavailableIfThrottled(error: unknown): unknown {
  return isTransient(error) ? new ApiError('unavailable', { cause: error, retryAfter: 2 }) : error;
}
