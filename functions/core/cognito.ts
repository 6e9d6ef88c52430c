import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { ApiError } from '#functions/core/api-error.ts';
import { clientTimeouts, isTransient } from '#functions/core/aws.ts';
import { environment } from '#functions/core/environment.ts';

/** Cognito keeps the passwords and the roles; its users are named by owner id, so an e-mail can change or be taken over. */

let client: CognitoIdentityProviderClient | undefined;

function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({ ...clientTimeouts, maxAttempts: 3 });
  return client;
}

function named(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}

function unavailableIfThrottled(error: unknown): unknown {
  return isTransient(error) ? new ApiError('unavailable', { cause: error, retryAfter: 2 }) : error;
}

/** Makes the user, or leaves it if it is there: a retry of a registration goes on where the first one stopped. */
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
    if (!named(error, 'UsernameExistsException')) throw unavailableIfThrottled(error);
  }
}

/** @throws ApiError 400 on that field when the pool's policy, or the pattern it holds passwords to, refuses it */
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
    if (named(error, 'InvalidPasswordException', 'InvalidParameterException')) {
      throw new ApiError('invalid', { fields: { [field]: 'Please choose another password' }, cause: error });
    }
    // Another registration has just taken this one's place, and its user away.
    if (named(error, 'UserNotFoundException')) throw new ApiError('inProgress', { cause: error });
    throw unavailableIfThrottled(error);
  }
}

/** Whether the password is right. An unknown user is answered like a wrong password. */
export async function checkPassword(ownerId: string, password: string): Promise<boolean> {
  try {
    const answer = await cognito().send(
      new AdminInitiateAuthCommand({
        UserPoolId: environment('USER_POOL_ID'),
        ClientId: environment('USER_POOL_CLIENT_ID'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: ownerId, PASSWORD: password },
      }),
    );
    // A challenge instead of a result means that the password was never made permanent.
    return answer.AuthenticationResult !== undefined;
  } catch (error) {
    if (named(error, 'NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException')) return false;
    throw unavailableIfThrottled(error);
  }
}

/** The roles of an owner: the names of its groups. */
export async function rolesOf(ownerId: string): Promise<string[]> {
  const answer = await cognito()
    .send(new AdminListGroupsForUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId, Limit: 60 }))
    .catch((error: unknown) => {
      throw unavailableIfThrottled(error);
    });
  return (answer.Groups ?? []).flatMap((group) => (group.GroupName ? [group.GroupName] : []));
}

/** Removes the user; it may be gone already. */
export async function deleteUser(ownerId: string): Promise<void> {
  try {
    await cognito().send(new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: ownerId }));
  } catch (error) {
    if (!named(error, 'UserNotFoundException')) throw unavailableIfThrottled(error);
  }
}
