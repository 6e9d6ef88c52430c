import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { newEmail, password, registration, testBank } from '#test/support/factories.ts';
import { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp({}, { plansOnSale: true });
const operator = new Browser(app.url);
app.clock.freeze();

const hour = 3600 * 1000;
const day = 24 * hour;
const start = Date.parse('2027-01-24T18:00:00.000Z');

const moveTo = (moment: number) => operator.put('/__local/clock', { now: new Date(moment).toISOString() });
const runSchedules = async () => {
  await operator.post('/__local/schedules/trials');
  await operator.post('/__local/schedules/renewals');
  await operator.post('/__local/settle');
};

const cvv = '9173';
const cards = { good: '4242 4242 4242 4242', insufficient: '4000000000009995', declined: '4000-0000-0000-0341' };
const card = (name: keyof typeof cards) => {
  const rest = { expiryMonth: 12, expiryYear: 2031, cvv, cardholderName: 'Maya Lopez' };
  return { type: 'card', cardNumber: cards[name], ...rest, isDefault: true } as const;
};

async function ownerFrom(moment: number, chosen: { planType?: 'basic'; interval?: 'annual' } = {}) {
  await moveTo(moment);
  const browser = app.visitor();
  const form = { ...registration(newEmail('billed')), ...chosen };
  const user = await browser.ask(account.register, { body: form });
  await browser.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
  return { browser, email: form.email, user };
}

const details = (browser: Browser) => browser.ask(billing.getSubscription);
const subjects = async (email: string) =>
  (await app.mails())
    .filter(({ to, subject }) => to === email && !/verify|confirm/i.test(subject))
    .map(({ subject }) => subject);
const titles = async (browser: Browser) =>
  (await browser.ask(notifications.listNotifications))
    .filter(({ type }) => type === 'system')
    .map(({ title }) => title);

test('a plan is chosen, charged after the trial, upgraded, canceled and resumed, and no card number is anywhere', async () => {
  const { browser, email } = await ownerFrom(start, { planType: 'basic' });
  expect(await details(browser)).toMatchObject({ status: 'trial', plan: null, nextCents: 895 });
  await browser.ask(billing.addPaymentMethod, { body: card('good') });
  await moveTo(start + 7 * day + 1000);
  expect(await browser.ask(billing.getSubscriptionStatus)).toMatchObject({ tier: 'basic', canAccess: true });
  await runSchedules();
  await runSchedules();
  expect(await details(browser)).toMatchObject({
    status: 'active',
    plan: 'basic',
    interval: 'monthly',
    priceCents: 895,
    currentPeriodEnd: '2027-02-28T18:00:00.000Z',
    nextBillingDate: '2027-02-28T18:00:00.000Z',
    nextCents: 895,
  });
  expect(await subjects(email)).toContain('Your receipt for Basic: $8.95');
  expect(await titles(browser)).toEqual(['Basic has started']);

  await moveTo(start + 21 * day);
  const choice = { plan: 'advanced', interval: 'monthly' } as const;
  const preview = await browser.ask(billing.previewSubscription, { body: choice });
  expect(preview).toMatchObject({ kind: 'upgrade', dueTodayCents: 1337, nextCents: 1785 });
  expect(preview.nextBillingDate).toBe('2027-03-14T17:00:00.000Z');
  expect(preview.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['plan', 1785],
    ['unusedTime', -448],
  ]);
  const stale = await browser.post('/api/subscription', { ...choice, dueTodayCents: 1336 });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'amountChanged' }]);
  const clicks = await Promise.all(
    [1, 2, 3].map(() => browser.post('/api/subscription', { ...choice, dueTodayCents: preview.dueTodayCents })),
  );
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [upgraded, first] = await browser.ask(billing.listInvoices);
  expect(upgraded).toMatchObject({
    status: 'paid',
    plan: 'advanced',
    totalCents: 1337,
    refundedCents: 0,
    paymentMethod: { brand: 'Visa', lastFour: '4242' },
  });
  expect(first).toMatchObject({ status: 'paid', plan: 'basic', totalCents: 895 });
  expect(await browser.ask(billing.listInvoices)).toHaveLength(2);

  await browser.ask(billing.changeSubscription, { body: { plan: 'free' } });
  expect(await details(browser)).toMatchObject({
    scheduledChange: { plan: 'free', at: preview.nextBillingDate },
    nextBillingDate: null,
  });
  await browser.ask(billing.changeSubscription, { body: choice });
  expect(await details(browser)).toMatchObject({ scheduledChange: null, nextCents: 1785 });

  await app.settle();
  const everywhere = [
    app.printed(),
    JSON.stringify(await app.mails()),
    JSON.stringify(await app.publishedEvents()),
    JSON.stringify(await readTable()),
  ];
  const digits = cards.good.replaceAll(' ', '');
  const encoded = [digits, cards.good, digits.replace(/(.{4})(?=.)/g, '$1-'), btoa(digits), digits.slice(0, 12)];
  for (const text of everywhere) for (const secret of encoded) expect(text).not.toContain(secret);
  expect(everywhere.join('')).not.toContain(`"${cvv}"`);
});

