import { commonPasswordList } from '#functions/account/common-password-list.ts';

let commonPasswords: Set<string> | undefined;

/** Whether a password is among the 10,000 most common ones, in whatever case. The set is built at the first question. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(commonPasswordList.split(' '));
  return commonPasswords.has(password.toLowerCase());
}
