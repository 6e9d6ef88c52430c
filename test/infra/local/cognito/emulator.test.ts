import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  type AdminSetUserPasswordCommandInput,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, test, vi } from 'vitest';
import { startCognito } from '#infra/local/cognito/emulator.ts';
import { access, catchError, credentials, dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

/** A spy on the real password hash. */
const hashing = await vi.hoisted(async () => vi.fn((await import('node:crypto')).scrypt));
vi.mock('node:crypto', async (original) => ({ ...(await original<object>()), scrypt: hashing }));

const pool = { UserPoolId: 'eu-central-1_local' };
const settings = {
  now: () => new Date('2026-03-01T09:00:00Z'),
  userPoolId: pool.UserPoolId,
  clientId: 'client',
  credentials,
};

function client(endpoint: string, changes: object = {}) {
  const cognito = new CognitoIdentityProviderClient({ ...access, ...changes, endpoint });
  const user = { ...pool, Username: 'owner-1' };
  return {
    cognito,
    create: (Username = 'owner-1') =>
      cognito.send(new AdminCreateUserCommand({ ...pool, Username, MessageAction: 'SUPPRESS' })),
    setPassword: (Password: string, more: Partial<AdminSetUserPasswordCommandInput> = {}) =>
      cognito.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true, ...more })),
    signIn: (PASSWORD: string, USERNAME = 'owner-1', more: object = {}) =>
      cognito.send(
        new AdminInitiateAuthCommand({
          ...pool,
          ClientId: 'client',
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD },
          ...more,
        }),
      ),
    groups: (Username = 'owner-1') => cognito.send(new AdminListGroupsForUserCommand({ ...pool, Username, Limit: 60 })),
    remove: (Username = 'owner-1') => cognito.send(new AdminDeleteUserCommand({ ...pool, Username })),
  };
}

async function started() {
  const folder = dataFolder();
  const emulator = stoppedAfterTest(await startCognito({ ...settings, state: folder.state }));
  return { folder, emulator, ...client(emulator.url) };
}

test('a user can sign in with the password that was set', async () => {
  const { create, setPassword, signIn } = await started();
  const { User } = await create();
  expect(User).toMatchObject({ Username: 'owner-1', UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
  expect(User?.UserCreateDate).toEqual(settings.now());
  await setPassword('rex the dog');
  const { AuthenticationResult } = await signIn('rex the dog');
  expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 300 });
  expect(AuthenticationResult?.AccessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a wrong password, an unknown user, and a user without a password get the same error', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await create('owner-2');
  await setPassword('rex the dog');
  const wrong: [string, string][] = [
    ['Rex the dog', 'owner-1'],
    ['rex the dog', 'nobody'],
    ['rex the dog', 'owner-2'],
  ];
  for (const [password, username] of wrong) {
    await expect(signIn(password, username)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
      $metadata: { httpStatusCode: 400 },
    });
  }
});

test('every failed sign-in computes one hash, even for an unknown user or one without a password', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await create('owner-2');
  await setPassword('rex the dog');
  for (const username of ['owner-1', 'owner-2', 'nobody']) {
    hashing.mockClear();
    await catchError(signIn('Rex the dog', username));
    expect(hashing, username).toHaveBeenCalledTimes(1);
  }
});

