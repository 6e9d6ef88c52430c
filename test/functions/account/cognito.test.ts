import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test, vi } from 'vitest';

vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('USER_POOL_ID', 'pool');
vi.stubEnv('USER_POOL_CLIENT_ID', 'client');
const { checkPassword } = await import('#functions/account/cognito.ts');

const pool = mockClient(CognitoIdentityProviderClient);

function refusal(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

beforeEach(() => {
  pool.reset();
});

test('a password is correct only if Cognito accepts it without a challenge', async () => {
  pool.on(AdminInitiateAuthCommand).resolvesOnce({ AuthenticationResult: {} }).resolves({});
  expect(await checkPassword('maya', 'rex the dog')).toBe(true);
  expect(await checkPassword('maya', 'rex the dog')).toBe(false);
});

test.each(['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'])(
  'a password is wrong when Cognito returns %s',
  async (name) => {
    pool.on(AdminInitiateAuthCommand).rejects(refusal(name, 'Incorrect username or password.'));
    expect(await checkPassword('maya', 'guess')).toBe(false);
  },
);

test('a password check during a lockout by Cognito fails with 429 and says when to try again', async () => {
  pool.on(AdminInitiateAuthCommand).rejects(refusal('NotAuthorizedException', 'Password attempts exceeded'));
  const checked = checkPassword('maya', 'rex the dog');
  await expect(checked).rejects.toMatchObject({ code: 'rateLimited', status: 429, retryAfter: 60 });
});

test('a password check that Cognito throttles fails with 503', async () => {
  pool.on(AdminInitiateAuthCommand).rejects(refusal('TooManyRequestsException', 'Slow down.'));
  await expect(checkPassword('maya', 'rex the dog')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
});
