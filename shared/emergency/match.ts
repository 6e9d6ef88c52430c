import { type Lexicon, lexicon, type Mention } from '#shared/emergency/lexicon.ts';
import type { Token } from '#shared/emergency/tokens.ts';

/** Words of a phrase may be this far apart. */
const maxSkip = 3;
/** Signs that belong together may be this far apart, also across sentences. */
const window = 14;
/** More combinations of one pattern are not tried, so that no text takes long. */
export const maxSteps = 5000;

/** Words in order; each is a group, or one of several. */
interface PatternPhrase {
  words: readonly (readonly string[])[];
  /** In the same sentence as the first phrase. */
  sameSentence: boolean;
}

/** Phrases that must all occur near each other. */
export type Pattern = readonly PatternPhrase[];

/**
 * Reads a pattern. Words are names of groups, or themselves when they follow `'`; `a/b` is either; words follow each other
 * with at most three others in between. `+` joins phrases that occur near each other in any order, `&` those that also
 * share a sentence.
 */
export function readPattern(notation: string): Pattern {
  return notation.split(/(?=[+&])/).map((part) => ({
    sameSentence: part.startsWith('&'),
    words: part
      .replace(/^[+&]/, '')
      .trim()
      .split(/\s+/)
      .map((word) => word.split('/').map((each) => (each.startsWith("'") ? `"${each.slice(1)}` : each))),
  }));
}

/** The quoted words of patterns, for the lexicon. */
export function literalsOf(notations: readonly string[]): string[] {
  const all = notations.flatMap((notation) => notation.split(/[\s+&/]+/));
  return [...new Set(all.filter((word) => word.startsWith("'")).map((word) => word.slice(1)))];
}

/** A text with everything that was found in it. */
export interface Reading {
  tokens: readonly Token[];
  mentions: ReadonlyMap<string, readonly Mention[]>;
  /** The number of the sentence of each token. */
  sentences: readonly number[];
  /** The work done for one pattern. */
  steps: number;
}

function mentionsOf(reading: Reading, names: readonly string[]): Mention[] {
  const found = names.flatMap((name) => reading.mentions.get(name) ?? []);
  return names.length > 1 ? found.sort((a, b) => a.start - b.start) : found;
}

/**
 * Whether a phrase may go on from token `from` to token `to`: no sentence ends between, a comma counts as a word, and
 * "not" does not reach beyond it.
 */
function isNear({ tokens }: Reading, from: number, to: number, negated: boolean): boolean {
  let skipped = to - from - 1;
  for (let index = from + 1; index <= to; index += 1) {
    const gap = tokens[index]?.gap ?? 0;
    if (gap === 2 || (gap === 1 && negated)) return false;
    skipped += gap;
  }
  return skipped <= maxSkip;
}

/** The index of the first mention that starts after a token. */
function firstAfter(mentions: readonly Mention[], token: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) > token) high = middle;
    else low = middle + 1;
  }
  return low;
}

const negation = /^(not|no|never|without)$/;

type Words = readonly (readonly Mention[])[];

function* continuations(reading: Reading, words: Words, found: readonly Mention[]): Generator<readonly Mention[]> {
  const next = words[found.length];
  if (!next) {
    yield found;
    return;
  }
  const end = found.at(-1)?.end ?? -1;
  const [first] = found;
  const negated = [first?.start, first?.end].some((index) => negation.test(reading.tokens[index ?? -1]?.word ?? ''));
  for (let index = firstAfter(next, end); index < next.length; index += 1) {
    const mention = next[index];
    reading.steps += 1;
    if (!mention || reading.steps > maxSteps || mention.start - end - 1 > maxSkip) return;
    if (isNear(reading, end, mention.start, negated)) yield* continuations(reading, words, [...found, mention]);
  }
}

function* occurrences(reading: Reading, phrase: PatternPhrase): Generator<readonly Mention[]> {
  const words = phrase.words.map((names) => mentionsOf(reading, names));
  if (words.some((mentions) => mentions.length === 0)) return;
  for (const first of words[0] ?? []) yield* continuations(reading, words, [first]);
}

function span(mentions: readonly Mention[]): Mention {
  return {
    start: Math.min(...mentions.map(({ start }) => start)),
    end: Math.max(...mentions.map(({ end }) => end)),
  };
}

function overlaps(a: readonly Mention[], b: readonly Mention[]): boolean {
  return a.some((one) => b.some((other) => one.start <= other.end && other.start <= one.end));
}

/** Yields the places where a pattern occurs: the mentions of its words. */
export function* findPattern(reading: Reading, pattern: Pattern): Generator<readonly Mention[]> {
  const [first, ...rest] = pattern;
  if (!first) return;
  if (rest.length === 0) {
    yield* occurrences(reading, first);
    return;
  }
  const others = rest.map((phrase) => ({ ...phrase, found: [...occurrences(reading, phrase)] }));
  if (others.some(({ found }) => found.length === 0)) return;
  for (const found of occurrences(reading, first)) yield* combine(reading, others, found);
}

function* combine(
  reading: Reading,
  others: readonly { sameSentence: boolean; found: readonly (readonly Mention[])[] }[],
  found: readonly Mention[],
): Generator<readonly Mention[]> {
  const [next, ...rest] = others;
  if (!next) {
    yield found;
    return;
  }
  const at = span(found);
  for (const other of next.found) {
    reading.steps += 1;
    if (reading.steps > maxSteps) return;
    const there = span(other);
    if (there.start - at.end > window || at.start - there.end > window || overlaps(found, other)) continue;
    if (next.sameSentence && reading.sentences[at.start] !== reading.sentences[there.start]) continue;
    yield* combine(reading, rest, [...found, ...other]);
  }
}

/** The lexicon with the quoted words of all patterns. */
export function lexiconFor(notations: readonly string[]): Lexicon {
  return lexicon(literalsOf(notations));
}
