import { passwordLength } from '#shared/contract/password.ts';
import { findWordWithDigits, isEmailAddress, isKeyboardPattern } from '#shared/password.ts';

/** How hard a password is to guess. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** Common words, which lower the strength. This is only a hint: the server rejects the 10,000 most common passwords. */
const commonWords =
  /password|passwort|qwerty|azerty|letmein|welcome|iloveyou|monkey|dragon|master|sunshine|princess|football|admin|houndwell|puppy|doggy|dog/gi;

/** Minimum entropy of each strength, in bits. */
const steps = [
  ['strong', 64],
  ['good', 46],
  ['fair', 30],
] as const;

/**
 * Bits in each letter of a single word. Attackers guess words from lists, with the usual digits around them. With so few
 * bits, every word that the server would refuse is weak.
 */
const bitsInWord = 2;

/** Counts the characters that an attacker must try at each position of the password. */
function countAlphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}

/** Counts the unpredictable characters: repeats (aaa) and sequences (abc, 321) do not count. */
function countUnpredictable(password: string): number {
  const points = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const steps = points.map((point, at) => point - (points[at - 1] ?? Number.NaN));
  return steps.filter((step, at) => step !== 0 && !(Math.abs(step) === 1 && step === steps[at - 1])).length;
}

/**
 * Estimates a password's strength from its length and variety. A common word counts as one character. Rejects nothing.
 */
export function rateStrength(password: string): Strength {
  if (password.length < passwordLength.min) return 'short';
  if (isKeyboardPattern(password) || isEmailAddress(password)) return 'weak';
  const word = findWordWithDigits(password);
  const isWord = word !== undefined && /^\p{L}+$/u.test(word);
  const [text, each] = isWord ? [word, bitsInWord] : [password, Math.log2(countAlphabet(password))];
  const bits = countUnpredictable(text.replace(commonWords, '\u0000')) * each;
  return steps.find(([, minBits]) => bits >= minBits)?.[0] ?? 'weak';
}
