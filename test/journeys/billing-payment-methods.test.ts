import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { billing } from '#shared/contract/billing.ts';
import { maxPaymentMethods } from '#shared/contract/payment-fields.ts';
import { createFactories, registration, testBank, testCard } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

const year = app.clock.now().getUTCFullYear();
const card = testCard(app.clock.now());
const bank = testBank;

const list = (of: Browser) => of.ask(billing.listPaymentMethods);
const add = (of: Browser, body: object = card) => of.ask(billing.addPaymentMethod, { body: body as typeof card });
/** A card of another holder. Names contain letters only. */
const createCard = (holder: string, more: object = {}) => ({ ...card, cardholderName: `Ada ${holder}`, ...more });

/** The holder or bank of each method, with a mark on the default. */
async function shown(of: Browser): Promise<string[]> {
  return (await list(of)).map(({ holder, brand, isDefault }) => `${holder ?? brand}${isDefault ? ' *' : ''}`);
}

test('the list of payment methods shows a card and a bank account, newest last, without their numbers', async () => {
  const owner = await create.owner();
  expect(await list(owner.browser)).toEqual([]);
  const first = await add(owner.browser);
  expect(first).toEqual({
    id: first.id,
    type: 'card',
    brand: 'Visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: year + 4,
    holder: 'Maya Lopez',
    isDefault: true,
  });
  const second = await add(owner.browser, bank);
  expect(second).toEqual({
    id: second.id,
    type: 'bank',
    brand: 'First Bank of Ames',
    lastFour: '6789',
    expiryMonth: null,
    expiryYear: null,
    holder: null,
    isDefault: false,
  });
  expect(await list(owner.browser)).toEqual([first, second]);
});

test('an owner can save a card at sign-up, or send its token later', async () => {
  const visitor = app.visitor();
  const { paymentToken } = await visitor.ask(billing.createPaymentToken, { body: card });
  await visitor.ask(account.register, { body: { ...registration(), planType: 'basic', paymentToken } });
  expect(await shown(visitor)).toEqual(['Maya Lopez *']);
  const other = await visitor.ask(billing.createPaymentToken, { body: bank });
  expect(await visitor.ask(billing.addPaymentMethod, { body: other })).toMatchObject({
    type: 'bank',
    lastFour: '6789',
  });
  const again = await visitor.ask(billing.addPaymentMethod, { body: { paymentToken, isDefault: true } });
  expect(again).toMatchObject({ lastFour: '4242', isDefault: true });
  expect(await shown(visitor)).toEqual(['Maya Lopez *', 'First Bank of Ames']);
});

test('the default payment method can be changed, and passes from a removed method to the newest', async () => {
  const owner = await create.owner();
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await add(owner.browser, createCard(name))).id);
  expect(await shown(owner.browser)).toEqual(['Ada One *', 'Ada Two', 'Ada Three']);
  const two = { params: { id: ids[1] ?? '' } };
  expect(await owner.browser.ask(billing.setDefaultPaymentMethod, two)).toMatchObject({
    holder: 'Ada Two',
    isDefault: true,
  });
  expect(await owner.browser.ask(billing.setDefaultPaymentMethod, two)).toMatchObject({ isDefault: true });
  await add(owner.browser, createCard('Four', { isDefault: true }));
  expect(await shown(owner.browser)).toEqual(['Ada One', 'Ada Two', 'Ada Three', 'Ada Four *']);
  await owner.browser.ask(billing.setDefaultPaymentMethod, two);
  await owner.browser.ask(billing.removePaymentMethod, two);
  expect(await shown(owner.browser)).toEqual(['Ada One', 'Ada Three', 'Ada Four *']);
  expect((await owner.browser.delete(`/api/payment-methods/${ids[1]}`)).status).toBe(404);
});

test('adding the same card again updates it', async () => {
  const owner = await create.owner();
  const { id } = await add(owner.browser, createCard('One'));
  await add(owner.browser, createCard('Two'));
  expect(await add(owner.browser, createCard('ONE', { expiryYear: year + 9 }))).toMatchObject({
    id,
    expiryYear: year + 9,
  });
  expect(await shown(owner.browser)).toEqual(['Ada ONE *', 'Ada Two']);
});

test('an eleventh payment method is rejected, but one of the ten can still be updated', async () => {
  const owner = await create.owner();
  for (let at = 0; at < maxPaymentMethods; at += 1) await add(owner.browser, createCard('x'.repeat(at + 1)));
  const { status, body } = await owner.browser.post('/api/payment-methods', createCard('Eleven'), { key: 'eleventh' });
  expect([status, (body as { code: string }).code]).toEqual([409, 'paymentMethodLimitReached']);
  expect((body as { message: string }).message).toContain(`up to ${maxPaymentMethods} payment methods`);
  expect(await add(owner.browser, createCard('xx', { expiryYear: year + 1 }))).toMatchObject({ expiryYear: year + 1 });
  expect(await list(owner.browser)).toHaveLength(maxPaymentMethods);
});

