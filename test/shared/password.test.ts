import { expect, test } from 'vitest';
import { isEmailAddress, isKeyboardPattern } from '#shared/password.ts';

test.each([
  'aaaaaa',
  'xxxxxx',
  'zzzzzz',
  '555555',
  '00000000',
  '121212',
  '12121212',
  'бббббб',
  'abcdef',
  'fedcba',
  '654321',
  '987654321',
  '0987654321',
  '890123',
  'абвгде',
  'asdfgh',
  'poiuytre',
  'QwErTyUiO',
  '1q2w3e4r',
  'qazwsx',
])('%s is a keyboard pattern', (password) => {
  expect(isKeyboardPattern(password)).toBe(true);
});

test.each(['', ' ', 'ab', 'kibble', 'bone72', 'aaaaab', '121213', 'abcdeg', 'abcabc7', 'walkies-at-noon', '😀🐕🦴'])(
  '"%s" is not a keyboard pattern',
  (password) => {
    expect(isKeyboardPattern(password)).toBe(false);
  },
);

test('an email address is recognized by its format', () => {
  expect(['maya@example.com', 'a.b+c@mail.example.co.uk'].map(isEmailAddress)).toEqual([true, true]);
  expect(['maya@home', 'rex @ home.now', 'b@ne@home.now'].map(isEmailAddress)).toEqual([false, false, false]);
});
