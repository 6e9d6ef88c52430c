import { commonPasswordList } from '#functions/account/password/common-password-list.ts';
import { foldLeetspeak } from '#functions/account/password/leetspeak.ts';
import { isKeyboardPattern } from '#shared/password.ts';

let commonPasswords: Set<string> | undefined;

/** Punctuation that people append to a word when a form requires a special character. */
const trailingPunctuation = /[!-/:-@[-`{-~]+$/;

/**
 * Whether a password is a keyboard pattern or one of the 10,000 most common passwords. Ignores case, leetspeak and
 * trailing punctuation.
 */
export function isCommonPassword(password: string): boolean {
  if (isKeyboardPattern(password)) return true;
  commonPasswords ??= new Set(commonPasswordList.split(' ').map(foldLeetspeak));
  const bare = password.replace(trailingPunctuation, '');
  return [password, bare].some((each) => commonPasswords?.has(foldLeetspeak(each)));
}
