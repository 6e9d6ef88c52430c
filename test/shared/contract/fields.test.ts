import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { AccountChange, Login, PersonName, Registration, TimeZone } from '#shared/contract/account-forms.ts';
import {
  Email,
  Id,
  Instant,
  LocalDate,
  optionalLines,
  optionalText,
  Page,
  PhoneNumber,
  text,
} from '#shared/contract/fields.ts';
import { Password } from '#shared/contract/password.ts';

/** The first error message; `undefined` for a valid value. */
function complaint(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const dog = '🐕';
const family = '👨‍👩‍👧';

test.each(['maya@example.com', 'maya.lopez+dogs@mail.example.co.uk', "o'brien@example.com", 'a@b.co', 'a@b-c.co'])(
  '%s is a valid email address',
  (value) => {
    expect(complaint(Email, value)).toBeUndefined();
  },
);

test.each([
  '',
  'maya',
  'maya@',
  '@example.com',
  'maya@example',
  'maya@@example.com',
  'maya @example.com',
  'maya@exam ple.com',
  'maya@example.com, other@example.com',
  'maya@example.com\nBcc: all@example.com',
  `${'a'.repeat(250)}@example.com`,
  'maya@example..com',
  '.maya@example.com',
  'a@-b.com',
  'a@b-.com',
  'a@b.-c.com',
])('"%s" is rejected as an email address, with our own error message', (value) => {
  expect(complaint(Email, value)).toBe('Please enter a valid email address');
});

test('an email address is trimmed and converted to lower case', () => {
  expect(Email.parse('  Maya@Example.COM ')).toBe('maya@example.com');
});

test.each([null, undefined, 5, true, {}, ['maya@example.com']])(
  'an email address that is %s is rejected, not converted to text',
  (value) => {
    expect(complaint(Email, value)).toBe('Please enter a valid email address');
  },
);

test.each(['515 555 0100', '+1 (515) 555-0100 ext. 4', '911', '', null, undefined])(
  '%j is accepted as a phone number',
  (value) => {
    expect(complaint(PhoneNumber, value)).toBeUndefined();
  },
);

test.each(['call <me> maybe', 'after 6', 'ask for Dr. 5'])('"%s" is rejected as a phone number', (value) => {
  expect(complaint(PhoneNumber, value)).toBe('Please enter a phone number, such as 515 555 0100');
});

test('a password has 6 to 256 characters', () => {
  expect(complaint(Password, 'kibbl')).toBe('Password must be at least 6 characters');
  expect(complaint(Password, 'kibble')).toBeUndefined();
  expect(complaint(Password, 'x'.repeat(256))).toBeUndefined();
  expect(complaint(Password, 'x'.repeat(257))).toBe('Password must be at most 256 characters');
});

test.each([' kibble bowl', 'kibble bowl ', '\tkibble bowl', 'kibble bowl\n', ' kibble bowl'])(
  'white space at the start or end of a password ("%s") is rejected, because it is invisible',
  (value) => expect(complaint(Password, value)).toContain('space'),
);

test('a password keeps its case, its inner spaces and letters of any script', () => {
  for (const value of ['Kibble Bowl', 'пёс и кот', dog.repeat(6), '<script>"&']) {
    expect(Password.parse(value)).toBe(value);
  }
});

test('the length of a password is counted in UTF-16 units, as in Cognito: an emoji counts as two', () => {
  expect(complaint(Password, dog.repeat(3))).toBeUndefined();
  expect(complaint(Password, dog.repeat(128))).toBeUndefined();
  expect(complaint(Password, dog.repeat(129))).toBe('Password must be at most 256 characters');
  // NFC normalization splits these letters. The limit applies to the normalized text.
  expect(complaint(Password, '\u0958'.repeat(129))).toBe('Password must be at most 256 characters');
});

test.each(['kib\nble', 'kib\u0000ble', 'kib\u0085ble', 'kib\u2029ble', 'kib\udc00ble'])(
  'a password with an invisible character (%j) is rejected when it is chosen and at sign-in',
  (value) => {
    expect(complaint(Password, value)).toContain('invisible');
    expect(complaint(Login, { email: 'a@b.co', password: value })).toContain('invisible');
  },
);

test('a password is normalized to Unicode NFC when it is chosen and at sign-in', () => {
  const [apart, together] = ['cafe\u0301-42', 'café-42'];
  expect(Password.parse(apart)).toBe(together);
  expect(Login.parse({ email: 'a@b.co', password: apart }).password).toBe(together);
});

test('signing in accepts a password with spaces at its ends', () => {
  expect(Login.safeParse({ email: 'a@b.co', password: ' kibble ' }).success).toBe(true);
  expect(complaint(Login, { email: 'a@b.co', password: 'short' })).toBe('Password must be at least 6 characters');
});

test('a name has at least two letters', () => {
  expect(complaint(PersonName, 'M')).toBe('Name must be at least 2 characters');
  expect(complaint(PersonName, ' M ')).toBe('Name must be at least 2 characters');
  expect(complaint(PersonName, 'Jo')).toBeUndefined();
  expect(complaint(PersonName, '李明')).toBeUndefined();
  expect(complaint(PersonName, dog)).toBe('Name must be at least 2 characters');
});

test.each(['Ma\u200Bya', 'Ma\u200Dya', 'Ma\u00ADya', 'Maya \u3164', 'Maya \uFE0F', 'Maya \u2800', family])(
  'the name %j is rejected because it contains an invisible character',
  (value) => {
    expect(complaint(PersonName, value)).toBe('Please remove invisible characters');
    expect(complaint(AccountChange, { firstName: value })).toBe('Please remove invisible characters');
    expect(complaint(AccountChange, { lastName: value })).toBe('Please remove invisible characters');
  },
);

test.each(['\u00A0', '\u1680', '\u2003', '\u202F', '\u205F', '\u3000'])(
  'a name with the space character %j, which looks like a plain space, is rejected',
  (space) => {
    expect(complaint(PersonName, `Maya${space}Lopez`)).toBe('Please use plain spaces only');
    expect(complaint(PersonName, `Maya Lopez${space}`)).toBeUndefined();
  },
);

test('a length limit counts code points, not bytes: 100 dog emoji count as 100', () => {
  const field = text(1, 100, 'Say something');
  expect(complaint(field, dog.repeat(100))).toBeUndefined();
  expect(complaint(field, dog.repeat(101))).toBe('Please keep this to 100 characters');
  expect(complaint(field, '   ')).toBe('Say something');
});

test.each(['a\u0000b', 'a\u0007b', 'a\u001bb', 'a\u007fb', 'a\ud800b'])(
  'a control character (%j) is rejected in a text',
  (value) => {
    expect(complaint(text(1, 100, 'Say something'), value)).toBe('Please remove invisible characters');
  },
);

test.each(['one\ntwo', 'one\ttwo', 'one\rtwo', 'one\u2029two'])('a single-line text rejects %j', (value) => {
  expect(complaint(text(1, 100, 'Say something'), value)).toBe('Please enter this on one line, without tabs');
  expect(complaint(optionalText(100), value)).toBe('Please enter this on one line, without tabs');
  expect(optionalLines(100).parse(value)).toBe(value);
});

test.each(['\u202Aa', 'a\u202E', 'a\u2066b', 'a\u2069b'])(
  '%j is rejected because it contains a character that changes the text direction',
  (value) => {
    expect(complaint(text(1, 100, 'Say something'), value)).toBe('Please remove invisible characters');
    expect(complaint(optionalLines(100), value)).toBe('Please remove invisible characters');
  },
);

test.each(['\u200B', '\u2800\u2800', '\uFE0F', '\u3164', '\u200B \u200B', '--', '…', '\u0301'])(
  'a text of only invisible characters or punctuation (%j) counts as empty',
  (value) => expect(complaint(text(1, 100, 'Say something'), value)).toBe('Say something'),
);

test.each(['\u200EAnna', 'אַבָּא', 'میخواهم', '☀️', '©', '٣', "O'Neil-Smith", '#1'])('%j is a valid text', (value) => {
  expect(text(1, 100, 'Say something').parse(value)).toBe(value);
});

test('an optional text may be missing, empty or null', () => {
  const field = optionalText(5);
  expect([undefined, null, '', 'five5'].map((value) => field.safeParse(value).success)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(complaint(field, 'sixsix')).toBe('Please keep this to 5 characters');
});

test('a registration requires only a name, an email address and a password', () => {
  const minimal = { name: 'Maya Lopez', email: 'maya@example.com', password: 'kibble bowl' };
  expect(Registration.parse(minimal)).toEqual({ ...minimal, planType: 'trial' });
  expect(Registration.safeParse({ ...minimal, confirmPassword: 'kibble bowl' }).success).toBe(false);
  expect(Registration.safeParse({ ...minimal, planType: 'expired' }).success).toBe(false);
  expect(Registration.safeParse({ ...minimal, roles: ['moderators'] }).success).toBe(false);
});

test('a time zone is an IANA name, not an offset', () => {
  expect(complaint(TimeZone, 'Europe/Berlin')).toBeUndefined();
  expect(complaint(TimeZone, '+02:00')).toBe('Please choose a time zone from the list');
});

test.each(['', 'a b', '../x', 'a/b', 'x'.repeat(65), 'ä', 'a\n', '%2e'])('"%s" is not a valid ID', (value) => {
  expect(Id.safeParse(value).success).toBe(false);
});

test('an instant requires a time zone, and a date must exist in the calendar', () => {
  expect(Instant.safeParse('2026-02-28T12:00:00.000Z').success).toBe(true);
  expect(Instant.safeParse('2026-02-28T12:00:00').success).toBe(false);
  expect(LocalDate.safeParse('2028-02-29').success).toBe(true);
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '28.02.2026', '']) {
    expect(LocalDate.safeParse(wrong).success, wrong).toBe(false);
  }
});

test.each([
  [{}, 50],
  [{ limit: '1' }, 1],
  [{ limit: '100' }, 100],
])('the query %j requests a page of %i rows', (query, limit) => {
  expect(Page.parse(query).limit).toBe(limit);
});

test.each(['0', '101', '-1', '1.5', 'ten', '', '1e9', 'NaN', 'Infinity', ' '])(
  'a page of "%s" rows is rejected',
  (limit) => {
    expect(Page.safeParse({ limit }).success).toBe(false);
  },
);
