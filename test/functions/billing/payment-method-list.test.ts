import { expect, test } from 'vitest';
import {
  addToList,
  type PaymentMethodList,
  removeFromList,
  toPaymentMethod,
} from '#functions/billing/payment-method-list.ts';
import type { PaymentMethodRow } from '#functions/entities/payment-methods.ts';

function row(id: string, fingerprint = id): PaymentMethodRow {
  const more = { token: `tok_${id}`, brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 };
  return { id, type: 'card', holder: 'Maya Lopez', fingerprint, createdAt: '2026-11-21T12:00:00.000Z', ...more };
}

const none: PaymentMethodList = { methods: [] };
const listIds = ({ methods, defaultId }: PaymentMethodList) => [methods.map(({ id }) => id).join(' '), defaultId];

test('the first payment method becomes the default, and a later one only on request', () => {
  const first = addToList(none, row('a'), false).list;
  expect(listIds(first)).toEqual(['a', 'a']);
  const second = addToList(first, row('b'), false).list;
  expect(listIds(second)).toEqual(['a b', 'a']);
  expect(listIds(addToList(second, row('c'), true).list)).toEqual(['a b c', 'c']);
});

test('a card that is added again is updated in place and keeps its ID', () => {
  const list = { methods: [row('a'), row('b')], defaultId: 'a' };
  const renewed = { ...row('c', 'b'), expiryYear: 2034, createdAt: '2029-01-01T00:00:00.000Z' };
  const { list: after, saved } = addToList(list, renewed, false);
  expect(listIds(after)).toEqual(['a b', 'a']);
  expect(saved).toMatchObject({ id: 'b', expiryYear: 2034, token: 'tok_c', createdAt: '2026-11-21T12:00:00.000Z' });
  expect(addToList(list, renewed, true).list.defaultId).toBe('b');
});

test('the newest method becomes the default when the default is removed', () => {
  const list = { methods: [row('a'), row('b'), row('c')], defaultId: 'a' };
  expect(listIds(removeFromList(list, 'a'))).toEqual(['b c', 'c']);
  expect(listIds(removeFromList(list, 'b'))).toEqual(['a c', 'a']);
  expect(listIds(removeFromList({ methods: [row('a')], defaultId: 'a' }, 'a'))).toEqual(['', undefined]);
});

test('a returned payment method has no token or fingerprint, and null for fields that a bank account lacks', () => {
  const { expiryMonth: _m, expiryYear: _y, holder: _h, ...bank } = row('a');
  expect(toPaymentMethod({ ...bank, type: 'bank', brand: 'First Bank' }, 'b')).toEqual({
    id: 'a',
    type: 'bank',
    brand: 'First Bank',
    lastFour: '4242',
    expiryMonth: null,
    expiryYear: null,
    holder: null,
    isDefault: false,
  });
});
