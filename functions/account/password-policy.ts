import { isCommonPassword } from '#functions/account/common-passwords.ts';
import { ApiError } from '#functions/core/api-error.ts';

/** What others try first. */
interface Known {
  /** The owner's. */
  email?: string;
  /** The password that is to be replaced. */
  current?: string;
}

function reasonAgainst(password: string, { email, current }: Known): string | undefined {
  if (isCommonPassword(password)) return 'This password is one of the most common ones. Please choose another';
  if (password.toLowerCase() === email) return 'Please choose a password other than your email';
  if (password === current) return 'Please choose a password other than your current one';
  return undefined;
}

/** @throws ApiError 400 on that field when the password is common, the owner's e-mail, or the one that it should replace */
export function requireStrongPassword(field: string, password: string, known: Known): void {
  const reason = reasonAgainst(password, known);
  if (reason) throw new ApiError('invalid', { fields: { [field]: reason } });
}