test('a temporary password only leads to the challenge to choose a new one', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await setPassword('rex the dog', { Permanent: false });
  const answer = await signIn('rex the dog');
  expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(answer.AuthenticationResult).toBeUndefined();
  expect(await catchError(signIn('another'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('a user is created only once, even by concurrent calls', async () => {
  const { create } = await started();
  const calls = await Promise.allSettled([create(), create()]);
  expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await catchError(create())).toEqual({ name: 'UsernameExistsException', status: 400 });
  await create('OWNER-1');
});

test('a password outside the policy is rejected, and the old one is kept', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await setPassword('rex the dog');
  expect(await catchError(setPassword('short'))).toEqual({ name: 'InvalidPasswordException', status: 400 });
  for (const password of ['x'.repeat(257), '😀'.repeat(129), ' leading', 'trailing ', 'two\nlines', 'nul\u0000']) {
    expect(await catchError(setPassword(password))).toEqual({ name: 'InvalidParameterException', status: 400 });
  }
  expect((await signIn('rex the dog')).AuthenticationResult).toBeDefined();
  await setPassword('x'.repeat(256));
  await setPassword('😀'.repeat(128));
  await setPassword('sixsix');
  expect(await catchError(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('a call for a user who does not exist is rejected', async () => {
  const { setPassword, groups, remove } = await started();
  const unknown = { name: 'UserNotFoundException', status: 400 };
  expect(await catchError(setPassword('rex the dog'))).toEqual(unknown);
  expect(await catchError(groups())).toEqual(unknown);
  expect(await catchError(remove())).toEqual(unknown);
});

test('a call for another pool or client is rejected', async () => {
  const { create, setPassword, signIn, cognito } = await started();
  await create();
  await setPassword('rex the dog');
  const unknown = { name: 'ResourceNotFoundException', status: 400 };
  const elsewhere = { UserPoolId: 'eu-central-1_other' };
  expect(await catchError(signIn('rex the dog', 'owner-1', elsewhere))).toEqual(unknown);
  expect(await catchError(signIn('rex the dog', 'owner-1', { ClientId: 'other' }))).toEqual(unknown);
  expect(await catchError(setPassword('rex the dog', elsewhere))).toEqual(unknown);
  const make = new AdminCreateUserCommand({ ...elsewhere, Username: 'a', MessageAction: 'SUPPRESS' });
  expect(await catchError(cognito.send(make))).toEqual(unknown);
});

test('the groups of a user can be listed', async () => {
  const { emulator, create, groups } = await started();
  await create();
  expect((await groups()).Groups).toEqual([]);
  emulator.addToGroup('owner-1', 'moderators');
  emulator.addToGroup('owner-1', 'moderators');
  expect((await groups()).Groups).toEqual([{ GroupName: 'moderators', ...pool }]);
  expect(() => emulator.addToGroup('nobody', 'moderators')).toThrow('User does not exist.');
  emulator.removeFromGroup('owner-1', 'moderators');
  expect((await groups()).Groups).toEqual([]);
});

test('a new user does not inherit the password or groups of a deleted user with the same name', async () => {
  const { emulator, create, setPassword, signIn, groups, remove } = await started();
  await create();
  await setPassword('rex the dog');
  emulator.addToGroup('owner-1', 'moderators');
  await remove();
  expect(await catchError(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
  await create();
  expect((await groups()).Groups).toEqual([]);
  expect(await catchError(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('an unsupported call, parameter, or flow is rejected', async () => {
  const { cognito, signIn, create } = await started();
  const user = { ...pool, Username: 'owner-1' };
  const send = (command: AdminCreateUserCommand) => catchError(cognito.send(command));
  expect(await catchError(cognito.send(new AdminGetUserCommand(user)))).toEqual({
    name: 'UnknownOperationException',
    status: 400,
  });
  expect(await send(new AdminCreateUserCommand(user))).toEqual({ name: 'NotImplemented', status: 501 });
  const withMail = { ...user, MessageAction: 'SUPPRESS', UserAttributes: [{ Name: 'email', Value: 'a@b.example' }] };
  expect(await send(new AdminCreateUserCommand({ ...withMail, MessageAction: 'SUPPRESS' }))).toEqual({
    name: 'NotImplemented',
    status: 501,
  });
  expect(await send(new AdminCreateUserCommand({ ...user, Username: 'two words', MessageAction: 'SUPPRESS' }))).toEqual(
    {
      name: 'InvalidParameterException',
      status: 400,
    },
  );
  await create();
  for (const more of [{ AuthFlow: 'ADMIN_USER_SRP_AUTH' }, { AuthParameters: { USERNAME: 'owner-1' } }]) {
    const name = (await catchError(signIn('rex the dog', 'owner-1', more))).name;
    expect(name).toBe('InvalidParameterException');
  }
});

test('a call without a valid signature is rejected', async () => {
  const { emulator } = await started();
  const key = (changes: object) => client(emulator.url, { credentials: { ...credentials, ...changes } }).create();
  expect(await catchError(key({ accessKeyId: 'other' }))).toEqual({ name: 'UnrecognizedClientException', status: 403 });
  expect(await catchError(key({ secretAccessKey: 'wrong' }))).toEqual({
    name: 'InvalidSignatureException',
    status: 403,
  });
  const late = client(emulator.url, { systemClockOffset: -16 * 60 * 1000 }).create();
  expect(await catchError(late)).toEqual({ name: 'InvalidSignatureException', status: 403 });
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminCreateUser' };
  const answer = await fetch(emulator.url, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
});

test('users survive a restart, and the file contains no password', async () => {
  const { folder, emulator, create, setPassword, remove } = await started();
  await create();
  await setPassword('rex the dog');
  emulator.addToGroup('owner-1', 'moderators');
  await create('owner-2');
  await remove('owner-2');
  await emulator.stop();
  folder.state.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(readFileSync(join(folder.dataDir, 'state.sqlite')).includes('rex the dog')).toBe(false);
  const again = client(stoppedAfterTest(await startCognito({ ...settings, state: folder.state })).url);
  expect((await again.signIn('rex the dog')).AuthenticationResult).toBeDefined();
  expect((await again.groups()).Groups).toHaveLength(1);
  expect(await catchError(again.groups('owner-2'))).toMatchObject({ name: 'UserNotFoundException' });
});
