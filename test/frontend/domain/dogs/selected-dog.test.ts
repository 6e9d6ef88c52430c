import { expect, test } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { pickDog } from '../../../../frontend/src/domain/dogs/selected-dog.ts';

const [biscuit, olive] = ['biscuit', 'olive'].map((id) => ({ id }) as Dog);

test('the remembered dog is shown', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'olive')).toBe(olive);
});

test('where it is gone or none is remembered, the first one is', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'rex')).toBe(biscuit);
  expect(pickDog([biscuit, olive] as Dog[], null)).toBe(biscuit);
});

test('without dogs there is none to show', () => {
  expect(pickDog([], 'olive')).toBeUndefined();
});
