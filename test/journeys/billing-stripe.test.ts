import { expect, test, vi } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { leaving } from '#shared/contract/leaving.ts';
import { atEnd } from '#test/support/clean-up.ts';
import { connectTable, createFactories, type Owner, password, registration } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { signEvent, startStripe, stripeKey, stripeWebhookSecret } from '#test/support/stripe-emulator.ts';
import type { cards } from '#test/support/stripe-state.ts';
import { startTestApp } from '#test/support/test-app.ts';

const stripe = await startStripe();
atEnd(stripe.stop);
const keys = {
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_emulated',
  STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
  STRIPE_API_BASE: stripe.url,
};
const app = await startTestApp({}, { plansOnSale: true, stripe: keys });
const create = createFactories(app);

/** Sets up a card in the fields of Stripe, and returns its payment token. */
async function enterCard(browser: Browser, card: keyof typeof cards = 'good'): Promise<string> {
  const { clientSecret } = await browser.ask(billing.createPaymentSetup);
  return stripe.setUpCard(clientSecret ?? '', card);
}

async function ownerWithCard(card: keyof typeof cards = 'good'): Promise<Owner> {
  const owner = await create.owner();
  const paymentToken = await enterCard(owner.browser, card);
  await owner.browser.ask(billing.addPaymentMethod, { body: { paymentToken } });
  await create.tier(owner, 'expired');
  return owner;
}

function choose({ browser }: Owner, plan: 'basic' | 'advanced' = 'basic') {
  return browser.post('/api/subscription', { plan });
}

function listIntents({ user: { id } }: Owner) {
  return stripe.state.intents().filter(({ metadata }) => metadata.ownerId === id);
}

/** Sends an event of Stripe, as its webhook does. */
function sendEvent(
  type: string,
  object: object,
  { at = app.clock.now(), secret = stripeWebhookSecret, alter = '' } = {},
) {
  const body = JSON.stringify({ id: 'evt_1', type, data: { object } });
  const headers = { 'stripe-signature': signEvent(body, at, secret), 'content-type': 'application/json' };
  return app.visitor().send('POST', '/api/stripe/events', alter ? body.replace('evt_1', alter) : body, { headers });
}

async function readInvoices({ browser }: Owner) {
  return browser.ask(billing.listInvoices);
}

