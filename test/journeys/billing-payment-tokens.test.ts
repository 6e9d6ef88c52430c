import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { withDecoded } from '#test/support/decoded.ts';
import { createFactories, newEmail, registration, testCard } from '#test/support/factories.ts';
import { Browser, type Reply } from '#test/support/http.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

const dataDir = temporaryFolder();
const app = await startTestApp({}, { dataDir });
const create = createFactories(app);

const { type: _, ...card } = testCard(app.clock.now());

/** Matches the card's security code on its own, because IDs can contain its digits. */
const code = /(?<![\w.-])9173(?![\w.-])/;

/** Matches card data that is readable in a token, but not inside longer words. */
const readable = new RegExp(
  `(?<![0-9A-Za-z])(4242|9173|Visa|Maya|Lopez|${card.expiryYear})(?![0-9A-Za-z])|4242[ -]?4242`,
);

/** Everything that was stored or logged. */
function everythingStored(): string {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return `${files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')}\n${app.printed()}`;
}

test('sign-up saves a card by its token, and its number is stored nowhere', async () => {
  const visitor = app.visitor();
  const { paymentToken } = await visitor.ask(billing.createPaymentToken, { body: card });
  expect(withDecoded(paymentToken)).not.toMatch(readable);
  expect(withDecoded(Buffer.from(JSON.stringify(card)).toString('base64url'))).toMatch(readable);
  const body = { ...registration(), planType: 'basic' as const, paymentToken };
  await visitor.ask(account.register, { body });
  expect(await visitor.ask(billing.getSubscriptionStatus)).toMatchObject({ tier: 'free-trial', chosenPlan: 'basic' });
  await new Browser(app.url).post('/__local/settle');
  const kept = everythingStored();
  expect(kept).toContain(body.email);
  expect(kept).not.toMatch(/4242[ -]?4242[ -]?4242[ -]?4242/);
  expect(kept).not.toMatch(code);
});

test.each([
  ['a real card', { cardNumber: '4012888888881881' }, 'cardNumber'],
  ['a number that is too short', { cardNumber: '4242' }, 'cardNumber'],
  ['a declined card', { cardNumber: '4000 0000 0000 0002' }, 'cardNumber'],
  ['an expired card', { expiryYear: 2020 }, 'expiryYear'],
  ['month 13', { expiryMonth: 13 }, 'expiryMonth'],
  ['a security code with letters', { cvv: 'abc' }, 'cvv'],
  ['a card without a holder', { cardholderName: '' }, 'cardholderName'],
  ['a holder name with a card number', { cardholderName: 'Maya 4012888888881881' }, 'cardholderName'],
])('%s is rejected at its field, and the message does not repeat the number', async (_case, part, field) => {
  const { status, text, body } = await app.visitor().post('/api/payment-tokens', { ...card, ...part });
  expect(status).toBe(400);
  expect((body as { fields: Record<string, string> }).fields).toHaveProperty(field);
  expect(text).not.toMatch(/4012888888881881|4000 ?0000 ?0000/);
});

/** Creates a payment token, as a browser does. */
async function aToken(): Promise<string> {
  return (await app.visitor().ask(billing.createPaymentToken, { body: card })).paymentToken;
}

const refused = { paymentToken: 'Please enter the card again' };
const pickAnswer = ({ status, body }: Reply) => [status, (body as { fields?: object }).fields];
const countMethods = async (browser: Browser) => (await browser.ask(billing.listPaymentMethods)).length;

describe('a payment token', () => {
  test('is rejected in a second sign-up, which succeeds without it', async () => {
    const paymentToken = await aToken();
    const [first, second] = [app.visitor(), app.visitor()];
    await first.ask(account.register, { body: { ...registration(), planType: 'basic', paymentToken } });
    const form = registration();
    expect(pickAnswer(await second.post('/api/auth/register', { ...form, paymentToken }))).toEqual([400, refused]);
    expect((await second.post('/api/auth/register', form)).status).toBe(201);
    expect([await countMethods(first), await countMethods(second)]).toEqual([1, 0]);
  });

  test('can be used by only one of several concurrent sign-ups, and the others succeed without it', async () => {
    const paymentToken = await aToken();
    const tries = Array.from({ length: 4 }, () => ({ browser: app.visitor(), form: registration(newEmail('race')) }));
    const replies = await Promise.all(
      tries.map(({ browser, form }) => browser.post('/api/auth/register', { ...form, paymentToken })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    for (const [at, { browser, form }] of tries.entries()) {
      if (replies[at]?.status === 201) expect(await countMethods(browser)).toBe(1);
      else expect((await browser.post('/api/auth/register', form)).status).toBe(201);
    }
  });

  test('cannot be used again by another owner or a new account', async () => {
    const [owner, other] = [await create.owner(), await create.owner()];
    const paymentToken = await aToken();
    await owner.browser.ask(billing.addPaymentMethod, { body: { paymentToken } });
    expect(pickAnswer(await other.browser.post('/api/payment-methods', { paymentToken }))).toEqual([400, refused]);
    const form = { ...registration(), paymentToken };
    expect(pickAnswer(await app.visitor().post('/api/auth/register', form))).toEqual([400, refused]);
    expect([await countMethods(owner.browser), await countMethods(other.browser)]).toEqual([1, 0]);
  });
});

test('a repeated request returns the first response, even after the token has expired', async () => {
  const visitor = app.visitor();
  const body = { ...registration(), planType: 'basic', paymentToken: await aToken() };
  const send = () => visitor.post('/api/auth/register', body, { key: 'sign-up-once' });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(201);
  const adding = { paymentToken: await aToken() };
  const add = () => visitor.post('/api/payment-methods', adding, { key: 'add-once' });
  const first = await add();
  expect([first.status, (await add()).text]).toEqual([201, first.text]);
  expect(await countMethods(visitor)).toBe(1);

  const late = await aToken();
  const tomorrow = new Date(app.clock.now().getTime() + 25 * 3600 * 1000).toISOString();
  await visitor.put('/__local/clock', { now: tomorrow });
  try {
    expect((await send()).status).toBe(201);
    expect(pickAnswer(await visitor.post('/api/payment-methods', { paymentToken: late }))).toEqual([400, refused]);
  } finally {
    await visitor.delete('/__local/clock');
  }
});

test('sign-up rejects a forged token', async () => {
  const visitor = app.visitor();
  const forged = `tok_${Buffer.from('{"brand":"Visa"}').toString('base64url')}.forged`;
  const { status, body } = await visitor.post('/api/auth/register', { ...registration(), paymentToken: forged });
  expect([status, (body as { fields: object }).fields]).toEqual([400, { paymentToken: 'Please enter the card again' }]);
  expect((await visitor.get('/api/auth/user')).status).toBe(401);
});

test('a redirect leads to our own pages only', async () => {
  const visitor = app.visitor();
  for (const path of [
    '/api/login?next=https://evil.example',
    '/api/login?redirect=//evil.example',
    '/api/logout?to=//evil.example',
  ]) {
    const { headers } = await visitor.get(path);
    expect(headers.location).toMatch(/^\/(auth\?signin=true)?$/);
  }
});
