import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { referrals } from '#shared/contract/referrals.ts';
import { deliver } from '#test/support/deliver.ts';
import { createFactories, newEmail, type Owner, password, registration, testCard } from '#test/support/factories.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp({}, { plansOnSale: true });
const create = createFactories(app);
const { emailsTo, readToken } = mailboxIn(app);

const credits = ({ browser }: Owner) => browser.ask(referrals.getUserCredits);
const history = ({ browser }: Owner) => browser.ask(referrals.listReferrals);
const remaining = async (owner: Owner) => (await credits(owner)).creditsRemaining;
const titles = async ({ browser }: Owner) =>
  (await browser.ask(notifications.listNotifications)).map(({ title }) => title);

/** Registers an owner with an invite code. */
async function join(inviteCode: string, email = newEmail('friend')): Promise<Owner> {
  const browser = app.visitor();
  const user = await browser.ask(account.register, { body: { ...registration(email), inviteCode } });
  await app.settle();
  return { browser, email, user };
}

async function verify({ email }: Owner): Promise<void> {
  const token = await readToken(email, 'verify');
  await app.visitor().post('/api/auth/verify-email', { token });
  await app.settle();
}

/** Registers an owner, and a friend who has joined with the owner's code and verified the email. */
async function invite(): Promise<{ inviter: Owner; friend: Owner }> {
  const inviter = await create.owner();
  const friend = await join((await credits(inviter)).inviteCode);
  await verify(friend);
  return { inviter, friend };
}

/** Delivers all events about an owner again, several times at once. */
async function deliverAgain({ user }: Owner): Promise<void> {
  const types = ['OwnerRegistered', 'EmailVerified', 'ReferralCompleted'];
  const about = (await app.publishedEvents()).filter(
    ({ type, detail }) => types.includes(type) && [detail.ownerId, detail.refereeId].includes(user.id),
  );
  expect(about).toHaveLength(3);
  const time = app.clock.now().toISOString();
  const copies = [...about, ...about, ...about].reverse();
  await Promise.all(
    copies.map(({ type, detail }) => deliver(app, { source: 'houndwell', 'detail-type': type, detail, time })),
  );
  await app.settle();
}

test('a friend who joins and verifies their email earns both owners one month, however often events arrive', async () => {
  const inviter = await create.owner();
  const codes = await Promise.all([1, 2, 3].map(() => credits(inviter)));
  const [{ inviteCode, shareLink } = { inviteCode: '', shareLink: '' }] = codes;
  expect(new Set(codes.map((each) => each.inviteCode)).size).toBe(1);
  expect(inviteCode).toMatch(/^[CDFGHJKMNPQRTVWXY23479]{8}$/);
  expect(shareLink).toMatch(new RegExp(`^https?://[^/]+/\\?ref=${inviteCode}$`));
  expect(await app.visitor().ask(referrals.getInvite, { params: { code: inviteCode.toLowerCase() } })).toEqual({
    name: 'Maya L.',
  });

  const friend = await join(inviteCode.toLowerCase());
  expect(await history(inviter)).toMatchObject([{ inviteCode, status: 'pending', completedAt: null }]);
  expect([await remaining(inviter), await remaining(friend)]).toEqual([0, 0]);

  await verify(friend);
  await deliverAgain(friend);
  expect(await credits(inviter)).toMatchObject({ creditsRemaining: 1, totalReferrals: 1, inviteCode });
  expect(await credits(friend)).toMatchObject({ creditsRemaining: 1, totalReferrals: 0 });
  expect((await credits(inviter)).lastCreditAwarded).not.toBeNull();
  expect(await history(inviter)).toMatchObject([{ status: 'completed', creditAwarded: true }]);
  expect(JSON.stringify(await history(inviter))).not.toContain(friend.user.id);
  expect((await titles(inviter)).filter((title) => title === 'You earned a free month')).toHaveLength(1);
  expect((await titles(friend)).filter((title) => title === 'Your first month is covered')).toHaveLength(1);
  expect(await emailsTo(inviter.email, 'You earned a free month')).toHaveLength(1);
  expect(await emailsTo(friend.email, 'Your first month is covered')).toHaveLength(1);
});

test('the history is read page by page, newest first', async () => {
  const inviter = await create.owner();
  const { inviteCode } = await credits(inviter);
  for (let count = 0; count < 3; count += 1) await join(inviteCode);
  const all = (await history(inviter)).map(({ id }) => id);
  expect(all).toHaveLength(3);
  const first = await inviter.browser.get('/api/referrals?limit=2');
  const cursor = encodeURIComponent(String(first.headers['x-next-cursor']));
  const second = await inviter.browser.get(`/api/referrals?limit=2&cursor=${cursor}`);
  const ids = [first, second].map(({ body }) => (body as { id: string }[]).map(({ id }) => id));
  expect(ids).toEqual([all.slice(0, 2), all.slice(2)]);
  expect(second.headers['x-next-cursor']).toBeUndefined();
});

