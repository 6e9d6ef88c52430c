import { expect, test } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { pickDog } from '../../../../frontend/src/domain/dogs/selected-dog.ts';

const [biscuit, olive] = ['biscuit', 'olive'].map((id) => ({ id }) as Dog);

test('selects the remembered dog', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'olive')).toBe(olive);
});

test('selects the first dog if the remembered one is deleted or none is remembered', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'rex')).toBe(biscuit);
  expect(pickDog([biscuit, olive] as Dog[], null)).toBe(biscuit);
});

test('selects none without dogs', () => {
  expect(pickDog([], 'olive')).toBeUndefined();
});
