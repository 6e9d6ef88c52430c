import type { Dog } from '#shared/contract/dogs.ts';
import { splitWords } from '#shared/guide/terms.ts';

/**
 * The text to search the care guide with. The dog's name is left out: it says nothing about the subject, and can be a
 * word of other articles.
 */
export function buildSearchText(message: string, dog: Pick<Dog, 'name'> | undefined): string {
  // "Biscuit's" is the word "biscuits".
  const names = new Set(splitWords(dog?.name ?? '').flatMap((word) => [word, `${word}s`]));
  const others = splitWords(message).filter((word) => !names.has(word));
  return others.length > 0 ? others.join(' ') : message;
}
