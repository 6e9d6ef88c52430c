import { expect, test } from 'vitest';
import { strengthOf } from '../../../../frontend/src/features/account/password-strength.ts';

test.each([
  ['', 'short'],
  ['bone7', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['987654321', 'weak'],
  ['password', 'weak'],
  ['Password1', 'weak'],
  ['qwerty12', 'weak'],
  ['bone72', 'fair'],
  ['kibble72!', 'good'],
  ['seven good dogs ran home', 'strong'],
  ['пёс и кость', 'strong'],
])('"%s" is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('5,000 letters are judged as well', () => {
  expect(strengthOf('Walk the dog 9 '.repeat(333))).toBe('strong');
});
