import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { registration } from '#test/support/given.ts';
import { Browser } from '#test/support/http.ts';
import { startHouse, temporaryFolder } from '#test/support/runtime.ts';

const dataDir = temporaryFolder();
const house = await startHouse({}, { dataDir });

const number = '4242 4242 4242 4242';
const card = { cardNumber: number, expiryMonth: 12, expiryYear: 2030, cvv: '9173', cardholderName: 'Maya Lopez' };

/** The card's code on its own: in ids, four digits in a row may well be the same. */
const code = /(?<![\w.-])9173(?![\w.-])/;

/** Every byte that persists, and all that was printed. */
function everythingKept(): string {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return `${files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')}\n${house.printed()}`;
}

test('a card becomes a token that the sign-up keeps, and no digit of it stays anywhere', async () => {
  const visitor = house.visitor();
  const { paymentToken } = await visitor.ask(billing.createPaymentToken, { body: card });
  for (const words of [paymentToken, Buffer.from(paymentToken.split(/[_.]/)[1] ?? '', 'base64url').toString()]) {
    expect(words).not.toMatch(/4242 ?4242/);
    expect(words).not.toMatch(code);
  }
  const body = { ...registration(), planType: 'basic' as const, paymentToken };
  await visitor.ask(account.register, { body });
  expect(await visitor.ask(billing.getSubscriptionStatus)).toMatchObject({ tier: 'free-trial', chosenPlan: 'basic' });
  await new Browser(house.url).post('/__local/settle');
  const kept = everythingKept();
  expect(kept).toContain(body.email);
  expect(kept).not.toMatch(/4242[ -]?4242[ -]?4242[ -]?4242/);
  expect(kept).not.toMatch(code);
});

test.each([
  ['a real card', { cardNumber: '4012888888881881' }, 'cardNumber'],
  ['too short a number', { cardNumber: '4242' }, 'cardNumber'],
  ['a declined card', { cardNumber: '4000 0000 0000 0002' }, 'cardNumber'],
  ['an expired card', { expiryYear: 2020 }, 'expiryYear'],
  ['a month 13', { expiryMonth: 13 }, 'expiryMonth'],
  ['letters for a code', { cvv: 'abc' }, 'cvv'],
  ['no holder', { cardholderName: '' }, 'cardholderName'],
])('%s is refused at its field, and the number is not said back', async (_case, part, field) => {
  const { status, text, body } = await house.visitor().post('/api/payment-tokens', { ...card, ...part });
  expect(status).toBe(400);
  expect((body as { fields: Record<string, string> }).fields).toHaveProperty(field);
  expect(text).not.toMatch(/4012888888881881|4000 ?0000 ?0000/);
});

test('a token that was not made here starts no account', async () => {
  const visitor = house.visitor();
  const forged = `tok_${Buffer.from('{"brand":"Visa"}').toString('base64url')}.forged`;
  const { status, body } = await visitor.post('/api/auth/register', { ...registration(), paymentToken: forged });
  expect([status, (body as { fields: object }).fields]).toEqual([400, { paymentToken: 'Please enter the card again' }]);
  expect((await visitor.get('/api/auth/user')).status).toBe(401);
});

test('an answer that asks to go elsewhere names our own addresses only', async () => {
  const visitor = house.visitor();
  for (const path of [
    '/api/login?next=https://evil.example',
    '/api/login?redirect=//evil.example',
    '/api/logout?to=//evil.example',
  ]) {
    const { headers } = await visitor.get(path);
    expect(headers.location).toMatch(/^\/(auth\?signin=true)?$/);
  }
});