test('a repeated request with the same idempotency key returns the first response', async () => {
  const owner = await create.owner();
  const send = (body: object, key = 'pay-1') => owner.browser.post('/api/payment-methods', body, { key });
  const first = await send(card);
  expect(first.status).toBe(201);
  await add(owner.browser, createCard('Two', { isDefault: true }));
  // A repeat does not bring back a method that was removed.
  await owner.browser.ask(billing.removePaymentMethod, { params: { id: (first.body as { id: string }).id } });
  const repeat = await send(card);
  expect([repeat.status, repeat.body]).toEqual([201, first.body]);
  expect(await shown(owner.browser)).toEqual(['Ada Two *']);
  expect((await send(bank)).status).toBe(422);
  const at = await Promise.all(Array.from({ length: 5 }, () => send(createCard('Three'), 'pay-2')));
  expect(new Set(at.map(({ text }) => text)).size).toBe(1);
  expect(await shown(owner.browser)).toEqual(['Ada Two *', 'Ada Three']);
});

test('the payment methods of another owner cannot be read or changed', async () => {
  const [owner, other] = [await create.owner(), await create.owner()];
  const { id } = await add(owner.browser);
  const unknown = await other.browser.delete('/api/payment-methods/01ARZ3NDEKTSV4RRFFQ69G5FAV');
  for (const reply of [
    await other.browser.delete(`/api/payment-methods/${id}`),
    await other.browser.put(`/api/payment-methods/${id}/default`),
  ]) {
    expect([reply.status, reply.text]).toEqual([404, unknown.text]);
  }
  expect(await shown(owner.browser)).toEqual(['Maya Lopez *']);
  expect(await list(other.browser)).toEqual([]);
  for (const call of ['get', 'post'] as const)
    expect((await app.visitor()[call]('/api/payment-methods')).status).toBe(401);
});

test('an owner whose trial has ended can manage payment methods', async () => {
  const owner = await create.ownerOn('expired');
  const { id } = await add(owner.browser);
  await owner.browser.ask(billing.setDefaultPaymentMethod, { params: { id } });
  await owner.browser.ask(billing.removePaymentMethod, { params: { id } });
  expect(await list(owner.browser)).toEqual([]);
});

describe('exactly one payment method is the default after concurrent requests', () => {
  const defaults = async (of: Browser) => (await list(of)).filter(({ isDefault }) => isDefault).length;

  test('that add the first methods', async () => {
    const owner = await create.owner();
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    await Promise.all(names.map((name) => add(owner.browser, createCard(name))));
    expect((await list(owner.browser)).map(({ holder }) => holder).sort()).toEqual(
      names.map((name) => `Ada ${name}`).sort(),
    );
    expect(await defaults(owner.browser)).toBe(1);
  });

  test('that add more than the limit', async () => {
    const owner = await create.owner();
    const names = Array.from({ length: 14 }, (_, at) => 'x'.repeat(at + 1));
    const replies = await Promise.all(
      names.map((name) => owner.browser.post('/api/payment-methods', createCard(name, { isDefault: true }))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(maxPaymentMethods);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await list(owner.browser)).toHaveLength(maxPaymentMethods);
    expect(await defaults(owner.browser)).toBe(1);
  });

  test('that remove, add and change the default', async () => {
    const owner = await create.owner();
    for (let turn = 0; turn < 5; turn += 1) {
      const one = await add(owner.browser, createCard('One'));
      const two = await add(owner.browser, createCard('Two'));
      await Promise.all([
        owner.browser.delete(`/api/payment-methods/${one.id}`),
        add(owner.browser, createCard('Three', { isDefault: turn % 2 === 0 })),
        owner.browser.put(`/api/payment-methods/${one.id}/default`),
        owner.browser.put(`/api/payment-methods/${two.id}/default`),
      ]);
      expect((await list(owner.browser)).map(({ holder }) => holder)).toEqual(['Ada Two', 'Ada Three']);
      expect(await defaults(owner.browser)).toBe(1);
      for (const { id } of await list(owner.browser))
        await owner.browser.ask(billing.removePaymentMethod, { params: { id } });
    }
  });

  test('that remove the same method', async () => {
    const owner = await create.owner();
    const { id } = await add(owner.browser);
    await add(owner.browser, createCard('Two'));
    const replies = await Promise.all([1, 2].map(() => owner.browser.delete(`/api/payment-methods/${id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await shown(owner.browser)).toEqual(['Ada Two *']);
  });
});
