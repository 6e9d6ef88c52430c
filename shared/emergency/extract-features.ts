import { stem } from '#shared/emergency/stem.ts';
import type { Token } from '#shared/emergency/tokens.ts';
import { classifyWords } from '#shared/emergency/word-classes.ts';

/** Rounds a number of words to one of five classes. */
function classifyLength(words: number): number {
  return [4, 7, 12, 25].filter((limit) => words >= limit).length;
}

/**
 * Extracts the features of a text for the model, each once: stems, pairs of neighbors (bigrams), pairs with one word between
 * them (skip-grams), the classes of named things, the last word, whether it asks, and a class of its length.
 *
 * @param asked Whether the text ends with a question mark.
 */
export function extractFeatures(tokens: readonly Token[], asked: boolean): string[] {
  const found = new Set<string>();
  const stems = tokens.map(({ word }) => (/^\d/.test(word) ? '#' : stem(word)));
  const classes = classifyWords(tokens.map(({ word }) => word)).map((each) => each && `@${each}`);
  tokens.forEach(({ gap }, index) => {
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
  });
  found.add(`$${stems.at(-1) ?? ''}`);
  if (asked) found.add('?');
  found.add(`#${classifyLength(tokens.length)}`);
  return [...found];
}
