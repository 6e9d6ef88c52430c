/** Rows and columns of keys as fingers run along them, and digits around the corner. */
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

/** Fewer signs than these follow from each other by chance. */
const fewest = 4;

/**
 * Whether a password is what fingers type by themselves: one or two signs again and again, or a run up or down through
 * letters, digits or a row of keys. Lists of common passwords lack most of these.
 */
export function isPlain(password: string): boolean {
  const word = password.toLowerCase();
  const points = Array.from(word, (sign) => sign.codePointAt(0) ?? 0);
  if (points.length < fewest) return false;
  const first = (points[1] ?? 0) - (points[0] ?? 0);
  const again = points.every((point, at) => at < 2 || point === points[at - 2]);
  const run = Math.abs(first) === 1 && points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === first);
  return again || run || rows.some((row) => row.includes(word));
}

const anAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a password reads like an e-mail address, which others know. */
export function isAnAddress(password: string): boolean {
  return anAddress.test(password);
}
