import { bodyWords } from '#shared/emergency/body-word-list.ts';
import { contextWords, otherMeanings } from '#shared/emergency/context-word-list.ts';
import { eventWords } from '#shared/emergency/event-word-list.ts';
import { everydayWords } from '#shared/emergency/everyday-word-list.ts';
import { harmlessWords } from '#shared/emergency/harmless-word-list.ts';
import { toxins } from '#shared/emergency/toxins.ts';

/** One way to say something: one word or several, each exact or with any ending. */
interface Phrase {
  group: string;
  words: { word: string; anyEnding: boolean }[];
}

const endings = /(?:ings?|ied|ies|ie|ed|es|s|ly|e)$/;

function withoutEnding(word: string): string {
  const base = word.length > 3 ? word.replace(endings, (end) => (end.startsWith('ie') ? 'y' : '')) : word;
  const short = base.length > 2 ? base : word.replace(/s$/, '');
  return short.length > 3 && short.at(-1) === short.at(-2) ? short.slice(0, -1) : short;
}

const stems = new Map<string, string>();

/** The stem that all forms of a word share: "choke", "chokes", "choked" and "choking" become "chok". */
export function stem(word: string): string {
  const before = stems.get(word);
  if (before !== undefined) return before;
  let last = word;
  for (let next = withoutEnding(word); next !== last; next = withoutEnding(next)) last = next;
  if (stems.size < 5000) stems.set(word, last);
  return last;
}

function phrase(group: string, notation: string): Phrase {
  const words = notation.split('_').map((part) => {
    const anyEnding = part.endsWith('*');
    return { word: anyEnding ? part.slice(0, -1) : part, anyEnding };
  });
  return { group, words };
}

/** Phrases by their first word, exact and by stem. */
export interface Lexicon {
  exact: ReadonlyMap<string, readonly Phrase[]>;
  byStem: ReadonlyMap<string, readonly Phrase[]>;
  groups: ReadonlySet<string>;
  /** Words that are spelled right. */
  known: ReadonlySet<string>;
  knownStems: ReadonlySet<string>;
  /** Words that a misspelled one may stand for, by first letter. */
  targets: ReadonlyMap<string, readonly string[]>;
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const shortestTarget = 5;
/** Groups of signs that are alarming after something poisonous. */
const alarming = ['weak', 'tremor', 'seizure', 'drool', 'vomit', 'stagger', 'blood', 'pain'] as const;

function compile(extra: readonly string[]): Lexicon {
  const exact = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  const known = new Set(everydayWords.split(/\s+/));
  const knownStems = new Set<string>();
  const targets = new Map<string, string[]>();
  const wordsOf = (prescribed: boolean) =>
    toxins
      .filter((toxin) => (toxin.prescribed ?? false) === prescribed)
      .map(({ words }) => words)
      .join(' ');
  const groups: Record<string, string> = {
    ...bodyWords,
    ...eventWords,
    ...contextWords,
    ...harmlessWords,
    alarming: alarming.map((group) => bodyWords[group]).join(' '),
    otherMeaning: otherMeanings.join(' '),
    strictToxin: wordsOf(false),
    prescribedToxin: wordsOf(true),
  };
  groups.highRate = '';
  for (const notation of extra) groups[`"${notation}`] = notation;
  for (const [group, words] of Object.entries(groups)) {
    for (const notation of new Set(words.split(/\s+/).filter(Boolean))) {
      const each = phrase(group, notation);
      const [first] = each.words;
      if (!first) continue;
      if (first.anyEnding) add(byStem, stem(first.word), each);
      else add(exact, first.word, each);
      for (const { word, anyEnding } of each.words) {
        if (word.length >= shortestTarget && !known.has(word)) add(targets, word.charAt(0), word);
        known.add(word);
        if (anyEnding) knownStems.add(stem(word));
      }
    }
  }
  return { exact, byStem, groups: new Set(Object.keys(groups)), known, knownStems, targets };
}

let compiled: Lexicon | undefined;

/** The lexicon, compiled at the first use. @param literals words that patterns use besides the groups */
export function lexicon(literals: readonly string[]): Lexicon {
  compiled ??= compile(literals);
  return compiled;
}

function fits({ word, anyEnding }: Phrase['words'][number], token: string): boolean {
  return word === token || (anyEnding && stem(word) === stem(token));
}

/** A group of words found in the text: from token `start` up to and including token `end`. */
export interface Mention {
  start: number;
  end: number;
}

/** Finds every phrase of the lexicon. Returns the mentions by group, in the order of the text. */
export function findMentions(words: readonly string[], { exact, byStem }: Lexicon): Map<string, Mention[]> {
  const found = new Map<string, Mention[]>();
  words.forEach((word, start) => {
    const candidates = [...(exact.get(word) ?? []), ...(byStem.get(stem(word)) ?? [])];
    for (const { group, words: parts } of candidates) {
      if (!parts.every((part, offset) => fits(part, words[start + offset] ?? ''))) continue;
      add(found, group, { start, end: start + parts.length - 1 });
    }
  });
  return found;
}
