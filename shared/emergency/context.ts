import type { Mention } from '#shared/emergency/lexicon.ts';
import type { Reading } from '#shared/emergency/match.ts';

/** How far a negation reaches, in words. */
const negationReach = 6;
const historyReach = 4;
/** In a text without punctuation, what is past or unreal reaches this far back and forward. */
const clauseReach = 18;

/** What the sentence around a word says about it. */
export interface Context {
  /** The token that negates this one, or -1. */
  negator: number;
  /** Long ago, and over. */
  past: boolean;
  /** Asked, not reported. */
  supposed: boolean;
  /** In a story, a class, or an "if". */
  unreal: boolean;
}

/** "He used to choke" is past, "he is used to heat" is not. */
const usedTo = /^(is|are|am|was|get|gets|getting|got|not|be|been)$/;
const going = /^(still|keeps|worse|worsening|continues)$/;

function starts({ mentions }: Reading, group: string): Set<number> {
  return new Set((mentions.get(group) ?? []).map(({ start }) => start));
}

/** Marks tokens from `start` on, until a sentence ends or `stop` says so. */
function spread(
  reading: Reading,
  start: number,
  reach: number,
  stop: (index: number) => boolean,
  mark: (index: number) => void,
) {
  for (let index = start; index < Math.min(reading.tokens.length, start + reach); index += 1) {
    if (index > start && (reading.tokens[index]?.gap === 2 || stop(index))) return;
    mark(index);
  }
}

/** After "no vomiting, " a list goes on only if "or" follows soon. */
function listGoesOn({ tokens }: Reading, from: number, turns: ReadonlySet<number>): boolean {
  for (let index = from; index < from + 4; index += 1) {
    const token = tokens[index];
    if (!token || turns.has(index) || (index > from && token.gap > 1)) return false;
    if (token.word === 'or' || token.word === 'nor') return true;
  }
  return false;
}

function markNegations(reading: Reading, context: Context[]): void {
  const { tokens } = reading;
  const empty = starts(reading, 'emptyNegation');
  const turns = starts(reading, 'turn');
  for (const negator of starts(reading, 'negator')) {
    if (empty.has(negator)) continue;
    const reached: number[] = [];
    const ends = (index: number) =>
      turns.has(index) || (tokens[index]?.gap === 1 && !listGoesOn(reading, index, turns));
    spread(reading, negator + 1, negationReach, ends, (index) => reached.push(index));
    if (turns.has(negator + 1) || (tokens[negator + 1]?.gap ?? 2) > 0) continue;
    // "He has never had a seizure before" means that he has one now.
    if (tokens[negator]?.word === 'never' && reached.some((index) => tokens[index]?.word === 'before')) continue;
    const near = /^(almost|nearly)$/.test(tokens[negator]?.word ?? '') ? reached.slice(0, 3) : reached;
    for (const index of near) {
      const each = context[index];
      if (each) each.negator = negator;
    }
  }
}

/** Whether what began long ago still goes on: "since last week he keeps vomiting", "been vomiting". */
function goesOn({ tokens }: Reading, first: number, fresh: ReadonlySet<number>, past: number): boolean {
  for (let index = first; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || (index > first && token.gap === 2) || (index > past && fresh.has(index))) return false;
    if (going.test(token.word) && !/^(can|could|should|is)$/.test(tokens[index - 2]?.word ?? '')) return true;
    if (token.word === 'been' && /ing$/.test(tokens[index + 1]?.word ?? '')) return true;
  }
  return false;
}

function markPast(reading: Reading, context: Context[]): void {
  const { tokens, mentions } = reading;
  const fresh = starts(reading, 'fresh');
  const mark = (index: number) => {
    const each = context[index];
    if (each) each.past = true;
  };
  const formerly = (mentions.get('formerly') ?? []).filter(({ start }) => !usedTo.test(tokens[start - 1]?.word ?? ''));
  for (const { start } of [...(mentions.get('past') ?? []), ...formerly]) {
    if (tokens[start - 1]?.word === 'since' || tokens[start - 2]?.word === 'since') continue;
    let first = start;
    while (first > Math.max(0, start - clauseReach) && tokens[first]?.gap !== 2 && !fresh.has(first)) first -= 1;
    if (goesOn(reading, first, fresh, start)) continue;
    spread(
      reading,
      first,
      start - first + clauseReach,
      (index) =>
        index > start && (fresh.has(index) || (start > first + 2 && index > start + 2 && tokens[index]?.gap === 1)),
      mark,
    );
  }
  for (const { end } of mentions.get('history') ?? []) {
    spread(reading, end + 1, historyReach, (index) => (tokens[index]?.gap ?? 0) > 0 || fresh.has(index), mark);
  }
}

function markSupposed(reading: Reading, context: Context[]): void {
  const { tokens, mentions } = reading;
  const fresh = starts(reading, 'fresh');
  const happened = starts(reading, 'happened');
  const asks = /^(is|are|can|could|would|should|do|does|how|what|which|when|why|will|where)$/;
  const oneAnimal = /^(he|his|my|our)$/;
  const mark = (index: number) => {
    const each = context[index];
    if (each) each.supposed = true;
  };
  const markUnreal = (index: number) => {
    const each = context[index];
    if (each) each.unreal = true;
  };
  const markAfter = ({ start, end }: Mention, stopsAtAnimal: boolean) =>
    spread(
      reading,
      start,
      tokens.length,
      (index) =>
        index > end &&
        (fresh.has(index) || happened.has(index) || (stopsAtAnimal && oneAnimal.test(tokens[index]?.word ?? ''))),
      mark,
    );
  if (mentions.has('fact')) return;
  const decides = mentions.has('deciding');
  for (const mention of mentions.get('asking') ?? []) markAfter(mention, true);
  tokens.forEach(({ word, gap }, index) => {
    if (
      gap === 2 &&
      !decides &&
      asks.test(word) &&
      !/^(not|came|comes|looks|looked|he)$/.test(tokens[index + 1]?.word ?? '')
    )
      markAfter({ start: index, end: index }, true);
  });
  for (const { start } of mentions.get('unreal') ?? []) {
    let first = start;
    while (first > Math.max(0, start - clauseReach) && tokens[first]?.gap !== 2 && !fresh.has(first)) first -= 1;
    spread(reading, first, start - first + clauseReach, (index) => index > start && fresh.has(index), markUnreal);
  }
  for (const mention of mentions.get('supposing') ?? []) markAfter(mention, false);
  for (const { start } of mentions.get('prevention') ?? [])
    spread(reading, start, tokens.length, (index) => index > start && fresh.has(index), markUnreal);
}

/** Finds out for every word whether it is negated, long past, or only supposed. */
export function contextOf(reading: Reading): Context[] {
  const context = reading.tokens.map((): Context => ({ negator: -1, past: false, supposed: false, unreal: false }));
  markNegations(reading, context);
  markPast(reading, context);
  markSupposed(reading, context);
  return context;
}
