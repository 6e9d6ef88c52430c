import { isCommonPassword } from '#functions/account/password/common-passwords.ts';
import { foldLeetspeak } from '#functions/account/password/leetspeak.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Owner } from '#functions/entities/owners.ts';
import { passwordLength } from '#shared/contract/password.ts';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

interface Known {
  email: string;
  /** All names of the owner. */
  name: string;
  /** The password to be replaced. */
  current?: string;
}

/** Words that others may know about an owner. */
export function listKnownWords({ email, firstName, lastName }: Pick<Owner, 'email' | 'firstName' | 'lastName'>): Known {
  return { email, name: `${firstName} ${lastName}`.trim() };
}

/**
 * @throws ApiError 400 on `field` if the password is common, or the current one, or based on words that others know
 */
export function requireStrongPassword(field: string, password: string, known: Known): void {
  if (isCommonPassword(password)) throw weakPassword(field, 'That password is too common. Try another');
  if (password === known.current) throw notCurrentPassword(field);
  if (isGuessable(password, known)) {
    const message = "Please choose a password that isn't based on your name, your email, or Houndwell";
    throw weakPassword(field, message);
  }
}

/** The error for choosing the current password as the new one. */
export function notCurrentPassword(field: string): ApiError {
  return weakPassword(field, "Please choose a password that isn't your current one");
}

function weakPassword(field: string, message: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: message } });
}

const wordEnd = lazyRegExp(String.raw`[^\p{L}\p{N}]+`, 'u');

/** Shorter words occur in other words by chance. */
const minWordLength = 3;

/** Whether a password without the known words is too short, or is a common password. */
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
