import { commonPasswordList } from '#functions/account/password/common-password-list.ts';
import { foldLeetspeak } from '#functions/account/password/leetspeak.ts';
import { isKeyboardPattern } from '#shared/password.ts';

let commonPasswords: Set<string> | undefined;

/** Punctuation that is added to a word when a form asks for a special character. */
const trailingPunctuation = /[!-/:-@[-`{-~]+$/;

/**
 * Whether a password is one of the 10,000 most common ones, in any case, in leetspeak or with punctuation behind it, or
 * a keyboard pattern.
 */
export function isCommonPassword(password: string): boolean {
  if (isKeyboardPattern(password)) return true;
  commonPasswords ??= new Set(commonPasswordList.split(' ').map(foldLeetspeak));
  const bare = password.replace(trailingPunctuation, '');
  return [password, bare].some((each) => commonPasswords?.has(foldLeetspeak(each)));
}
