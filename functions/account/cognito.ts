import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognito, hasName, unavailableIfThrottled } from '#functions/account/cognito-client.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

// Cognito stores passwords and roles. The usernames are owner IDs, because a new registration may take over an email.

/** Creates the Cognito user. Does nothing if the user exists already, so that callers can retry. */
export async function createUser(ownerId: string): Promise<void> {
  try {
    await cognito().send(
      new AdminCreateUserCommand({
        UserPoolId: environment('USER_POOL_ID'),
        Username: ownerId,
        MessageAction: 'SUPPRESS',
      }),
    );
  } catch (error) {
    if (!hasName(error, 'UsernameExistsException')) throw unavailableIfThrottled(error);
  }
}

/**
 * Sets the password of a Cognito user.
 * @throws ApiError `invalid` for `field` if Cognito's password policy refuses the password, `inProgress` if the user
 *   was deleted
 */
export async function setPassword(ownerId: string, password: string, field = 'password'): Promise<void> {
  try {
    await cognito().send(
      new AdminSetUserPasswordCommand({
        UserPoolId: environment('USER_POOL_ID'),
        Username: ownerId,
        Password: password,
        Permanent: true,
      }),
    );
  } catch (error) {
    if (hasName(error, 'InvalidPasswordException', 'InvalidParameterException')) {
      throw new ApiError('invalid', { fields: { [field]: 'Please choose another password' }, cause: error });
    }
    // Another registration with the same email has just deleted this user.
    if (hasName(error, 'UserNotFoundException')) throw new ApiError('inProgress', { cause: error });
    throw unavailableIfThrottled(error);
  }
}

/** Seconds. Cognito does not report how long a lockout lasts. Our rate limits keep most lockouts shorter than this. */
const lockoutRetryAfter = 60;

/** Whether Cognito has locked the user out. Compares the message, because Cognito has no error name for a lockout. */
function isLockout(error: unknown): boolean {
  return hasName(error, 'NotAuthorizedException') && /attempts exceeded/i.test((error as Error).message);
}

/**
 * Whether the password is right. False for an unknown user.
 * @throws ApiError `rateLimited` when Cognito has locked the user out and does not check the password
 */
export async function checkPassword(ownerId: string, password: string): Promise<boolean> {
  try {
    const response = await cognito().send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment('USER_POOL_ID'),
        ClientId: environment('USER_POOL_CLIENT_ID'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: ownerId, PASSWORD: password },
      }),
    );
    // Cognito answers with a challenge instead of a result when the password was never set.
    return response.AuthenticationResult !== undefined;
  } catch (error) {
    if (isLockout(error)) throw new ApiError('rateLimited', { cause: error, retryAfter: lockoutRetryAfter });
    if (hasName(error, 'NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'))
      return false;
    throw unavailableIfThrottled(error);
  }
}

/** Deletes the Cognito user if the user exists. */
export async function deleteUser(ownerId: string): Promise<void> {
  try {
    await cognito().send(new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId }));
  } catch (error) {
    if (!hasName(error, 'UserNotFoundException')) throw unavailableIfThrottled(error);
  }
}
