import { isCommonPassword, isCommonWordWithDigits } from '#functions/account/password/common-passwords.ts';
import { foldLeetspeak } from '#functions/account/password/leetspeak.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { passwordLength } from '#shared/contract/password.ts';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

interface Known {
  email: string;
  /** The owner's first and last name. */
  name: string;
  /** The password to be replaced. */
  current?: string;
}

/** Returns the email and the name of an owner, which others may know and must not occur in the password. */
export function listKnownWords({ email, firstName, lastName }: Pick<Owner, 'email' | 'firstName' | 'lastName'>): Known {
  return { email, name: `${firstName} ${lastName}`.trim() };
}

/**
 * Checks that a new password is not easy to guess.
 * @throws ApiError `invalid` for `field` if the password is common, is the current password, or is based on `known`
 */
export function requireStrongPassword(field: string, password: string, known: Known): void {
  if (isCommonPassword(password)) throw weakPassword(field, 'That password is too common. Try another');
  if (password === known.current) throw notCurrentPassword(field);
  if (isGuessable(password, known)) {
    const message = "Please choose a password that isn't based on your name, your email, or Houndwell";
    throw weakPassword(field, message);
  }
  if (isCommonWordWithDigits(password)) {
    throw weakPassword(field, "That's a common word with digits around it. Try a few words that don't belong together");
  }
}

/** Returns the error for a new password that is the same as the current password. */
export function notCurrentPassword(field: string): ApiError {
  return weakPassword(field, "Please choose a password that isn't your current one");
}

function weakPassword(field: string, message: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: message } });
}

const wordEnd = lazyRegExp(String.raw`[^\p{L}\p{N}]+`, 'u');

/** Shorter names are ignored, because they occur in other words by chance. */
const minWordLength = 3;

/** Whether a password contains known words, and is too short or common without them. */
function isGuessable(password: string, { email, name }: Known): boolean {
  const [mailbox = ''] = email.split('@');
  const parts = `${mailbox} ${name}`.split(wordEnd());
  const words = ['houndwell', email, mailbox, name, ...parts]
    .map(foldLeetspeak)
    .filter((word) => word.length >= minWordLength)
    .sort((one, other) => other.length - one.length);
  const folded = foldLeetspeak(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  const bare = rest.split(wordEnd()).join('');
  return rest !== folded && (rest.length < passwordLength.min || isCommonPassword(bare));
}
