/** Rows and columns of keys on US, German and French keyboards, in both directions. */
const rows = [
  '12345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** The minimum length of a pattern. Shorter patterns can occur by chance. */
const minLength = 4;

/**
 * Whether a password is a keyboard pattern: one or two repeated characters (`ababab`), a sequence of letters or digits
 * (`abcdef`), or keys in a row (`qwerty`). Lists of common passwords lack most of these patterns.
 */
export function isKeyboardPattern(password: string): boolean {
  const word = password.toLowerCase();
  const points = Array.from(word, (character) => character.codePointAt(0) ?? 0);
  if (points.length < minLength) return false;
  const first = (points[1] ?? 0) - (points[0] ?? 0);
  const repeats = points.every((point, at) => at < 2 || point === points[at - 2]);
  const run = Math.abs(first) === 1 && points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === first);
  return repeats || run || rows.some((row) => row.includes(word));
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a password looks like an email address, which other people know. */
export function isEmailAddress(password: string): boolean {
  return emailPattern.test(password);
}

/** Digits around a word and punctuation behind it, as in "admin123" and "Summer2026!". */
const surroundings = /^\d+|\d*[!-/:-@[-`{-~]*$/g;

/** Words with more characters around them than this are not easy to guess. */
const maxSurroundings = 6;

/** Returns a password without a few digits around it, and punctuation behind it. Undefined if there are more. */
export function findWordWithDigits(password: string): string | undefined {
  const word = password.replace(surroundings, '');
  return password.length - word.length <= maxSurroundings ? word : undefined;
}
