import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { operations } from '#shared/contract/api.ts';
import { billing } from '#shared/contract/billing.ts';
import { notifications } from '#shared/contract/notifications.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { type Feature, includes, type Tier, tiers, trialLengthMs } from '#shared/plans.ts';
import { connectTable, createFactories, newEmail, password, registration, testCard } from '#test/support/factories.ts';
import { Browser, buildAddress } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const operator = new Browser(app.url);
await connectTable(app);
const { resolveTier } = await import('#functions/entities/subscriptions.ts');

beforeEach(() => app.clock.freeze());

const hour = 3600 * 1000;
const day = 24 * hour;

const moveTo = (moment: number) => operator.put('/__local/clock', { now: new Date(moment).toISOString() });
const runSchedule = () => operator.post('/__local/schedules/trials');

/** An owner whose session outlasts the trial. */
async function ownerFrom(moment: number, planType?: 'free' | 'basic') {
  await moveTo(moment);
  const browser = app.visitor();
  const form = { ...registration(newEmail('trial')), ...(planType ? { planType } : {}) };
  const user = await browser.ask(account.register, { body: form });
  await browser.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
  return { browser, user, email: form.email, end: Date.parse(user.trialEndsAt) };
}

const status = (browser: Browser) => browser.ask(billing.getSubscriptionStatus);

async function reminderEmails(email: string) {
  await operator.post('/__local/settle');
  const mails = await app.mails();
  return mails.filter(({ to, subject }) => to === email && /free trial.* ends on/.test(subject)).reverse();
}

async function reminderSubjects(email: string): Promise<string[]> {
  return (await reminderEmails(email)).map(({ subject }) => subject);
}

describe('a trial ends at the exact millisecond', () => {
  test.each([
    ['an ordinary week', '2026-12-01T10:00:00.000Z'],
    ['the week in which clocks go forward', '2027-03-10T10:00:00.000Z'],
    ['the week in which clocks go back', '2027-11-03T10:00:00.000Z'],
    ['a week with a leap day', '2028-02-25T23:59:59.999Z'],
  ])('in %s', (_week, start) => {
    const end = Date.parse(start) + trialLengthMs;
    const trial = { tier: 'free-trial', trialEndsAt: new Date(end).toISOString() } as Parameters<typeof resolveTier>[0];
    const at = (offset: number) => resolveTier(trial, new Date(end + offset));
    expect([at(-1), at(0), at(1)]).toEqual(['free-trial', 'expired', 'expired']);
    const free = (offset: number) => resolveTier({ ...trial, chosenPlan: 'free' }, new Date(end + offset));
    expect([free(-1), free(0), free(1)]).toEqual(['free-trial', 'free', 'free']);
  });
});

test.each([
  ['across the change of the clocks', '2027-03-10T18:00:00.000Z'],
  ['across a leap day', '2028-02-26T06:30:00.000Z'],
])('a trial %s lasts seven times 24 hours and ends without the schedule', async (_case, start) => {
  const { browser, user, end } = await ownerFrom(Date.parse(start));
  expect(end - Date.parse(user.createdAt)).toBe(trialLengthMs);
  await moveTo(end - 60_000);
  expect(await status(browser)).toMatchObject({ tier: 'free-trial', trialExpired: false, canAccess: true });
  expect((await browser.get('/api/dogs')).status).toBe(200);
  await moveTo(end + 1000);
  expect(await status(browser)).toMatchObject({ tier: 'expired', trialExpired: true, canAccess: false });
  expect((await browser.get('/api/dogs')).status).toBe(403);
  await runSchedule();
  expect(await status(browser)).toMatchObject({ tier: 'expired', trialExpired: true, canAccess: false });
});

