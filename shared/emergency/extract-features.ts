import { findCircumstances } from '#shared/emergency/circumstances.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { classifyWords } from '#shared/emergency/word-classes.ts';
import { stem } from '#shared/text/stem.ts';

/** Rounds a number of words to one of five classes. */
function classifyLength(words: number): number {
  return [4, 7, 12, 25].filter((limit) => words >= limit).length;
}

/** Longer words count by their beginning too, which most misspellings keep. */
const prefixLength = 5;

/** Extracts single words, their classes, and pairs of words that are neighbors or have one word between them. */
function extractWords(tokens: readonly Token[], classes: readonly (string | undefined)[], found: Set<string>): void {
  const stems = tokens.map(({ word }) => (/^\d/.test(word) ? '#' : stem(word)));
  tokens.forEach(({ gap, word }, index) => {
    const before = gap === 2 ? '^' : (stems[index - 1] ?? '');
    const skips = index > 1 && gap === 0 && tokens[index - 1]?.gap === 0;
    const own = classes[index];
    const last = classes[index - 1];
    for (const name of own && own !== last ? [stems[index] ?? '', own] : [stems[index] ?? '']) {
      found.add(name);
      found.add(`${before} ${name}`);
      if (skips) found.add(`${stems[index - 2]}_${name}`);
    }
    if (last && own !== last) found.add(`${last} ${stems[index]}`);
    if (word.length > prefixLength) found.add(`${word.slice(0, prefixLength)}*`);
  });
  found.add(`$${stems.at(-1) ?? ''}`);
}

/** Extracts the word classes and the circumstances found anywhere in the text, and every pair of these. */
function extractPairs(tokens: readonly Token[], classes: readonly (string | undefined)[], found: Set<string>): void {
  const names = [
    ...new Set(classes.filter((name) => name !== undefined)),
    ...findCircumstances(tokens).map((name) => `~${name}`),
  ].sort();
  names.forEach((name, index) => {
    found.add(name);
    for (const other of names.slice(index + 1)) found.add(`${name}&${other}`);
  });
}

/**
 * Extracts the features of a text for the model, each once: stems, beginnings of words, pairs of neighbors (bigrams), pairs
 * with one word between them (skip-grams), the classes of named things and the circumstances in pairs, the last word,
 * whether it asks, and a class of its length.
 *
 * @param asked Whether the text ends with a question mark.
 */
export function extractFeatures(tokens: readonly Token[], asked: boolean): string[] {
  const found = new Set<string>();
  const classes = classifyWords(tokens.map(({ word }) => word)).map((each) => each && `@${each}`);
  extractWords(tokens, classes, found);
  extractPairs(tokens, classes, found);
  if (asked) found.add('?');
  found.add(`#${classifyLength(tokens.length)}`);
  return [...found];
}
