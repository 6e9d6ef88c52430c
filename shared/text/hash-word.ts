import { hashFeature } from '#shared/text/hash-feature.ts';
import { stem } from '#shared/text/stem.ts';

/** Finds the bucket of a word: of its stem, or the one that all numbers share. */
export function hashWord(word: string): number {
  return hashFeature(/^\d/.test(word) ? '#' : stem(word));
}
