import { expect, test } from 'vitest';
import { commonPasswordList } from '#functions/account/password/common-password-list.ts';
import { isCommonWordWithDigits } from '#functions/account/password/common-passwords.ts';
import { rateStrength } from '../../../../frontend/src/features/account/password-strength.ts';

test.each([
  ['', 'short'],
  ['bone7', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['987654321', 'weak'],
  ['password', 'weak'],
  ['Password1', 'weak'],
  ['qwerty12', 'weak'],
  ['1212121212121212', 'weak'],
  ['qazwsxedcrfvtgb', 'weak'],
  ['maya.thompson@example.com', 'weak'],
  ['manchester', 'weak'],
  ['manchester2024', 'weak'],
  ['Summer2026!', 'weak'],
  ['2026summer', 'weak'],
  ['bone72', 'weak'],
  ['bone 72', 'fair'],
  ['kibble72!', 'weak'],
  ['kib72ble!', 'good'],
  ['mayawalksatseven', 'fair'],
  ['seven good dogs ran home', 'strong'],
  ['пёс и кость', 'strong'],
])('the strength of the password "%s" is %s', (password, strength) => {
  expect(rateStrength(password)).toBe(strength);
});

test('a common password that the server rejects is rarely rated as good', () => {
  const praised = commonPasswordList.split(' ').filter((word) => ['good', 'strong'].includes(rateStrength(word)));
  expect(praised.length).toBeLessThan(15);
});

test('a common word with digits around it, which the server rejects, is weak', () => {
  const words = commonPasswordList.split(' ').filter((word) => /^[a-z]{5,}$/.test(word));
  const passwords = words.flatMap((word) => [`${word}123`, `12${word}`, `${word}2026!`]);
  expect(passwords.length).toBeGreaterThan(15_000);
  expect(passwords.filter((password) => !isCommonWordWithDigits(password))).toEqual([]);
  expect(passwords.filter((password) => rateStrength(password) !== 'weak')).toEqual([]);
});

test('a password of 5,000 characters is rated', () => {
  expect(rateStrength('Walk the dog 9 '.repeat(333))).toBe('strong');
});
