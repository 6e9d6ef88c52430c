import { expect, test } from 'vitest';
import { type MethodList, methodOf, withMethod, withoutMethod } from '#functions/billing/method-list.ts';
import type { PaymentMethodRow } from '#functions/entities/payment-methods.ts';

function row(id: string, fingerprint = id): PaymentMethodRow {
  const more = { token: `tok_${id}`, brand: 'Visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 };
  return { id, type: 'card', holder: 'Maya Lopez', fingerprint, createdAt: '2026-11-21T12:00:00.000Z', ...more };
}

const none: MethodList = { methods: [] };
const idsOf = ({ methods, defaultId }: MethodList) => [methods.map(({ id }) => id).join(' '), defaultId];

test('the first method is the default, whatever is asked; a later one only if it is asked', () => {
  const first = withMethod(none, row('a'), false).list;
  expect(idsOf(first)).toEqual(['a', 'a']);
  const second = withMethod(first, row('b'), false).list;
  expect(idsOf(second)).toEqual(['a b', 'a']);
  expect(idsOf(withMethod(second, row('c'), true).list)).toEqual(['a b c', 'c']);
});

test('the same card again is renewed in its place and keeps its id', () => {
  const list = { methods: [row('a'), row('b')], defaultId: 'a' };
  const renewed = { ...row('c', 'b'), expiryYear: 2034, createdAt: '2029-01-01T00:00:00.000Z' };
  const { list: after, kept } = withMethod(list, renewed, false);
  expect(idsOf(after)).toEqual(['a b', 'a']);
  expect(kept).toMatchObject({ id: 'b', expiryYear: 2034, token: 'tok_c', createdAt: '2026-11-21T12:00:00.000Z' });
  expect(withMethod(list, renewed, true).list.defaultId).toBe('b');
});

test('when the default goes, the newest of the others takes its place; when another goes, it stays', () => {
  const list = { methods: [row('a'), row('b'), row('c')], defaultId: 'a' };
  expect(idsOf(withoutMethod(list, 'a'))).toEqual(['b c', 'c']);
  expect(idsOf(withoutMethod(list, 'b'))).toEqual(['a c', 'a']);
  expect(idsOf(withoutMethod({ methods: [row('a')], defaultId: 'a' }, 'a'))).toEqual(['', undefined]);
});

test('an owner reads neither token nor fingerprint, and null where a bank account has nothing', () => {
  const { expiryMonth: _m, expiryYear: _y, holder: _h, ...bank } = row('a');
  expect(methodOf({ ...bank, type: 'bank', brand: 'First Bank' }, 'b')).toEqual({
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
