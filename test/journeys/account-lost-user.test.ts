import { AdminDeleteUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { connectTable, createFactories, type Owner, password } from '#test/support/factories.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { readToken, resetToken } = mailboxIn(app);
const fresh = 'a-new-bone-9';

await connectTable(app);
const pool = new CognitoIdentityProviderClient({
  endpoint: app.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
});

afterEach(() => app.clock.reset());

/** Deletes the owner's user, as if the user pool had been lost. */
async function loseUser({ user }: Owner): Promise<void> {
  await pool.send(new AdminDeleteUserCommand({ UserPoolId: app.environment.USER_POOL_ID, Username: user.id }));
}

function signIn({ email }: Owner, word: string) {
  return app.visitor().post('/api/auth/login', { email, password: word });
}

test('an owner whose user is lost gets it back with a reset link, and keeps the account', async () => {
  const owner = await create.ownerWithDog();
  await app.visitor().ask(account.verifyEmail, { body: { token: await readToken(owner.email, 'verify') } });
  await loseUser(owner);
  expect((await signIn(owner, password)).status).toBe(401);
  const body = { token: await resetToken(owner), password: fresh };
  expect((await app.visitor().post('/api/auth/reset-password', body)).status).toBe(204);
  const browser = app.visitor();
  const user = await browser.ask(account.login, { body: { email: owner.email, password: fresh } });
  expect(user.id).toBe(owner.user.id);
  expect((await browser.get('/api/dogs')).body).toHaveLength(1);
  expect((await signIn(owner, password)).status).toBe(401);
});

test('a signed-in moderator whose user is lost stays signed in, without the role', async () => {
  app.clock.freeze();
  const owner = await create.owner();
  await owner.browser.post('/__local/roles', { email: owner.email, role: 'moderators' });
  const { browser } = owner;
  const credentials = { email: owner.email, password };
  expect((await browser.ask(account.login, { body: credentials })).roles).toEqual(['moderators']);
  await loseUser(owner);
  app.clock.moveTo(new Date(app.clock.now().getTime() + 16 * 60_000));
  expect((await browser.ask(account.getUser)).roles).toEqual([]);
});
