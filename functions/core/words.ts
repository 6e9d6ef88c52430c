/** The maximum length of a word. Longer words are cut. */
const maxWordLength = 30;

/**
 * Splits a text into its words in lower case, without accents and punctuation, each once.
 * @param max the maximum number of words
 */
export function splitWords(text: string, max: number): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'\u2019]/gu, '')
    .toLowerCase();
  const words = Array.from(plain.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => [...word].slice(0, maxWordLength).join(''));
  return [...new Set(words)].slice(0, max);
}