test('browsers learn the public key, and card numbers are rejected', async () => {
  const { browser } = await create.owner();
  const settings = await browser.ask(billing.getPaymentSettings);
  expect(settings).toEqual({ provider: 'stripe', publishableKey: 'pk_test_emulated', plansOnSale: true });
  const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2031, cvv: '123' };
  const replies = [
    await browser.post('/api/payment-methods', { type: 'card', ...card, cardholderName: 'Maya Lopez' }),
    await browser.post('/api/payment-tokens', { ...card, cardholderName: 'Maya Lopez' }),
    await browser.post('/api/payment-methods', { paymentToken: card.cardNumber }),
    await browser.post('/api/payment-methods', { paymentToken: 'pm_unknown' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test('a visitor enters a card before the account exists, and no second owner can use it', async () => {
  const visitor = app.visitor();
  const paymentToken = await enterCard(visitor);
  await visitor.ask(account.register, { body: { ...registration(), planType: 'basic', paymentToken } });
  const methods = await visitor.ask(billing.listPaymentMethods);
  expect(methods).toMatchObject([{ brand: 'Visa', lastFour: '4242', holder: 'Maya Lopez', isDefault: true }]);
  const { browser } = await create.owner();
  expect((await browser.post('/api/payment-methods', { paymentToken })).status).toBe(400);
  await app.settle();
  // Referrals compare the cards of owners by it.
  const saved = (await app.publishedEvents()).filter(({ type }) => type === 'PaymentMethodSaved');
  expect(saved.map(({ detail }) => detail.fingerprint)).toContain('fp_good');
});

/** The cards that were removed from Stripe. */
const listRemoved = () => stripe.seen.flatMap(({ path }) => /methods\/(\w+)\/detach$/.exec(path)?.[1] ?? []);

test('a card that is replaced or removed leaves Stripe', async () => {
  const { browser } = await create.owner();
  const tokens = [await enterCard(browser), await enterCard(browser)];
  for (const paymentToken of tokens) await browser.ask(billing.addPaymentMethod, { body: { paymentToken } });
  expect(listRemoved()).toEqual([tokens[0]]);
  // A repeat after a lost response does not remove the card that it saved.
  await browser.ask(billing.addPaymentMethod, { body: { paymentToken: tokens[1] ?? '' } });
  expect(listRemoved()).toEqual([tokens[0]]);
  const [saved] = await browser.ask(billing.listPaymentMethods);
  await browser.ask(billing.removePaymentMethod, { params: { id: saved?.id ?? '' } });
  expect(listRemoved()).toEqual(tokens);
});

test("another owner's payment method is not found, and stays in Stripe", async () => {
  const [owner, other] = [await ownerWithCard(), await create.owner()];
  const [method] = await owner.browser.ask(billing.listPaymentMethods);
  const before = listRemoved();
  const reply = await other.browser.delete(`/api/payment-methods/${method?.id}`);
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([404, 'paymentMethodNotFound']);
  expect(listRemoved()).toEqual(before);
});

test('a deleted account leaves Stripe', async () => {
  const owner = await ownerWithCard();
  await owner.browser.ask(leaving.requestDeletion, { body: { password, keepPosts: false } });
  const at = new Date(app.clock.now().getTime() + 15 * 24 * 3600 * 1000).toISOString();
  await app.visitor().post('/__local/schedules/deletions', { at });
  const deleted = stripe.seen.filter(({ method, path }) => method === 'DELETE' && path.startsWith('/v1/customers/'));
  expect(deleted).toHaveLength(1);
});

test('an outage of Stripe is answered as such, and charges nothing', async () => {
  const owner = await ownerWithCard();
  stripe.failNext(2);
  expect(await choose(owner)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await choose(owner)).status).toBe(200);
  expect(listIntents(owner)).toMatchObject([{ status: 'succeeded', amount: 895 }]);
});

test('a payment whose card was removed during an outage is given up for a payment with another card', async () => {
  const owner = await ownerWithCard();
  stripe.failNext(2);
  await choose(owner);
  const [method] = await owner.browser.ask(billing.listPaymentMethods);
  await owner.browser.ask(billing.removePaymentMethod, { params: { id: method?.id ?? '' } });
  const paymentToken = await enterCard(owner.browser, 'other');
  await owner.browser.ask(billing.addPaymentMethod, { body: { paymentToken } });
  expect((await choose(owner)).status).toBe(200);
  expect(listIntents(owner)).toMatchObject([{ status: 'succeeded', amount: 895 }]);
  expect(await readInvoices(owner)).toMatchObject([{ status: 'paid' }, { status: 'void' }]);
});

test('parallel clicks charge a plan once', async () => {
  const owner = await ownerWithCard();
  const replies = await Promise.all([choose(owner), choose(owner), choose(owner)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(listIntents(owner)).toMatchObject([{ status: 'succeeded', amount: 895 }]);
  expect(await readInvoices(owner)).toMatchObject([{ status: 'paid', totalCents: 895 }]);
});

test.each([
  ['declined', 'The payment was declined.'],
  ['insufficient', "The account doesn't have enough money."],
  ['expired', 'The card has expired.'],
] as const)('a card that is %s changes no plan', async (card, message) => {
  const owner = await ownerWithCard(card);
  const reply = await choose(owner);
  expect(reply.status).toBe(402);
  expect(reply.body).toMatchObject({ code: 'paymentFailed', message: expect.stringContaining(message) });
  expect(listIntents(owner)).toMatchObject([{ status: 'canceled' }]);
  expect(await readInvoices(owner)).toMatchObject([{ status: 'void' }]);
});

test('a payment that the owner confirms with the bank starts the plan once its amount is right', async () => {
  const owner = await ownerWithCard('authentication');
  expect(await choose(owner)).toMatchObject({ status: 402, body: { code: 'confirmationRequired' } });
  expect(await choose(owner)).toMatchObject({ status: 402, body: { code: 'confirmationRequired' } });
  const { clientSecret } = await owner.browser.ask(billing.getPaymentConfirmation);
  stripe.state.confirm(clientSecret ?? '', true);
  const receive = (amount_received: number) => Object.assign(listIntents(owner)[0] ?? {}, { amount_received });
  receive(894);
  expect((await choose(owner)).status).toBe(500);
  receive(895);
  expect((await choose(owner)).status).toBe(200);
  expect(listIntents(owner)).toMatchObject([{ status: 'succeeded', amount: 895 }]);
  expect(await owner.browser.ask(billing.getPaymentConfirmation)).toEqual({ clientSecret: null });
});

test('a payment that was not confirmed is given up by the schedule, or when the bank rejects the owner', async () => {
  const [slow, rejected] = [await ownerWithCard('authentication'), await ownerWithCard('authentication')];
  await choose(slow);
  await choose(rejected);
  const { clientSecret } = await rejected.browser.ask(billing.getPaymentConfirmation);
  stripe.state.confirm(clientSecret ?? '', false);
  // An event that is faster than the browser does not take its answer away.
  await sendEvent('payment_intent.payment_failed', listIntents(rejected)[0] ?? {});
  expect(await choose(rejected)).toMatchObject({ status: 402, body: { code: 'paymentFailed' } });
  const at = new Date(app.clock.now().getTime() + 20 * 60_000).toISOString();
  await app.visitor().post('/__local/schedules/renewals', { at });
  expect(listIntents(slow)).toMatchObject([{ status: 'canceled' }]);
  expect(await readInvoices(slow)).toMatchObject([{ status: 'void', failure: 'authenticationRequired' }]);
});

test('an event settles a payment whose response was lost, once, however often it arrives', async () => {
  const owner = await ownerWithCard('authentication');
  await choose(owner);
  const { clientSecret } = await owner.browser.ask(billing.getPaymentConfirmation);
  stripe.state.confirm(clientSecret ?? '', true);
  const [intent] = listIntents(owner);
  const send = () => sendEvent('payment_intent.succeeded', intent ?? {});
  const replies = await Promise.all([send(), send(), send()]);
  expect([...replies, await send()].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(await readInvoices(owner)).toMatchObject([{ status: 'paid' }]);
  expect(await owner.browser.ask(billing.getSubscriptionStatus)).toMatchObject({ tier: 'basic' });
});

test('refunds and disputes from outside become ledger rows once, in any order, and can be undone', async () => {
  const owner = await ownerWithCard();
  await choose(owner);
  const id = listIntents(owner)[0]?.id ?? '';
  const refundedCents = async () => (await readInvoices(owner))[0]?.refundedCents;
  const refunds = [stripe.state.refund(id, 100), stripe.state.refund(id, 50)];
  const events = [...refunds, ...refunds].map((refund) => sendEvent('refund.created', refund));
  await Promise.all([...events, sendEvent('charge.refunded', { payment_intent: id })]);
  expect(await refundedCents()).toBe(150);
  stripe.state.setStatus(refunds[1]?.id ?? '', 'failed');
  const dispute = stripe.state.dispute(id);
  await sendEvent('charge.dispute.created', dispute);
  await sendEvent('refund.failed', refunds[1] ?? {});
  expect(await refundedCents()).toBe(995);
  stripe.state.setStatus(dispute.id, 'won');
  await sendEvent('charge.dispute.closed', dispute);
  await sendEvent('charge.dispute.created', dispute);
  expect(await refundedCents()).toBe(100);
});

test('npm run reconcile finds that ledger and Stripe agree, and lists a refund until its event arrives', async () => {
  await connectTable(app);
  for (const [name, value] of Object.entries({ PAYMENTS: 'stripe', ...keys })) vi.stubEnv(name, value);
  const { compareLedger, listLastMonths } = await import('../../scripts/reconcile/compare-ledger.ts');
  const compare = async () => (await compareLedger(listLastMonths(app.clock.now()))).differences;
  const owner = await ownerWithCard();
  await choose(owner);
  expect(await compare()).toEqual([]);
  const id = listIntents(owner)[0]?.id ?? '';
  const refund = stripe.state.refund(id, 70);
  expect(await compare()).toEqual([expect.stringContaining(id)]);
  await sendEvent('refund.created', refund);
  expect(await compare()).toEqual([]);
  vi.unstubAllEnvs();
});

test('events with a wrong, missing or old signature are rejected', async () => {
  const intent = { metadata: { ownerId: 'a', invoiceId: 'b' } };
  const weekOld = new Date(app.clock.now().getTime() - 7 * 24 * 3600 * 1000);
  const replies = [
    await sendEvent('payment_intent.succeeded', intent, { alter: 'evt_2' }),
    await sendEvent('payment_intent.succeeded', intent, { at: weekOld }),
    await sendEvent('payment_intent.succeeded', intent, { secret: 'whsec_other' }),
    await app.visitor().post('/api/stripe/events', intent),
  ];
  expect(replies.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
    replies.map(() => [400, 'webhookRefused']),
  );
  expect((await sendEvent('payment_intent.succeeded', intent)).status).toBe(204);
});
