import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listFieldNames } from '../../../../frontend/src/platform/forms/field-errors.ts';
import { restoreValues } from '../../../../frontend/src/platform/forms/record-draft.ts';
import {
  blankToNull,
  fromText,
  keepUnchanged,
  parseDecimal,
  parseDigits,
} from '../../../../frontend/src/platform/forms/typed-fields.ts';

const Minutes = z.int('Please enter whole minutes').check(z.gte(1, 'At least 1'));

function findErrors(schema: z.ZodMiniType, value: unknown) {
  return schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

test('a typed text is parsed to a value for the API, with the error messages of its schema', () => {
  const form = z.object({
    minutes: fromText(Minutes, parseDecimal),
    notes: fromText(z.nullable(z.string()), blankToNull),
  });
  expect(form.parse({ minutes: ' 30 ', notes: '' })).toEqual({ minutes: 30, notes: null });
  expect(findErrors(form, { minutes: '0', notes: '' })).toEqual([['minutes', 'At least 1']]);
  expect(findErrors(form, { minutes: 'long', notes: '' })).toEqual([['minutes', 'Please enter whole minutes']]);
});

test.each([
  ['2,5', 2.5, Number.NaN],
  [' 25 ', 25, 25],
  ['', 0, Number.NaN],
  ['-1', -1, Number.NaN],
  ['1e1', Number.NaN, Number.NaN],
  ['0x10', Number.NaN, Number.NaN],
])('the text "%s" is %s as a decimal and %s as digits', (typed, decimal, digits) => {
  expect(parseDecimal(typed)).toBe(decimal);
  expect(parseDigits(typed)).toBe(digits);
});

test('a saved value is kept as long as its text is unchanged, even if the schema rejects it', () => {
  const schema = keepUnchanged(fromText(Minutes, parseDecimal), '0', 0.4);
  expect(schema.parse('0')).toBe(0.4);
  expect(schema.parse('7')).toBe(7);
  expect(findErrors(schema, '0.5')).toEqual([['', 'Please enter whole minutes']]);
});

test('a restored draft keeps only values that have the same type as the default', () => {
  const defaults = { title: '', isPublic: false, repeat: { unit: '', every: '1' } };
  const stored = { title: 'Walk', isPublic: 'yes', repeat: { unit: 'day', until: 'x' }, units: 'kg' };
  expect(restoreValues(defaults, stored)).toEqual({
    title: 'Walk',
    isPublic: false,
    repeat: { unit: 'day', every: '1' },
  });
  expect(restoreValues(defaults, { repeat: 'never' })).toEqual(defaults);
});

test('nested fields are listed by name in the order of the form', () => {
  expect(listFieldNames({ title: '', repeat: { unit: '', every: '1' }, goals: ['health'] })).toEqual([
    'title',
    'repeat.unit',
    'repeat.every',
    'goals',
  ]);
});
