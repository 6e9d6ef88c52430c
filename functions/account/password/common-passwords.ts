import { commonPasswordList } from '#functions/account/password/common-password-list.ts';
import { foldLeetspeak } from '#functions/account/password/leetspeak.ts';
import { findWordWithDigits, isKeyboardPattern } from '#shared/password.ts';

let commonPasswords: Set<string> | undefined;

/** Whether the list has a password. Ignores case and leetspeak. */
function isListed(password: string): boolean {
  commonPasswords ??= new Set(commonPasswordList.split(' ').map(foldLeetspeak));
  return commonPasswords.has(foldLeetspeak(password));
}

/** Punctuation that people append to a word when a form requires a special character. */
const trailingPunctuation = /[!-/:-@[-`{-~]+$/;

/**
 * Whether a password is a keyboard pattern or one of the 10,000 most common passwords. Ignores case, leetspeak and
 * trailing punctuation.
 */
export function isCommonPassword(password: string): boolean {
  if (isKeyboardPattern(password)) return true;
  const bare = password.replace(trailingPunctuation, '');
  return [password, bare].some((each) => isListed(each));
}

/** Shorter words occur between digits by chance. */
const minWordLength = 5;

/** Whether a password is a common word with a few digits around it, and perhaps punctuation behind it. */
export function isCommonWordWithDigits(password: string): boolean {
  const word = findWordWithDigits(password) ?? '';
  return word.length >= minWordLength && isListed(word);
}
