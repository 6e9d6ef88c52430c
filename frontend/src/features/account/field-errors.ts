import { CallError } from '../../lib/call-errors.ts';

/** As much of a form as it takes to mark its fields. */
interface Fields<Name extends string> {
  setError: (name: Name, words: string) => void;
  setFocus: (name: Name) => void;
}

/** Shows what the server says about single fields at those fields and goes to the first; false where it names none. */
export function showFieldErrors<Name extends string>(
  form: Fields<Name>,
  error: unknown,
  fields: readonly Name[],
): boolean {
  if (!(error instanceof CallError)) return false;
  const wrong = fields.filter((field) => error.fields[field]);
  for (const field of wrong) form.setError(field, error.fields[field] ?? '');
  if (wrong[0]) form.setFocus(wrong[0]);
  return wrong.length > 0;
}