test('an owner gets two reminders, on day 5 and on day 7, however often the schedule runs', async () => {
  const start = Date.parse('2028-05-01T12:00:00.000Z');
  const { browser, email } = await ownerFrom(start);
  await moveTo(start + 4 * day - hour);
  await runSchedule();
  expect(await reminderSubjects(email)).toEqual([]);
  await moveTo(start + 4 * day + hour);
  await Promise.all([runSchedule(), runSchedule()]);
  await runSchedule();
  // The subject names the date, because "in 3 days" would be wrong in an email that is read late.
  const firstReminder = 'Your free trial ends on Monday, May 8';
  expect(await reminderSubjects(email)).toEqual([firstReminder]);
  await moveTo(start + 6 * day + hour);
  await runSchedule();
  await runSchedule();
  const both = [firstReminder, 'Last day of your free trial: it ends on Monday, May 8'];
  expect(await reminderSubjects(email)).toEqual(both);
  await moveTo(start + 8 * day);
  await runSchedule();
  await runSchedule();
  expect(await reminderSubjects(email)).toEqual(both);
  expect(await status(browser)).toMatchObject({ tier: 'expired' });
});

test('a late run of the schedule skips outdated reminders', async () => {
  const start = Date.parse('2028-07-01T12:00:00.000Z');
  const late = await ownerFrom(start);
  await moveTo(start + 6 * day + 5 * hour);
  await runSchedule();
  const last = ['Last day of your free trial: it ends on Saturday, July 8'];
  expect(await reminderSubjects(late.email)).toEqual(last);
  await runSchedule();
  expect(await reminderSubjects(late.email)).toEqual(last);

  const muchLater = await ownerFrom(start + 10 * day);
  await moveTo(start + 30 * day);
  await runSchedule();
  expect(await reminderSubjects(muchLater.email)).toEqual([]);
  expect((await app.publishedEvents()).filter(({ detail }) => detail.ownerId === muchLater.user.id)).toContainEqual(
    expect.objectContaining({ type: 'TrialEnded' }),
  );
});

test('the text of a reminder depends on the chosen plan, and for a paid plan on whether there is a card', async () => {
  const start = Date.parse('2028-08-01T12:00:00.000Z');
  const nothing = await ownerFrom(start);
  const free = await ownerFrom(start, 'free');
  const basic = await ownerFrom(start, 'basic');
  const withCard = await ownerFrom(start, 'basic');
  await withCard.browser.ask(billing.addPaymentMethod, { body: testCard(new Date(start)) });
  for (const at of [4 * day + hour, 6 * day + hour]) {
    await moveTo(start + at);
    await runSchedule();
  }
  const listTexts = async ({ email }: { email: string }) => (await reminderEmails(email)).map(({ text }) => text);
  const onBoth = async (owner: { email: string }, ...parts: string[]) => {
    const texts = await listTexts(owner);
    expect(texts).toHaveLength(2);
    for (const text of texts) for (const each of parts) expect(text).toContain(each);
    expect(texts[0]).toContain('ends on Tuesday, August 8. You have every feature until then.');
    expect(texts[1]).toMatch(/the last day of your 7-day trial\. It ends on Tuesday, August 8 at 7:00\sAM CDT\./);
  };
  await onBoth(nothing, "You haven't chosen a plan yet. If you do nothing, you won't be charged", '/pricing');
  await onBoth(free, 'You chose Free. It starts when your trial ends', "you won't be charged", '/profile?tab=billing');
  await onBoth(basic, 'You chose Basic, $8.95 a month, tax included', 'only if you add a payment method');
  await onBoth(
    withCard,
    'You chose Basic. It starts when your trial ends',
    "we'll charge $8.95 a month, tax included, to your Visa",
    '/profile?tab=billing',
  );
});

test('a Free plan that is chosen during the trial starts when the trial ends', async () => {
  const start = Date.parse('2028-10-01T12:00:00.000Z');
  const { browser, end } = await ownerFrom(start);
  const chosen = await browser.ask(billing.changeSubscription, { body: { plan: 'free' } });
  expect(chosen).toMatchObject({ tier: 'free-trial', chosenPlan: 'free', canAccess: true });
  await moveTo(end - 60_000);
  expect(await status(browser)).toMatchObject({ tier: 'free-trial' });
  await moveTo(end + 1000);
  expect(await status(browser)).toMatchObject({ tier: 'free', canAccess: true, trialExpired: false });
  await runSchedule();
  expect(await status(browser)).toMatchObject({ tier: 'free', canAccess: true, trialExpired: false });
  await operator.post('/__local/settle');
  const messages = (await browser.ask(notifications.listNotifications)).map(({ message }) => message);
  expect(messages).toContain("You're on Free now. You weren't charged, and nothing was deleted.");
});

