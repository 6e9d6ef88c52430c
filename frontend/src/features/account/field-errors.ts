import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallError } from '../../lib/failures.ts';

/** Shows what the server says about single fields at those fields and goes to the first; false where it names none. */
export function showFieldErrors<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  error: unknown,
  fields: readonly FieldPath<V>[],
): boolean {
  if (!(error instanceof CallError)) return false;
  const wrong = fields.filter((field) => error.fields[field]);
  for (const field of wrong) form.setError(field, { message: error.fields[field] });
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}
