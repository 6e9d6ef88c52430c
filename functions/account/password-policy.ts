import { isCommonPassword } from '#functions/account/common-passwords.ts';
import { ApiError } from '#functions/core/api-error.ts';

interface Known {
  /** The owner's email. */
  email?: string;
  /** The password to be replaced. */
  current?: string;
}

/** @throws ApiError 400 on `field` if the password is common, the owner's email, or the current one */
export function requireStrongPassword(field: string, password: string, known: Known): void {
  const weakness = weaknessOf(password, known);
  if (weakness) throw new ApiError('invalid', { fields: { [field]: weakness } });
}

function weaknessOf(password: string, { email, current }: Known): string | undefined {
  if (isCommonPassword(password)) return 'That password is too common. Try another';
  if (password.toLowerCase() === email) return "Please choose a password that isn't your email";
  if (password === current) return "Please choose a password that isn't your current one";
  return undefined;
}
