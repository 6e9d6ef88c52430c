import * as z from 'zod/mini';
import { AwsFailure, type Engine, unsupported } from '#infra/local/engine.ts';
import { oneAtATime } from '#infra/local/journal.ts';
import { type Action, byTarget, checked, startJsonService } from '#infra/local/json-service.ts';
import { challenge, epochSeconds, tokensOf } from '#infra/local/sign-in-tokens.ts';
import { hashed, newUser, openSignInUsers, passwordIsRight, type SignInUser } from '#infra/local/sign-in-users.ts';
import type { Credentials } from '#infra/local/signature.ts';

export interface SignInOptions {
  dataDir: string;
  now: () => Date;
  userPoolId: string;
  clientId: string;
  /** When given, only calls signed with them are answered. */
  credentials?: Credentials;
}

const invalid = 'InvalidParameterException';

const Pool = { UserPoolId: z.string() };
const User = { ...Pool, Username: z.string().check(z.regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u)) };

const inputs = {
  AdminCreateUser: z.strictObject({ ...User, MessageAction: z.optional(z.string()) }),
  AdminSetUserPassword: z.strictObject({ ...User, Password: z.string(), Permanent: z.optional(z.boolean()) }),
  AdminInitiateAuth: z.strictObject({
    ...Pool,
    ClientId: z.string(),
    AuthFlow: z.string(),
    AuthParameters: z.strictObject({ USERNAME: z.optional(z.string()), PASSWORD: z.optional(z.string()) }),
  }),
  AdminListGroupsForUser: z.strictObject({
    ...User,
    Limit: z.optional(z.number().check(z.int(), z.gte(0), z.lte(60))),
  }),
  AdminDeleteUser: z.strictObject(User),
};

/** Cognito's own bounds, in UTF-16 units: six is the least a policy can ask for, 256 the most that is taken. */
const passwordLength = { least: 6, most: 256 };

/** What the parameter must be: no white space at its ends, on one line. */
const passwordPattern = /^\S+.*\S+$/;

/** @throws AwsFailure for the parameter before the policy is asked, as Cognito does */
function checkPassword(password: string): void {
  const isTaken = password.length <= passwordLength.most && passwordPattern.test(password);
  if (!isTaken || /\p{Cc}|\p{Cs}/u.test(password)) {
    throw new AwsFailure(invalid, "Value at 'password' failed to satisfy constraint");
  }
  if (password.length < passwordLength.least) {
    const words = 'Password did not conform with policy: Password not long enough';
    throw new AwsFailure('InvalidPasswordException', words);
  }
}

/** Stands for a user who has no password: nothing hashes to this, and finding that out takes as long as with any other. */
const nobody = { salt: Buffer.alloc(16).toString('base64'), hash: Buffer.alloc(32).toString('base64') };

/**
 * Stands in for the user pool: the administrators' calls that we make, one pool, one client, user names that are
 * case-sensitive. An unknown user is refused like a wrong password, as the pool's client is set up to do.
 */
export async function startSignIn({
  dataDir,
  now,
  userPoolId,
  clientId,
  credentials,
}: SignInOptions): Promise<Engine & { addToGroup(username: string, group: string): Promise<void> }> {
  const users = await openSignInUsers(dataDir);
  // Changes wait for each other, so that of two calls that make the same user one is refused.
  const exclusively = oneAtATime();

  function demandPool(id: string): void {
    if (id !== userPoolId) throw new AwsFailure('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }

  function userNamed(username: string): SignInUser {
    const user = users.find(username);
    if (!user) throw new AwsFailure('UserNotFoundException', 'User does not exist.');
    return user;
  }

  const actions: Record<string, Action> = {
    AdminCreateUser: async (body) => {
      const input = checked(inputs.AdminCreateUser, body, invalid);
      demandPool(input.UserPoolId);
      if (input.MessageAction !== 'SUPPRESS') throw unsupported('inviting a user: MessageAction must be SUPPRESS');
      return exclusively(async () => {
        if (users.find(input.Username)) {
          throw new AwsFailure('UsernameExistsException', 'User account already exists');
        }
        const user = newUser(input.Username, now());
        await users.save(user);
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
      });
    },

    AdminSetUserPassword: async (body) => {
      const input = checked(inputs.AdminSetUserPassword, body, invalid);
      demandPool(input.UserPoolId);
      checkPassword(input.Password);
      userNamed(input.Username);
      const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      const kept = await hashed(input.Password);
      await exclusively(async () => {
        await users.save({ ...userNamed(input.Username), ...kept, status, modifiedAt: now().toISOString() });
      });
      return {};
    },

    AdminInitiateAuth: async (body) => {
      const input = checked(inputs.AdminInitiateAuth, body, invalid);
      demandPool(input.UserPoolId);
      if (input.ClientId !== clientId) {
        throw new AwsFailure('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`);
      }
      if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') {
        throw new AwsFailure(invalid, `Auth flow ${input.AuthFlow} not enabled for this client`);
      }
      const { USERNAME, PASSWORD } = input.AuthParameters;
      if (!USERNAME) throw new AwsFailure(invalid, 'Missing required parameter USERNAME');
      if (!PASSWORD) throw new AwsFailure(invalid, 'Missing required parameter PASSWORD');
      const user = users.find(USERNAME);
      const isRight = await passwordIsRight({ ...nobody, ...user }, PASSWORD);
      if (!user || !isRight) {
        throw new AwsFailure('NotAuthorizedException', 'Incorrect username or password.');
      }
      return user.status === 'CONFIRMED'
        ? { AuthenticationResult: tokensOf(user, clientId, now()), ChallengeParameters: {} }
        : challenge(user);
    },

    AdminListGroupsForUser: async (body) => {
      const input = checked(inputs.AdminListGroupsForUser, body, invalid);
      demandPool(input.UserPoolId);
      const { groups } = userNamed(input.Username);
      if (groups.length > (input.Limit ?? 60)) throw unsupported('more groups of a user than one page holds');
      return { Groups: groups.map((GroupName) => ({ GroupName, UserPoolId: userPoolId })) };
    },

    AdminDeleteUser: async (body) => {
      const input = checked(inputs.AdminDeleteUser, body, invalid);
      demandPool(input.UserPoolId);
      await exclusively(async () => users.remove(userNamed(input.Username).username));
      return {};
    },
  };

  const engine = await startJsonService({
    service: 'cognito-idp',
    credentials,
    contentType: 'application/x-amz-json-1.1',
    actionOf: byTarget('AWSCognitoIdentityProviderService', actions),
  });
  return {
    url: engine.url,
    stop: async () => {
      await engine.stop();
      await users.close();
    },
    addToGroup: (username, group) =>
      exclusively(async () => {
        const user = userNamed(username);
        if (user.groups.includes(group)) return;
        await users.save({ ...user, groups: [...user.groups, group], modifiedAt: now().toISOString() });
      }),
  };
}
