import { commonPasswordList } from '#functions/account/common-password-list.ts';
import { isKeyboardPattern } from '#shared/password.ts';

let commonPasswords: Set<string> | undefined;

/** Whether a password is one of the 10,000 most common ones, in any case, or a keyboard pattern. */
export function isCommonPassword(password: string): boolean {
  if (isKeyboardPattern(password)) return true;
  commonPasswords ??= new Set(commonPasswordList.split(' '));
  return commonPasswords.has(password.toLowerCase());
}
