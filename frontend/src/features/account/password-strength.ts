import { passwordLength } from '#shared/contract/password.ts';
import { isAnAddress, isPlain } from '#shared/password.ts';

/** How hard a password is to guess. */
export type Strength = 'short' | 'weak' | 'fair' | 'good' | 'strong';

/** What people take first. A hint only: the server knows the 10,000 most common passwords and refuses them. */
const commonWords =
  /password|passwort|qwerty|azerty|letmein|welcome|iloveyou|monkey|dragon|master|sunshine|princess|football|admin|houndwell|puppy|doggy|dog/gi;

/** Bits from which on a password counts as at least that strong. */
const steps = [
  ['strong', 64],
  ['good', 46],
  ['fair', 30],
] as const;

/** One word, perhaps with digits behind it: those are tried out from lists, not letter by letter. */
const oneWord = /^\p{L}+\d{0,4}$/u;
const bitsInWord = 3;

/** How many kinds of characters one would have to try for each letter. */
function alphabet(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 100],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
}

/** Letters that do not follow from those before: a repeat (aaa) and a third in a row (abc, 321) add nothing. */
function unforeseen(password: string): number {
  const points = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const steps = points.map((point, at) => point - (points[at - 1] ?? Number.NaN));
  return steps.filter((step, at) => step !== 0 && !(Math.abs(step) === 1 && step === steps[at - 1])).length;
}

/** Judges by length and variety; a common word counts as one letter. Rough on purpose: it advises and refuses nothing. */
export function strengthOf(password: string): Strength {
  if (password.length < passwordLength.least) return 'short';
  if (isPlain(password) || isAnAddress(password)) return 'weak';
  const each = oneWord.test(password) ? bitsInWord : Math.log2(alphabet(password));
  const bits = unforeseen(password.replace(commonWords, '\u0000')) * each;
  return steps.find(([, least]) => bits >= least)?.[0] ?? 'weak';
}
