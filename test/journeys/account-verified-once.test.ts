import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, type Owner } from '#test/support/factories.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { readToken, resetToken } = mailboxIn(app);

async function click(token: string): Promise<number> {
  return (await app.visitor().post('/api/auth/verify-email', { token })).status;
}

/** How many verification events were published. */
async function countEvents({ user }: Owner): Promise<number> {
  await app.settle();
  const published = (await app.publishedEvents()).filter(
    ({ type, detail }) => type === 'EmailVerified' && detail.ownerId === user.id,
  );
  return published.length;
}

async function twoTokens(owner: Owner): Promise<[string, string]> {
  const first = await readToken(owner.email, 'verify');
  await owner.browser.ask(account.resendVerification);
  return [first, await readToken(owner.email, 'verify')];
}

test('the second link of a verified owner succeeds once, without another event', async () => {
  const owner = await create.owner();
  const [first, second] = await twoTokens(owner);
  expect(second).not.toBe(first);
  expect([await click(second), await click(first)]).toEqual([204, 204]);
  expect([await click(second), await click(first)]).toEqual([400, 400]);
  expect(await countEvents(owner)).toBe(1);
});

test('two links that are used simultaneously both succeed, with one event', async () => {
  const owner = await create.owner();
  const tokens = await twoTokens(owner);
  expect(await Promise.all(tokens.map(click))).toEqual([204, 204]);
  expect(await countEvents(owner)).toBe(1);
});

test('a link used after a password reset causes no second event', async () => {
  const owner = await create.owner();
  const link = await readToken(owner.email, 'verify');
  const body = { token: await resetToken(owner), password: 'walkies-at-noon' };
  await app.visitor().ask(account.resetPassword, { body });
  expect(await click(link)).toBe(204);
  await owner.browser.ask(account.login, { body: { email: owner.email, password: body.password } });
  expect(await countEvents(owner)).toBe(1);
});
