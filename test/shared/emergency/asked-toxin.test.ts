import { expect, test } from 'vitest';
import { findAskedToxin } from '#shared/emergency/asked-toxin.ts';

test.each([
  'can I give him Advil',
  'is nyquil a no',
  'xylitol peanut butter, bad right?',
  'do i dare give him the leftover aspirin',
  'half a headache pill for the dog ok?',
  "He would like to share his beer with Otto, and I said I'd ask first.",
  'prednisone from last year, my vet is closed. any use?',
])('"%s" asks to give something dangerous', (text) => {
  expect(findAskedToxin(text)).toBeDefined();
});

test.each([
  'There is chocolate in the house and the dog next door looks fine right now.',
  'Grapes are on the list and he has no right ear',
  'Vet gave her prednisone, so far so good. Would you ask for more?',
])('"%s" asks nothing', (text) => {
  expect(findAskedToxin(text)).toBeUndefined();
});
