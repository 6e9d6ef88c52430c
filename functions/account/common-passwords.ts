import { commonPasswordList } from '#functions/account/common-password-list.ts';
import { isPlain } from '#shared/password.ts';

let commonPasswords: Set<string> | undefined;

/**
 * Whether a password is among the 10,000 most common ones, in whatever case, or typed by fingers alone. The set is built
 * at the first question.
 */
export function isCommonPassword(password: string): boolean {
  if (isPlain(password)) return true;
  commonPasswords ??= new Set(commonPasswordList.split(' '));
  return commonPasswords.has(password.toLowerCase());
}
