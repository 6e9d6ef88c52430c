import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallError } from '../../lib/call-errors.ts';

/** The functions of a form that `showFieldErrors` calls. */
export type FieldErrorTarget<Typed extends FieldValues> = Pick<
  UseFormReturn<Typed>,
  'getValues' | 'setError' | 'setFocus'
>;

/**
 * Returns the names of a form's fields in the order of `values`, which is their order on the screen. The names of
 * nested fields contain dots.
 */
export function listFieldNames<Typed extends FieldValues>(values: Typed, prefix = ''): Path<Typed>[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isGroup ? listFieldNames(value, `${prefix}${name}.`) : [`${prefix}${name}`];
  }) as Path<Typed>[];
}

/**
 * Shows the server's field errors at the fields of a form, and focuses the first of these fields.
 * @param fieldNames maps names in the request to the form's names, where they differ
 * @returns false if the response has no error for a field of this form
 */
export function showFieldErrors<Typed extends FieldValues>(
  form: FieldErrorTarget<Typed>,
  error: unknown,
  fieldNames: Readonly<Record<string, Path<Typed>>> = {},
): boolean {
  if (!(error instanceof CallError)) return false;
  const messages = new Map(Object.entries(error.fields).map(([name, message]) => [fieldNames[name] ?? name, message]));
  const wrong = listFieldNames(form.getValues()).filter((name) => messages.has(name));
  for (const name of wrong) form.setError(name, { type: 'server', message: messages.get(name) });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}