/** Reads every row of the table. */
async function readTable(): Promise<unknown[]> {
  const { DynamoDBClient, ScanCommand } = await import('@aws-sdk/client-dynamodb');
  const { localAccess } = await import('#infra/local/dynamodb/table.ts');
  const client = new DynamoDBClient({ ...localAccess, endpoint: app.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: app.environment.TABLE_NAME }));
  client.destroy();
  expect(Items.length).toBeGreaterThan(10);
  return Items;
}

test('a failed renewal is retried with notices, keeps the plan, and can be paid at once', async () => {
  const { browser, email } = await ownerFrom(start, { planType: 'basic' });
  await browser.ask(billing.addPaymentMethod, { body: card('good') });
  await moveTo(start + 7 * day + 1000);
  await runSchedules();
  await browser.ask(billing.addPaymentMethod, { body: card('insufficient') });
  await moveTo(start + 35 * day + 1000);
  await browser.ask(account.login, { body: { email, password } });
  await runSchedules();
  expect(await details(browser)).toMatchObject({
    status: 'pastDue',
    plan: 'basic',
    pastDue: {
      attempt: 1,
      attempts: 4,
      nextRetryAt: '2027-03-01T18:00:00.000Z',
      cents: 895,
      failure: 'insufficientFunds',
    },
  });
  expect((await browser.get('/api/dogs')).status).toBe(200);
  expect((await browser.ask(billing.listInvoices))[0]).toMatchObject({ status: 'open', failure: 'insufficientFunds' });
  expect(await subjects(email)).toContain("Your payment for Basic didn't go through");
  expect((await titles(browser))[0]).toBe("Your payment didn't go through");
  const refused = await browser.post('/api/subscription', { plan: 'basic' });
  expect([refused.status, refused.body]).toMatchObject([402, { code: 'paymentFailed' }]);
  expect(await details(browser)).toMatchObject({ pastDue: { attempt: 1 } });
  await browser.ask(billing.addPaymentMethod, { body: { ...testBank, isDefault: true } });
  expect(await browser.ask(billing.previewSubscription, { body: { plan: 'basic' } })).toMatchObject({
    kind: 'payNow',
    dueTodayCents: 895,
  });
  await browser.ask(billing.changeSubscription, { body: { plan: 'basic' } });
  expect(await details(browser)).toMatchObject({ status: 'active', currentPeriodEnd: '2027-03-31T17:00:00.000Z' });
});

test('a repeated request with the same Idempotency-Key gets the first response and is charged once', async () => {
  const { browser } = await ownerFrom(start);
  await browser.ask(billing.addPaymentMethod, { body: card('good') });
  await moveTo(start + 8 * day);
  const body = { plan: 'basic', interval: 'annual' };
  const first = await browser.post('/api/subscription', body, { key: 'start-basic' });
  await browser.ask(billing.changeSubscription, { body: { plan: 'free' } });
  const second = await browser.post('/api/subscription', body, { key: 'start-basic' });
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect(await browser.ask(billing.listInvoices)).toHaveLength(1);
  expect(await details(browser)).toMatchObject({ scheduledChange: { plan: 'free' } });
});

test('a plan is not started without a payment method, or with one that is declined', async () => {
  const { browser } = await ownerFrom(start);
  await moveTo(start + 8 * day);
  const missing = await browser.post('/api/subscription', { plan: 'basic' });
  expect([missing.status, missing.body]).toMatchObject([409, { code: 'paymentMethodRequired' }]);
  await browser.ask(billing.addPaymentMethod, { body: card('declined') });
  const declined = await browser.post('/api/subscription', { plan: 'basic' });
  expect([declined.status, declined.body]).toMatchObject([402, { code: 'paymentFailed' }]);
  expect(await browser.ask(billing.getSubscriptionStatus)).toMatchObject({ tier: 'expired', canAccess: false });
  expect(await browser.ask(billing.listInvoices)).toMatchObject([{ status: 'void', failure: 'declined' }]);
  for (const body of [
    { plan: 'gold' },
    { plan: 'basic', interval: 'weekly' },
    { plan: 'basic', dueTodayCents: -1 },
    {},
  ]) {
    expect((await browser.post('/api/subscription', body)).status).toBe(400);
  }
});