test('the billing interval of the sign-up is saved and can be changed', async () => {
  const visitor = app.visitor();
  const form = { ...registration(newEmail('yearly')), planType: 'advanced', interval: 'annual' } as const;
  await visitor.ask(account.register, { body: form });
  expect(await status(visitor)).toMatchObject({ chosenPlan: 'advanced', chosenInterval: 'annual' });
  const choose = (body: { plan: 'free' | 'basic'; interval?: 'annual' }) =>
    visitor.ask(billing.changeSubscription, { body });
  expect(await choose({ plan: 'basic' })).toMatchObject({ chosenPlan: 'basic', chosenInterval: 'monthly' });
  expect(await choose({ plan: 'basic', interval: 'annual' })).toMatchObject({ chosenInterval: 'annual' });
  expect(await choose({ plan: 'free' })).toMatchObject({ chosenPlan: 'free', chosenInterval: null });
  const wrong = { ...registration(newEmail('weekly')), planType: 'basic', interval: 'weekly' };
  const refused = await app.visitor().post('/api/auth/register', wrong);
  expect([refused.status, (refused.body as { fields: object }).fields]).toEqual([
    400,
    { interval: 'Please choose monthly or annual' },
  ]);
});

test('after the trial, the Free plan starts at once and a paid plan needs a payment method', async () => {
  const start = Date.parse('2028-12-01T12:00:00.000Z');
  const { browser, end } = await ownerFrom(start, 'basic');
  expect(await status(browser)).toMatchObject({ chosenPlan: 'basic', tier: 'free-trial' });
  await moveTo(end + 1000);
  expect(await status(browser)).toMatchObject({ tier: 'expired', canAccess: false });
  const refused = await browser.post('/api/subscription', { plan: 'basic' });
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'paymentMethodRequired']);
  expect(await status(browser)).toMatchObject({ tier: 'expired' });
  expect(await browser.ask(billing.changeSubscription, { body: { plan: 'free' } })).toMatchObject({ tier: 'free' });
  expect((await browser.get('/api/dogs')).status).toBe(200);
});

test('an owner without access learns the reason and can choose the Free plan', async () => {
  await operator.delete('/__local/clock');
  for (const [tier, trialExpired, message] of [
    ['expired', true, 'Your free trial has ended. Choose a plan to continue.'],
    ['unpaid', false, "Your plan is on hold because the payment didn't go through. Choose a plan to continue."],
  ] as const) {
    const { browser } = await create.ownerOn(tier);
    expect(await status(browser)).toMatchObject({ tier: 'expired', canAccess: false, trialExpired });
    const { status: answered, body } = await browser.get('/api/dogs');
    expect([answered, body]).toEqual([403, { code: 'planRequired', message }]);
    await browser.ask(billing.changeSubscription, { body: { plan: 'free' } });
    expect(await status(browser)).toMatchObject({ tier: 'free', canAccess: true, trialExpired: false });
  }
});

describe('the server grants exactly the features', () => {
  const gated = operations().filter(({ operation }) => operation.requires);
  /** IDs of nothing for every path variable. */
  const fillPath = ({ path }: Operation) =>
    Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'nothing']));

  test.each(tiers)('of the tier %s', async (tier: Tier) => {
    await operator.delete('/__local/clock');
    const { browser } = await create.ownerOn(tier);
    for (const { name, operation } of gated) {
      const path = buildAddress(operation, fillPath(operation));
      const { status: answered, body } = await browser.send(operation.method, path, operation.body && {});
      const refused = answered === 403 && (body as { code: string }).code === 'planRequired';
      expect([name, refused]).toEqual([name, !includes(tier, operation.requires as Feature)]);
    }
  });
});

test('a plan that is chosen while the schedule ends the trial is kept', async () => {
  const { browser, end } = await ownerFrom(Date.parse('2029-02-01T12:00:00.000Z'));
  await moveTo(end + 1000);
  const [{ status: answered }] = await Promise.all([
    browser.post('/api/subscription', { plan: 'free' }),
    runSchedule(),
    runSchedule(),
  ]);
  expect(answered).toBe(200);
  await operator.post('/__local/settle');
  expect(await status(browser)).toMatchObject({ tier: 'free', canAccess: true });
});
