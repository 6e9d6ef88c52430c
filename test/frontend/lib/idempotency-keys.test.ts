import { expect, test } from 'vitest';
import { IdempotencyKeys } from '../../../frontend/src/lib/idempotency-keys.ts';

const operation = 'POST /api/dogs';

test('a retry of the same request keeps its key', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyFor(operation, { body: { name: 'Rex' } });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor(operation, { body: { name: 'Rex' } })).toBe(first);
});

test('a request with changed content gets a new key', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyFor(operation, { body: { name: 'Rex' } });
  expect(keys.keyFor(operation, { body: { name: 'Max' } })).not.toBe(first);
});

test('each operation of an action has its own key', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyFor(operation, {});
  expect(keys.keyFor('PUT /api/account', {})).not.toBe(first);
  expect(keys.keyFor(operation, {})).toBe(first);
});

test('the same request after a success gets a new key', () => {
  const keys = new IdempotencyKeys();
  const first = keys.keyFor(operation, {});
  keys.reset();
  expect(keys.keyFor(operation, {})).not.toBe(first);
});

test('a request without content gets a key as well', () => {
  const keys = new IdempotencyKeys();
  expect(keys.keyFor('POST /api/logout', undefined)).toMatch(/^[0-9a-f]{32}$/);
});
