import { computeEditDistance } from '#shared/text/edit-distance.ts';

/** Shorter words are not corrected, because they resemble too many other words. */
const shortestWord = 4;

/**
 * A word of at least this length may differ from its correction in two letters. A shorter word may differ in one
 * letter.
 */
const longWord = 9;

/**
 * Returns a function that corrects a misspelled word to the most frequent similar word of the vocabulary. A word that
 * is in the vocabulary, or resembles none of its words, stays the same.
 * @param vocabulary correctly spelled words, with how often each occurs
 */
export function createCorrector(vocabulary: ReadonlyMap<string, number>): (word: string) => string {
  const byLetter = Map.groupBy(vocabulary.keys(), (word) => word.charAt(0));
  const corrected = new Map<string, string>();

  function findSimilar(word: string): string | undefined {
    const limit = word.length < longWord ? 1 : 2;
    let best: { word: string; distance: number; count: number } | undefined;
    for (const target of byLetter.get(word.charAt(0)) ?? []) {
      if (target.length < shortestWord) continue;
      const distance = computeEditDistance(word, target, limit);
      const count = vocabulary.get(target) ?? 0;
      if (
        distance > limit ||
        (best && (distance > best.distance || (distance === best.distance && count <= best.count)))
      )
        continue;
      best = { word: target, distance, count };
    }
    return best?.word;
  }

  return (word) => {
    if (word.length < shortestWord || vocabulary.has(word) || /\d/.test(word)) return word;
    const known = corrected.get(word) ?? findSimilar(word) ?? word;
    corrected.set(word, known);
    return known;
  };
}
