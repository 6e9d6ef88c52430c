import * as z from 'zod/mini';
import { challenge, epochSeconds, issueTokens } from '#infra/local/cognito/tokens.ts';
import { hashPassword, isPassword, newUser, openUsers, type User } from '#infra/local/cognito/users.ts';
import type { Credentials } from '#infra/local/http/authorization.ts';
import { AwsError, type Emulator, unsupported } from '#infra/local/http/emulator-server.ts';
import { type Action, byTarget, parseInput, startJsonService } from '#infra/local/http/json-service.ts';
import type { State } from '#infra/local/state.ts';

export interface CognitoOptions {
  state: State;
  now: () => Date;
  userPoolId: string;
  clientId: string;
  credentials: Credentials;
}

const invalid = 'InvalidParameterException';

const PoolInput = { UserPoolId: z.string() };
const UserInput = { ...PoolInput, Username: z.string().check(z.regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u)) };

const inputs = {
  AdminCreateUser: z.strictObject({ ...UserInput, MessageAction: z.optional(z.string()) }),
  AdminSetUserPassword: z.strictObject({ ...UserInput, Password: z.string(), Permanent: z.optional(z.boolean()) }),
  AdminInitiateAuth: z.strictObject({
    ...PoolInput,
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: z.strictObject({ USERNAME: z.optional(z.string()), PASSWORD: z.optional(z.string()) }),
  }),
  AdminListGroupsForUser: z.strictObject({
    ...UserInput,
    Limit: z.optional(z.number().check(z.int(), z.gte(0), z.lte(60))),
  }),
  AdminDeleteUser: z.strictObject(UserInput),
};

/** The shortest and the longest password that Cognito accepts, in UTF-16 units. */
const passwordLength = { min: 6, max: 256 };

/** Matches a password on one line, without white space at the start or end. */
const passwordPattern = /^\S+.*\S+$/;

/**
 * Checks a new password. Like Cognito, checks the parameter's constraints before the pool's password policy.
 * @throws AwsError when the password is not accepted
 */
function checkPassword(password: string): void {
  const isValid = password.length <= passwordLength.max && passwordPattern.test(password);
  if (!isValid || /\p{Cc}|\p{Cs}/u.test(password)) {
    throw new AwsError(invalid, "Value at 'password' failed to satisfy constraint");
  }
  if (password.length < passwordLength.min) {
    const message = 'Password did not conform with policy: Password not long enough';
    throw new AwsError('InvalidPasswordException', message);
  }
}

/**
 * A salt and hash that match no password. A sign-in without a stored password is checked against this hash, so that the
 * response takes equally long.
 */
const noPassword = { salt: Buffer.alloc(16).toString('base64'), hash: Buffer.alloc(32).toString('base64') };

/** The Cognito emulator, with functions for the control plane. */
export interface CognitoEmulator extends Emulator {
  /** @throws AwsError when there is no such user */
  addToGroup(username: string, group: string): void;
  /** @throws AwsError when there is no such user */
  removeFromGroup(username: string, group: string): void;
}

/**
 * Emulates Cognito: one user pool with one client and case-sensitive user names, and only the administrator calls that
 * we make. An unknown user gets the same error as a wrong password, as the client is configured on AWS. Cognito's
 * lockout after wrong passwords is not emulated.
 */
export async function startCognito({
  state,
  now,
  userPoolId,
  clientId,
  credentials,
}: CognitoOptions): Promise<CognitoEmulator> {
  const users = openUsers(state);

  function requirePool(id: string): void {
    if (id !== userPoolId) throw new AwsError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }

  function userNamed(username: string): User {
    const user = users.find(username);
    if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  const actions: Record<string, Action> = {
    AdminCreateUser: (body) => {
      const input = parseInput(inputs.AdminCreateUser, body, invalid);
      requirePool(input.UserPoolId);
      if (input.MessageAction !== 'SUPPRESS') throw unsupported('inviting a user: MessageAction must be SUPPRESS');
      if (users.find(input.Username)) throw new AwsError('UsernameExistsException', 'User account already exists');
      const user = newUser(input.Username, now());
      users.save(user);
      return {
        User: {
          Username: user.username,
          Attributes: [{ Name: 'sub', Value: user.sub }],
          UserCreateDate: epochSeconds(user.createdAt),
          UserLastModifiedDate: epochSeconds(user.modifiedAt),
          Enabled: true,
          UserStatus: user.status,
        },
      };
    },

    AdminSetUserPassword: async (body) => {
      const input = parseInput(inputs.AdminSetUserPassword, body, invalid);
      requirePool(input.UserPoolId);
      checkPassword(input.Password);
      userNamed(input.Username);
      const hashed = await hashPassword(input.Password);
      const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      // Reads the user again, because another call may have changed the user while the password was hashed.
      users.save({ ...userNamed(input.Username), ...hashed, status, modifiedAt: now().toISOString() });
      return {};
    },

    AdminInitiateAuth: async (body) => {
      const input = parseInput(inputs.AdminInitiateAuth, body, invalid);
      requirePool(input.UserPoolId);
      if (input.ClientId !== clientId) {
        throw new AwsError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
      }
      if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') {
        throw new AwsError(invalid, `Auth flow ${input.AuthFlow} not enabled for this client`);
      }
      const { USERNAME, PASSWORD } = input.AuthParameters;
      if (!USERNAME) throw new AwsError(invalid, 'Missing required parameter USERNAME');
      if (!PASSWORD) throw new AwsError(invalid, 'Missing required parameter PASSWORD');
      const user = users.find(USERNAME);
      const isRight = await isPassword(PASSWORD, { ...noPassword, ...user });
      if (!user || !isRight) throw new AwsError('NotAuthorizedException', 'Incorrect username or password.');
      return user.status === 'CONFIRMED'
        ? { AuthenticationResult: issueTokens(user, clientId, now()), ChallengeParameters: {} }
        : challenge(user);
    },

    AdminListGroupsForUser: (body) => {
      const input = parseInput(inputs.AdminListGroupsForUser, body, invalid);
      requirePool(input.UserPoolId);
      const { groups } = userNamed(input.Username);
      if (groups.length > (input.Limit ?? 60)) throw unsupported('more than one page of groups');
      return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: userPoolId })) };
    },

    AdminDeleteUser: (body) => {
      const input = parseInput(inputs.AdminDeleteUser, body, invalid);
      requirePool(input.UserPoolId);
      users.delete(userNamed(input.Username).username);
      return {};
    },
  };

  const emulator = await startJsonService({
    service: 'cognito-idp',
    credentials,
    contentType: 'application/x-amz-json-1.1',
    actionOf: byTarget('AWSCognitoIdentityProviderService', actions),
  });
  function changeGroups(username: string, change: (groups: string[]) => string[]): void {
    const user = userNamed(username);
    users.save({ ...user, groups: change(user.groups), modifiedAt: now().toISOString() });
  }
  return {
    ...emulator,
    addToGroup: (username, group) => changeGroups(username, (groups) => [...new Set([...groups, group])]),
    removeFromGroup: (username, group) => changeGroups(username, (groups) => groups.filter((each) => each !== group)),
  };
}
