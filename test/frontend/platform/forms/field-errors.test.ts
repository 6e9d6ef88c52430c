import { expect, test } from 'vitest';
import { CallError } from '../../../../frontend/src/lib/call-errors.ts';
import { showFieldErrors } from '../../../../frontend/src/platform/forms/field-errors.ts';

function formWith(...names: string[]) {
  const errors: Record<string, string | undefined> = {};
  const focused: string[] = [];
  return {
    errors,
    focused,
    getValues: (() => Object.fromEntries(names.map((name) => [name, '']))) as never,
    setError: (name: string, { message }: { message?: string }) => {
      errors[name] = message;
    },
    setFocus: (name: string) => focused.push(name),
  };
}

function rejected(fields: Record<string, string>): CallError {
  return new CallError(400, 'Invalid', { code: 'invalid', message: 'Invalid', fields });
}

test("a form shows the server's field errors and focuses the first field on the screen", () => {
  const form = formWith('name', 'email', 'city');
  expect(showFieldErrors(form, rejected({ city: 'Too long', email: 'Taken' }))).toBe(true);
  expect(form.errors).toEqual({ email: 'Taken', city: 'Too long' });
  expect(form.focused).toEqual(['email']);
});

test('a form shows errors of fields that the request names differently', () => {
  const form = formWith('dogName');
  expect(showFieldErrors(form, rejected({ name: 'Missing' }), { name: 'dogName' })).toBe(true);
  expect(form.errors).toEqual({ dogName: 'Missing' });
});

test('a form leaves errors of other fields and other kinds of errors to the caller', () => {
  const form = formWith('name');
  expect(showFieldErrors(form, rejected({ other: 'Missing' }))).toBe(false);
  expect(showFieldErrors(form, new Error('lost'))).toBe(false);
  expect(form.focused).toEqual([]);
});