test('an unknown or malformed code does not hinder the sign-up, and earns nothing', async () => {
  for (const code of ['CCCCDDDD', "'; DROP TABLE--"]) {
    const owner = await join(code);
    await verify(owner);
    expect(await remaining(owner)).toBe(0);
  }
  const unknown = await app.visitor().get('/api/invites/CCCCDDDD');
  expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'inviteNotFound' }]);
});

test('a second account of the same mailbox earns nothing, nor does a mailbox that was invited before', async () => {
  const { inviter, friend } = await invite();
  const { inviteCode } = await credits(inviter);
  for (const { email } of [inviter, friend]) {
    const again = await join(inviteCode, email.replace('@', '+again@'));
    await verify(again);
    expect(await remaining(again)).toBe(0);
  }
  expect(await credits(inviter)).toMatchObject({ creditsRemaining: 1, totalReferrals: 1 });
  expect((await history(inviter)).map(({ status }) => status)).toEqual(['void', 'void', 'completed']);
});

test('owners who share a card earn nothing, whenever and by whom it is added', async () => {
  const card = { ...testCard(app.clock.now()), cardholderName: 'Shared Card' };
  const { inviter, friend } = await invite();
  const { id } = await friend.browser.ask(billing.addPaymentMethod, { body: card });
  // Removing the card does not hide it.
  await friend.browser.ask(billing.removePaymentMethod, { params: { id } });
  await app.settle();
  expect([await remaining(inviter), await remaining(friend)]).toEqual([1, 1]);
  await inviter.browser.ask(billing.addPaymentMethod, { body: card });
  await app.settle();
  expect([await remaining(inviter), await remaining(friend)]).toEqual([0, 0]);
  expect(await credits(inviter)).toMatchObject({ totalReferrals: 0 });
  await deliverAgain(friend);
  expect([await remaining(inviter), await remaining(friend)]).toEqual([0, 0]);

  const { paymentToken } = await app.visitor().ask(billing.createPaymentToken, { body: card });
  const browser = app.visitor();
  const form = { ...registration(newEmail('third')), inviteCode: (await credits(inviter)).inviteCode, paymentToken };
  const third = { browser, email: form.email, user: await browser.ask(account.register, { body: form }) };
  await app.settle();
  await verify(third);
  expect([await remaining(inviter), await remaining(third)]).toEqual([0, 0]);
  expect((await history(inviter)).map(({ status }) => status)).toEqual(['void', 'void']);
});

test('an inviting owner without referral credits earns nothing, but the friend does, and earlier credits stay', async () => {
  const { inviter } = await invite();
  const { inviteCode } = await credits(inviter);
  await create.tier(inviter, 'expired');
  const refused = await inviter.browser.get('/api/user-credits');
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'planRequired' }]);
  const friend = await join(inviteCode);
  await verify(friend);
  expect(await remaining(friend)).toBe(1);
  await create.tier(inviter, 'free');
  expect(await credits(inviter)).toMatchObject({ creditsRemaining: 1, totalReferrals: 2 });
  expect(await history(inviter)).toMatchObject([{ creditAwarded: false }, { creditAwarded: true }]);
  expect(await titles(inviter)).toContain('Someone joined with your link');
});

test('a credit pays the first month after the trial, and the card the second one', async () => {
  const hour = 3600 * 1000;
  const runTo = async (iso: string) => {
    app.clock.moveTo(new Date(iso));
    const operator = app.visitor();
    for (const schedule of ['trials', 'renewals']) await operator.post(`/__local/schedules/${schedule}`);
    await app.settle();
  };
  app.clock.freeze();
  app.clock.moveTo(new Date('2027-03-01T18:00:00.000Z'));
  const { friend } = await invite();
  const { browser, email } = friend;
  const signIn = () => browser.ask(account.login, { body: { email, password, rememberMe: true } });
  await signIn();
  await browser.ask(billing.addPaymentMethod, { body: testCard(app.clock.now()) });
  await browser.ask(billing.changeSubscription, { body: { plan: 'basic', interval: 'monthly' } });
  expect(await browser.ask(billing.getSubscription)).toMatchObject({ credits: 1, nextCents: 0 });
  const end = Date.parse('2027-03-08T18:00:00.000Z');
  await runTo(new Date(end + hour).toISOString());
  expect(await browser.ask(billing.getSubscription)).toMatchObject({ plan: 'basic', credits: 0, nextCents: 895 });
  await runTo('2027-04-08T20:00:00.000Z');
  await signIn();
  const invoices = await browser.ask(billing.listInvoices);
  expect(invoices.map(({ totalCents }) => totalCents)).toEqual([895, 0]);
  expect(invoices[1]?.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['plan', 895],
    ['credit', -895],
  ]);
});
