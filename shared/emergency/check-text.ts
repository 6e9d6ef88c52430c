import { type Context, contextOf } from '#shared/emergency/context.ts';
import { findMentions, type Mention } from '#shared/emergency/lexicon.ts';
import { findPattern, lexiconFor, type Pattern, type Reading, readPattern } from '#shared/emergency/match.ts';
import { type ReasonCode, reasonCodes, type Verdict } from '#shared/emergency/reasons.ts';
import { rules } from '#shared/emergency/rules.ts';
import { correctSpelling } from '#shared/emergency/spelling.ts';
import { type Token, tokenize } from '#shared/emergency/tokens.ts';

/** What a text says. */
export interface TextCheck {
  verdict: Verdict;
  /** Whether the verdict is `now`. */
  emergency: boolean;
  /** The most urgent first. */
  reasons: ReasonCode[];
}

/** A sign does not count when a word that makes it harmless is this close. */
const harmlessReach = 6;

interface CompiledRule {
  reason: ReasonCode;
  patterns: readonly Pattern[];
  unless: readonly string[];
  evenAsked: boolean;
  maxWords: number;
  personal: boolean;
}

let compiled: readonly CompiledRule[] | undefined;

function compiledRules(): readonly CompiledRule[] {
  compiled ??= rules.map(({ signs, unless = [], evenAsked = false, maxWords = Number.POSITIVE_INFINITY, reason }) => ({
    reason,
    unless,
    evenAsked,
    maxWords,
    personal: !evenAsked && !/^(poison|foreignBody|trauma)$/.test(reason),
    patterns: signs.map(readPattern),
  }));
  return compiled;
}

/** Somebody else eats: "I had chocolate while he slept". */
const people = /^(i|we|you|people|everyone|kids|humans)$/;
const takes = /^(took|taken)$/;
/** "Snickers needs his pills": a sentence that starts with a sweet and does what a dog does names the dog. */
const doesWhatDogsDo = /^(ate|needs|loves|likes|hates|wants|sleeps|barks|weighs|turned|will|is|the)$/;

function isName(tokens: readonly Token[], words: readonly string[], start: number, end: number): boolean {
  const next = words[end + 1] ?? '';
  if (start > 0 && tokens[start]?.gap !== 2) return false;
  if (next === 'is') return !/^(gone|missing|all|everywhere)$/.test(words[end + 2] ?? '');
  return doesWhatDogsDo.test(next);
}

/** Reads a text: words, spelling, meanings. */
export function readText(text: string): Reading {
  const raw = tokenize(text);
  const lexicon = lexiconFor(rules.flatMap(({ signs }) => signs));
  const words = correctSpelling(
    raw.map(({ word }) => word),
    lexicon,
  );
  const tokens = raw.map(({ gap }, index) => ({ word: words[index] ?? '', gap }));
  const all = findMentions(words, lexicon);
  const elsewhere = new Set<number>();
  for (const { start, end } of all.get('otherMeaning') ?? []) {
    for (let index = start; index <= end; index += 1) elsewhere.add(index);
  }
  const mentions = new Map<string, Mention[]>();
  for (const [group, found] of all) {
    const kept = found.filter(
      ({ start, end }) =>
        !elsewhere.has(start) &&
        !elsewhere.has(end) &&
        !(group === 'ate' && people.test(words[start - 1] ?? '')) &&
        !(group === 'gave' && takes.test(words[start] ?? '') && people.test(words[start - 1] ?? '')) &&
        !(/Toxin$/.test(group) && isName(raw, words, start, end)),
    );
    if (kept.length > 0) mentions.set(group, kept);
  }
  let sentence = 0;
  const sentences = tokens.map(({ gap }) => {
    if (gap === 2) sentence += 1;
    return sentence;
  });
  return { tokens, mentions, sentences, steps: 0 };
}

function tokensOf(match: readonly Mention[]): number[] {
  return match.flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, offset) => start + offset));
}

/** Whether what a match says is true now: not negated, not long past, and not only asked. */
function isReported(match: readonly Mention[], context: readonly Context[], evenAsked: boolean): boolean {
  const matched = tokensOf(match);
  const here = matched.map((index) => context[index]);
  if (here.some((each) => each && each.negator >= 0 && !matched.includes(each.negator))) return false;
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

const person = /^(i|we|wife|husband|son|daughter|mom|dad|people|grandma|grandpa|boyfriend|girlfriend|kid)$/;
const animal = /^(he|his|it|dog|dogs|pup|puppy|cat|kitten|boy|girl|pet|baby|rabbit|bird|lab|golden|chihuahua)$/;

/** Whether a sign is about a person: "I can't breathe from laughing". Poisons are always about the animal. */
function isAboutPerson(match: readonly Mention[], { tokens }: Reading): boolean {
  const matched = tokensOf(match);
  const start = Math.min(...matched);
  const around = tokens.slice(Math.max(0, start - 3), Math.max(...matched) + 3).map(({ word }) => word);
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ word }) => word);
  return before.some((word) => person.test(word)) && !around.some((word) => animal.test(word));
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

function applies(rule: CompiledRule, reading: Reading, context: readonly Context[]): boolean {
  const { patterns, unless, evenAsked, maxWords } = rule;
  if (reading.tokens.length > maxWords) return false;
  if (maxWords < Number.POSITIVE_INFINITY && context.some((each) => each.supposed)) return false;
  return patterns.some((pattern) => {
    reading.steps = 0;
    for (const match of findPattern(reading, pattern)) {
      if (
        isReported(match, context, evenAsked) &&
        !(rule.personal && isAboutPerson(match, reading)) &&
        !isHarmless(match, unless, reading, context)
      )
        return true;
    }
    return false;
  });
}

const numbers: Record<string, number> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

function minutes(word = ''): number {
  return numbers[word] ?? (Number(word) || 0);
}

/** A single seizure that has ended is for a vet today, everything else that the rules find for a vet now. */
function isOverSeizure(reasons: readonly ReasonCode[], reading: Reading): boolean {
  const [reason, ...others] = reasons;
  if (reason !== 'seizure' || others.length > 0) return false;
  const lasted = reading.tokens.some(
    ({ word }, index) => /^minutes?$/.test(word) && minutes(reading.tokens[index - 1]?.word) >= 5,
  );
  return reading.mentions.has('wellNow') && !reading.mentions.has('repeated') && !lasted;
}

/**
 * Checks what somebody typed about an animal for signs of an emergency. It runs without a network and takes a few
 * milliseconds, also for hostile text. When in doubt, it is an emergency.
 */
export function checkText(text: string): TextCheck {
  const reading = readText(text);
  const context = contextOf(reading);
  const found = new Set<ReasonCode>();
  for (const rule of compiledRules()) {
    if (!found.has(rule.reason) && applies(rule, reading, context)) found.add(rule.reason);
  }
  const reasons = reasonCodes.filter((code) => found.has(code));
  if (reasons.length === 0) return { verdict: 'none', emergency: false, reasons };
  if (isOverSeizure(reasons, reading)) return { verdict: 'today', emergency: false, reasons };
  return { verdict: 'now', emergency: true, reasons };
}
