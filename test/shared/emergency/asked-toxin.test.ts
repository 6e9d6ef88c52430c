import { expect, test } from 'vitest';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';

test.each([
  'can I give him Advil',
  'is nyquil a no',
  'xylitol peanut butter, bad right?',
  'do i dare give him the leftover aspirin',
])('"%s" asks to give something dangerous', (text) => {
  expect(findAskedToxin(text)).toBeDefined();
});

test.each([
  'There is chocolate in the house and the dog next door looks fine right now.',
  'Grapes are on the list and he has no right ear',
])('"%s" asks nothing', (text) => {
  expect(findAskedToxin(text)).toBeUndefined();
});
