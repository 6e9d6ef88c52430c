import { expect, test } from 'vitest';
import { requireStrongPassword } from '#functions/account/password/password-policy.ts';

const maya = { email: 'maya.lopez+dogs@example.com', name: 'Maya Thompson-Lopez' };

function findError(password: string, known = maya): string | undefined {
  try {
    requireStrongPassword('password', password, known);
    return undefined;
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields?.password;
  }
}

const guessable = "Please choose a password that isn't based on your name, your email, or Houndwell";

test.each([
  ['the product', 'Houndwell'],
  ['the product with a year', 'houndwell2026!'],
  ['the product in leetspeak', 'H0undw3ll'],
  ['the email', 'Maya.Lopez+Dogs@example.com'],
  ['the part of the email before the at sign', 'maya.lopez+dogs'],
  ['a word of the email', 'lopez1987'],
  ['the first name', 'MayaMaya'],
  ['the last name', 'thompson-lopez'],
  ['the name with a number', 'Thomps0n!77'],
  ['the name and the product', 'maya@houndwell'],
  ['the name and a common password', 'maya123456'],
  ['the product and a common password', 'houndwell-Qwerty'],
])('the password policy rejects %s', (_, password) => {
  expect(findError(password)).toBe(guessable);
});

test.each(['maya-walks-at-seven', 'houndwell-is-for-dogs', 'biscuit-42', 'lop3z&the-beagles'])(
  'the password policy accepts %s, which is long enough even without the names in it',
  (password) => {
    expect(findError(password)).toBeUndefined();
  },
);

test('the password policy ignores names that are so short that other words contain them', () => {
  expect(findError('also-7', { email: 'al@example.com', name: 'Al So' })).toBeUndefined();
});

test('the password policy rejects the current password', () => {
  const known = { ...maya, current: 'biscuit-at-seven' };
  expect(findError('biscuit-at-seven', known)).toBe("Please choose a password that isn't your current one");
});
