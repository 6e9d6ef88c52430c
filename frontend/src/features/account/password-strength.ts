import { passwordLength } from '#shared/contract/password.ts';
import { isEmailAddress, isKeyboardPattern } from '#shared/password.ts';

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

/** Matches one word, optionally followed by up to four digits. Attackers guess such passwords from word lists. */
const oneWord = /^\p{L}+\d{0,4}$/u;
const bitsInWord = 3;

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
  const each = oneWord.test(password) ? bitsInWord : Math.log2(countAlphabet(password));
  const bits = countUnpredictable(password.replace(commonWords, '\u0000')) * each;
  return steps.find(([, minBits]) => bits >= minBits)?.[0] ?? 'weak';
}
