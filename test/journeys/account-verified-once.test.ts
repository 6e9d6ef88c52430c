import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { givenIn, type Owner } from '#test/support/given.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startHouse } from '#test/support/runtime.ts';

const house = await startHouse();
const given = givenIn(house);
const { tokenOf, resetToken } = mailboxIn(house);

async function click(token: string): Promise<number> {
  return (await house.visitor().post('/api/auth/verify-email', { token })).status;
}

/** How often it was announced, and how often the bell tells of it. */
async function toldOf({ browser, user }: Owner) {
  await house.settle();
  const announced = (await house.announced()).filter(
    ({ type, detail }) => type === 'EmailVerified' && detail.ownerId === user.id,
  );
  const bell = await browser.ask(notifications.listNotifications);
  return { announced: announced.length, bell: bell.filter(({ title }) => title === 'Your email is confirmed').length };
}

async function twoTokens(owner: Owner): Promise<[string, string]> {
  const first = await tokenOf(owner.email, 'verify');
  await owner.browser.ask(account.resendVerification);
  return [first, await tokenOf(owner.email, 'verify')];
}

test('a second link of an owner who is verified says yes, is used up, and is not told of again', async () => {
  const owner = await given.owner();
  const [first, second] = await twoTokens(owner);
  expect(second).not.toBe(first);
  expect([await click(second), await click(first)]).toEqual([204, 204]);
  expect([await click(second), await click(first)]).toEqual([400, 400]);
  expect(await toldOf(owner)).toEqual({ announced: 1, bell: 1 });
});

test('two links at the same moment both say yes, and it is told of once', async () => {
  const owner = await given.owner();
  const tokens = await twoTokens(owner);
  expect(await Promise.all(tokens.map(click))).toEqual([204, 204]);
  expect(await toldOf(owner)).toEqual({ announced: 1, bell: 1 });
});

test('a new password that proved the mailbox was told of, and the older link adds nothing', async () => {
  const owner = await given.owner();
  const link = await tokenOf(owner.email, 'verify');
  const body = { token: await resetToken(owner), password: 'walkies-at-noon' };
  await house.visitor().ask(account.resetPassword, { body });
  expect(await click(link)).toBe(204);
  await owner.browser.ask(account.login, { body: { email: owner.email, password: body.password } });
  expect(await toldOf(owner)).toEqual({ announced: 1, bell: 1 });
});
