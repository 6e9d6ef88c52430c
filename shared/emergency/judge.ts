import type { Context } from '#shared/emergency/context.ts';
import type { Mention } from '#shared/emergency/lexicon.ts';
import { findPattern, type Pattern, type Reading, readPattern } from '#shared/emergency/match.ts';
import type { ReasonCode } from '#shared/emergency/reasons.ts';
import type { Rule } from '#shared/emergency/rule.ts';

/** A weak sign does not count when a word that makes it harmless is this close. */
const harmlessReach = 8;

/** A rule with its patterns read. */
export interface CompiledRule {
  reason: ReasonCode;
  patterns: readonly { sign: string; pattern: Pattern }[];
  unless: readonly string[];
  evenAsked: boolean;
  evenNegated: boolean;
  maxWords: number;
  personal: boolean;
}

/** Reads the patterns of rules. */
export function compileRules(rules: readonly Rule[]): CompiledRule[] {
  return rules.map(
    ({ signs, unless = [], evenAsked = false, evenNegated = false, maxWords = Number.POSITIVE_INFINITY, reason }) => ({
      reason,
      unless,
      evenAsked,
      evenNegated,
      maxWords,
      personal: !evenAsked && !/^(poison|foreignBody|trauma)$/.test(reason),
      patterns: signs.map((sign) => ({ sign, pattern: readPattern(sign) })),
    }),
  );
}

function tokensOf(match: readonly Mention[]): number[] {
  return match.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, offset) => start + offset));
}

/** Whether what a match says is true now: not negated, not long past, and not only asked. */
function isReported(
  match: readonly Mention[],
  context: readonly Context[],
  { evenAsked, evenNegated }: CompiledRule,
): boolean {
  const matched = tokensOf(match);
  const here = matched.map((index) => context[index]);
  if (!evenNegated && here.some((each) => each && each.negator >= 0 && !matched.includes(each.negator))) return false;
  if (here.every((each) => each?.past || each?.unreal)) return false;
  return evenAsked || !here.every((each) => each?.past || each?.unreal || each?.supposed);
}

/** The tokens around a match, at most `harmlessReach` on each side, up to the end of the sentence or a "but". */
function reachOf({ tokens }: Reading, start: number, end: number): [from: number, to: number] {
  let from = start;
  let to = end;
  const ends = (index: number) => tokens[index]?.word === 'but';
  while (from > Math.max(0, start - harmlessReach) && tokens[from]?.gap !== 2 && !ends(from - 1)) from -= 1;
  while (to < Math.min(tokens.length - 1, end + harmlessReach) && tokens[to + 1]?.gap !== 2 && !ends(to + 1)) to += 1;
  return [from, to];
}

/** Who or what a sign may be about besides an animal. */
const others = new RegExp(
  '^(i|we|wife|husband|son|daughter|mom|mother|dad|father|people|grandma|grandpa|boyfriend|girlfriend|kids?|ex|boss|' +
    'coworker|friend|roommate|neighbor|aunt|uncle|sister|brother|website|site|app|calendar|screen|page|button|laptop|' +
    'computer|upload|email|login|password|heart)$',
);
const animal =
  /^(he|his|it|dog|dogs|pup|puppy|cat|kitten|kitty|boy|girl|pet|baby|rabbit|bunny|bird|lab|golden|chihuahua|poodle|beagle|shepherd|bulldog|husky|terrier)$/;

/** Whether a sign is about a person or a thing: "I can't breathe from laughing". Poisons are always about the animal. */
function isAboutOther(match: readonly Mention[], { tokens }: Reading): boolean {
  const matched = tokensOf(match);
  const start = Math.min(...matched);
  const end = Math.max(...matched);
  let last = end;
  while (last < end + 3 && tokens[last + 1]?.gap === 0) last += 1;
  const after = tokens.slice(start, last + 1).some(({ word }) => animal.test(word));
  // "The guilt is suffocating me."
  if (/^(me|us)$/.test(tokens[end + 1]?.word ?? '')) return true;
  // "The app keeps crashing, it dies when I open it."
  if (tokens.slice(0, 2).some(({ word }) => /^(app|website|calendar|site|page)$/.test(word))) return true;
  for (let index = start - 1; index >= Math.max(0, start - 9); index -= 1) {
    const word = tokens[index]?.word ?? '';
    if (tokens[index + 1]?.gap !== 0 || animal.test(word)) return false;
    // "My neighbor's dog" is a dog, and "my wife can't wake him" is about him.
    if (others.test(word)) return start - index <= 4 && !after;
  }
  return false;
}

function isHarmless(
  match: readonly Mention[],
  groups: readonly string[],
  reading: Reading,
  context: readonly Context[],
) {
  const matched = tokensOf(match);
  const [from, to] = reachOf(reading, Math.min(...matched), Math.max(...matched));
  return groups.some((group) =>
    (reading.mentions.get(group) ?? []).some(
      ({ start, end }) =>
        start >= from &&
        end <= to &&
        tokensOf([{ start, end }]).some((index) => !matched.includes(index)) &&
        (context[start]?.negator ?? -1) < 0 &&
        reading.tokens[start - 1]?.word !== 'not',
    ),
  );
}

/** A sign in a text, with what speaks against it. */
export interface Evidence {
  reason: ReasonCode;
  sign: string;
  words: string;
  objection?: 'context' | 'person' | 'harmless' | 'length';
}

/** Yields every place where a sign of the rule occurs. */
export function* evidenceFor(rule: CompiledRule, reading: Reading, context: readonly Context[]): Generator<Evidence> {
  const { patterns, unless, maxWords, reason, personal } = rule;
  const limited = maxWords < Number.POSITIVE_INFINITY;
  if (limited && (reading.tokens.length > maxWords || context.some((each) => each.supposed))) return;
  for (const { sign, pattern } of patterns) {
    reading.steps = 0;
    for (const match of findPattern(reading, pattern)) {
      const words = tokensOf(match)
        .map((index) => reading.tokens[index]?.word)
        .join(' ');
      const found = { reason, sign, words };
      if (!isReported(match, context, rule)) yield { ...found, objection: 'context' };
      else if (personal && isAboutOther(match, reading)) yield { ...found, objection: 'person' };
      else if (isHarmless(match, unless, reading, context)) yield { ...found, objection: 'harmless' };
      else yield found;
    }
  }
}
