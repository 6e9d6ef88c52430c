import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { commonPasswordList } from '#functions/account/password/common-password-list.ts';
import { isCommonPassword, isCommonWordWithDigits } from '#functions/account/password/common-passwords.ts';

describe('common passwords', () => {
  test('are the 10,000 most common of the published list, each once, in lower case', () => {
    const passwords = commonPasswordList.split(' ');
    expect(passwords).toEqual(dictionary['passwords-common'].slice(0, 10_000));
    expect(new Set(passwords).size).toBe(10_000);
    expect(commonPasswordList).toBe(commonPasswordList.toLowerCase());
  });

  test.each(['123456', 'password', 'qwerty', 'letmein', 'football', 'trustno1', 'iloveyou'])(
    'include %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test.each(['PASSWORD', 'Password', 'QwErTy'])('are recognized in upper and lower case, as in %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test('include every entry of the list', () => {
    expect(commonPasswordList.split(' ').filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test.each(['aaaaaa', '654321', '12121212', 'ASDFGHJK'])('include %s, which is a keyboard pattern', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['p4$$w0rd', 'P@ssw0rd!', 'dr@g0n', '1l0vey0u', 'Sunsh1ne!!', 'iloveyou?'])(
    'are recognized in leetspeak and with trailing punctuation, as in %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  test.each([
    'walk-biscuit-at-seven',
    'password password',
    '123456 password',
    ' password',
    'passwordpasswordpassword',
    '',
    ' ',
    '__proto__',
    'constructor',
    'пароль-собака',
  ])('do not include "%s"', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

test.each(['admin123', 'Summer2026!', '2026summer', '99Dragon99!!', 'p4ssw0rd123'])(
  'the common word with digits around it is recognized in %s',
  (password) => {
    expect(isCommonWordWithDigits(password)).toBe(true);
  },
);

test.each(['kibble-at-seven', 'summer-rain-2026', 'summer12345678', '493817cat', 'x2026!'])(
  '%s is not a common word with a few digits',
  (password) => {
    expect(isCommonWordWithDigits(password)).toBe(false);
  },
);
