import { readFile } from 'node:fs/promises';
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
import { startSignIn } from '#infra/local/sign-in.ts';
import {
  access,
  credentials,
  refusal,
  stoppedLater,
  temporaryFolder,
  untilKilled,
} from '#test/infra/local/stand-in.ts';

/** The real hash of passwords, counted. */
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
  const dataDir = await temporaryFolder();
  const engine = stoppedLater(await startSignIn({ ...settings, dataDir }));
  return { dataDir, engine, ...client(engine.url) };
}

test('a user who was made and given a password signs in with it', async () => {
  const { create, setPassword, signIn } = await started();
  const { User } = await create();
  expect(User).toMatchObject({ Username: 'owner-1', UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true });
  expect(User?.UserCreateDate).toEqual(settings.now());
  await setPassword('rex the dog');
  const { AuthenticationResult } = await signIn('rex the dog');
  expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 300 });
  expect(AuthenticationResult?.AccessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a wrong password, an unknown user and a user without a password are refused in the same words', async () => {
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

test('an unknown user and one without a password cost as much as a wrong password: a hash', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await create('owner-2');
  await setPassword('rex the dog');
  for (const username of ['owner-1', 'owner-2', 'nobody']) {
    hashing.mockClear();
    await refusal(signIn('Rex the dog', username));
    expect(hashing, username).toHaveBeenCalledTimes(1);
  }
});

test('a password that is not permanent only gets the challenge to choose a new one', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await setPassword('rex the dog', { Permanent: false });
  const answer = await signIn('rex the dog');
  expect(answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(answer.AuthenticationResult).toBeUndefined();
  expect(await refusal(signIn('another'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('a user name is taken once, also when two ask for it at the same time', async () => {
  const { create } = await started();
  const calls = await Promise.allSettled([create(), create()]);
  expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(create())).toEqual({ name: 'UsernameExistsException', status: 400 });
  await create('OWNER-1');
});

test('a password outside the policy is refused and the old one stays', async () => {
  const { create, setPassword, signIn } = await started();
  await create();
  await setPassword('rex the dog');
  expect(await refusal(setPassword('short'))).toEqual({ name: 'InvalidPasswordException', status: 400 });
  for (const password of ['x'.repeat(257), '😀'.repeat(129), ' leading', 'trailing ', 'two\nlines', 'nul\u0000']) {
    expect(await refusal(setPassword(password))).toEqual({ name: 'InvalidParameterException', status: 400 });
  }
  expect((await signIn('rex the dog')).AuthenticationResult).toBeDefined();
  await setPassword('x'.repeat(256));
  await setPassword('😀'.repeat(128));
  await setPassword('sixsix');
  expect(await refusal(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('what concerns a user who does not exist is refused', async () => {
  const { setPassword, groups, remove } = await started();
  const unknown = { name: 'UserNotFoundException', status: 400 };
  expect(await refusal(setPassword('rex the dog'))).toEqual(unknown);
  expect(await refusal(groups())).toEqual(unknown);
  expect(await refusal(remove())).toEqual(unknown);
});

test('another pool and another client do not exist', async () => {
  const { create, setPassword, signIn, cognito } = await started();
  await create();
  await setPassword('rex the dog');
  const unknown = { name: 'ResourceNotFoundException', status: 400 };
  const elsewhere = { UserPoolId: 'eu-central-1_other' };
  expect(await refusal(signIn('rex the dog', 'owner-1', elsewhere))).toEqual(unknown);
  expect(await refusal(signIn('rex the dog', 'owner-1', { ClientId: 'other' }))).toEqual(unknown);
  expect(await refusal(setPassword('rex the dog', elsewhere))).toEqual(unknown);
  const make = new AdminCreateUserCommand({ ...elsewhere, Username: 'a', MessageAction: 'SUPPRESS' });
  expect(await refusal(cognito.send(make))).toEqual(unknown);
});

test('groups are empty until the user is added to one', async () => {
  const { engine, create, groups } = await started();
  await create();
  expect((await groups()).Groups).toEqual([]);
  await engine.addToGroup('owner-1', 'moderators');
  await engine.addToGroup('owner-1', 'moderators');
  expect((await groups()).Groups).toEqual([{ GroupName: 'moderators', ...pool }]);
  await expect(engine.addToGroup('nobody', 'moderators')).rejects.toThrow('User does not exist.');
});

test('a user who was removed is gone, and the name is free again with nothing of the old user', async () => {
  const { engine, create, setPassword, signIn, groups, remove } = await started();
  await create();
  await setPassword('rex the dog');
  await engine.addToGroup('owner-1', 'moderators');
  await remove();
  expect(await refusal(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
  await create();
  expect((await groups()).Groups).toEqual([]);
  expect(await refusal(signIn('rex the dog'))).toMatchObject({ name: 'NotAuthorizedException' });
});

test('an action, a parameter or a flow that is not known is an error', async () => {
  const { cognito, signIn, create } = await started();
  const user = { ...pool, Username: 'owner-1' };
  const send = (command: AdminCreateUserCommand) => refusal(cognito.send(command));
  expect(await refusal(cognito.send(new AdminGetUserCommand(user)))).toEqual({
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
    const name = (await refusal(signIn('rex the dog', 'owner-1', more))).name;
    expect(name).toBe('InvalidParameterException');
  }
});

test('a call that is not signed, or with another key or secret, is refused', async () => {
  const { engine } = await started();
  const key = (changes: object) => client(engine.url, { credentials: { ...credentials, ...changes } }).create();
  expect(await refusal(key({ accessKeyId: 'other' }))).toEqual({ name: 'UnrecognizedClientException', status: 403 });
  expect(await refusal(key({ secretAccessKey: 'wrong' }))).toEqual({ name: 'InvalidSignatureException', status: 403 });
  const late = client(engine.url, { systemClockOffset: -16 * 60 * 1000 }).create();
  expect(await refusal(late)).toEqual({ name: 'InvalidSignatureException', status: 403 });
  const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminCreateUser' };
  const answer = await fetch(engine.url, { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
});

test('the file holds no password, and after a stop everything is as it was', async () => {
  const { dataDir, engine, create, setPassword, remove } = await started();
  await create();
  await setPassword('rex the dog');
  await engine.addToGroup('owner-1', 'moderators');
  await create('owner-2');
  await remove('owner-2');
  await engine.stop();
  expect(await readFile(join(dataDir, 'sign-in.jsonl'), 'utf8')).not.toContain('rex the dog');
  const again = client(stoppedLater(await startSignIn({ ...settings, dataDir })).url);
  expect((await again.signIn('rex the dog')).AuthenticationResult).toBeDefined();
  expect((await again.groups()).Groups).toHaveLength(1);
  expect(await refusal(again.groups('owner-2'))).toMatchObject({ name: 'UserNotFoundException' });
});

test('what was answered survives a kill', async () => {
  const dataDir = await temporaryFolder();
  const start = `startSignIn({ dataDir, now, credentials, userPoolId: '${pool.UserPoolId}', clientId: 'client' })`;
  await untilKilled('sign-in.ts', dataDir, start, async (url) => {
    const { create, setPassword } = client(url);
    await create();
    await setPassword('rex the dog');
  });
  const { signIn } = client(stoppedLater(await startSignIn({ ...settings, dataDir })).url);
  expect((await signIn('rex the dog')).AuthenticationResult).toBeDefined();
});
