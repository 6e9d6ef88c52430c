import { expect, test } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { pickDog } from '../../../../frontend/src/domain/dogs/selected-dog.ts';

const [biscuit, olive] = ['biscuit', 'olive'].map((id) => ({ id }) as Dog);

test('the remembered dog is selected', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'olive')).toBe(olive);
});

test('the first dog is selected if the remembered one is deleted or none is remembered', () => {
  expect(pickDog([biscuit, olive] as Dog[], 'rex')).toBe(biscuit);
  expect(pickDog([biscuit, olive] as Dog[], null)).toBe(biscuit);
});

test('no dog is selected when there are none', () => {
  expect(pickDog([], 'olive')).toBeUndefined();
});
