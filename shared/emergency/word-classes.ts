import { foodWords, medicineWords } from '#shared/emergency/food-word-list.ts';
import { objectWords } from '#shared/emergency/object-word-list.ts';
import type { Toxin } from '#shared/emergency/toxin.ts';
import { toxins } from '#shared/emergency/toxins.ts';
import { stem } from '#shared/text/stem.ts';

/** The class of thing that a word names. The model learns "ate a toxin" once, for all toxins. */
export type WordClass = 'toxin' | 'medicine' | 'object' | 'food';

/** One name of a thing: words in order, each exact or with any ending. */
interface Phrase {
  wordClass: WordClass;
  words: { word: string; anyEnding: boolean }[];
}

interface Lexicon {
  exact: ReadonlyMap<string, readonly Phrase[]>;
  byStem: ReadonlyMap<string, readonly Phrase[]>;
}

function add<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function classifyToxin({ object, prescribed }: Toxin): WordClass {
  if (object) return 'object';
  return prescribed ? 'medicine' : 'toxin';
}

/** Reads lists of names: `_` is a space, `*` any ending. */
function compile(): Lexicon {
  const exact = new Map<string, Phrase[]>();
  const byStem = new Map<string, Phrase[]>();
  const lists: [WordClass, string][] = [
    ...toxins.map((toxin): [WordClass, string] => [classifyToxin(toxin), toxin.words]),
    ['medicine', medicineWords],
    ['object', objectWords],
    ['food', foodWords],
  ];
  for (const [wordClass, names] of lists) {
    for (const name of names.trim().split(/\s+/)) {
      const words = name.split('_').map((part) => ({ word: part.replace('*', ''), anyEnding: part.endsWith('*') }));
      const [first] = words;
      if (!first) continue;
      if (first.anyEnding) add(byStem, stem(first.word), { wordClass, words });
      else add(exact, first.word, { wordClass, words });
    }
  }
  return { exact, byStem };
}

let compiled: Lexicon | undefined;

function fits({ word, anyEnding }: Phrase['words'][number], token: string): boolean {
  return word === token || (anyEnding && stem(word) === stem(token));
}

/** Lists the first words of toxins' names, for spelling correction. */
export function listToxinNames(): string[] {
  return toxins.flatMap(({ words }) => words.split(/\s+/).map((name) => name.replace(/[_*].*$/, '')));
}

/** Finds the class of each word, or undefined. The first list with a matching name wins. */
export function classifyWords(words: readonly string[]): (WordClass | undefined)[] {
  compiled ??= compile();
  const { exact, byStem } = compiled;
  const classes = words.map((): WordClass | undefined => undefined);
  words.forEach((word, start) => {
    for (const phrase of [...(exact.get(word) ?? []), ...(byStem.get(stem(word)) ?? [])]) {
      if (!phrase.words.every((part, offset) => fits(part, words[start + offset] ?? ''))) continue;
      for (let index = start; index < start + phrase.words.length; index += 1) classes[index] ??= phrase.wordClass;
    }
  });
  return classes;
}
