import { expect, test } from 'vitest';
import { intentKeys } from '../../../frontend/src/lib/intent.ts';

test('a repeated submit keeps its key', () => {
  const keys = intentKeys();
  const first = keys.keyFor({ name: 'Rex' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ name: 'Rex' })).toBe(first);
});

test('changed content is another intent', () => {
  const keys = intentKeys();
  expect(keys.keyFor({ name: 'Rex' })).not.toBe(keys.keyFor({ name: 'Max' }));
});

test('the same content after a success is meant again', () => {
  const keys = intentKeys();
  const first = keys.keyFor({ name: 'Rex' });
  keys.done();
  expect(keys.keyFor({ name: 'Rex' })).not.toBe(first);
});
