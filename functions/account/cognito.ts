import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientTimeouts, isTransient } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';

// Cognito stores passwords and roles. Its usernames are owner IDs, so that an email can change or be taken over.

let client: CognitoIdentityProviderClient | undefined;

function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({ ...clientTimeouts, maxAttempts: 3 });
  return client;
}

function hasName(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

function unavailableIfThrottled(error: unknown): unknown {
  return isTransient(error) ? new ApiError('unavailable', { cause: error, retryAfter: 2 }) : error;
}

/** Creates the user. A user that exists already is left as it is, so that a registration can be retried. */
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

/** @throws ApiError 400 on `field` if Cognito's password policy refuses the password */
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
    // Another registration has just taken the email over and deleted this user.
    if (hasName(error, 'UserNotFoundException')) throw new ApiError('inProgress', { cause: error });
    throw unavailableIfThrottled(error);
  }
}

/** Seconds. Cognito does not tell how long its lockout lasts. Below our own limits it is rarely longer. */
const lockoutRetryAfter = 60;

/** Cognito's own lockout has no error name. It refuses the right password, too. */
function isLockout(error: unknown): boolean {
  return hasName(error, 'NotAuthorizedException') && /attempts exceeded/i.test((error as Error).message);
}

/**
 * Whether the password is right; false for an unknown user.
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
    // A challenge instead of a result means that the password was never set.
    return response.AuthenticationResult !== undefined;
  } catch (error) {
    if (isLockout(error)) throw new ApiError('rateLimited', { cause: error, retryAfter: lockoutRetryAfter });
    if (hasName(error, 'NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'))
      return false;
    throw unavailableIfThrottled(error);
  }
}

/** The roles of an owner, which are Cognito groups. */
export async function listRoles(ownerId: string): Promise<string[]> {
  const response = await cognito()
    .send(new AdminListGroupsForUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId, Limit: 60 }))
    .catch((error: unknown) => {
      throw unavailableIfThrottled(error);
    });
  return (response.Groups ?? []).flatMap((group) => (group.GroupName ? [group.GroupName] : []));
}

/** Deletes the user, if it exists. */
export async function deleteUser(ownerId: string): Promise<void> {
  try {
    await cognito().send(new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId }));
  } catch (error) {
    if (!hasName(error, 'UserNotFoundException')) throw unavailableIfThrottled(error);
  }
}
