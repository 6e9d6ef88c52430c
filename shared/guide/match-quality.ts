/**
 * Returns how well a document matches a term, from 0 to 1. The document may contain the term, a word that begins with
 * the term, or a similar word. A match in the body or in the signs that need a vet counts less.
 */
export function matchQuality(term: string, match: Readonly<Record<string, readonly string[]>>): number {
  const exact = Object.hasOwn(match, term) ? match[term] : undefined;
  const fields = exact ?? Object.entries(match).flatMap(([word, where]) => (isSimilar(word, term) ? where : []));
  if (fields.length === 0) return 0;
  const isAbout = fields.some((field) => field !== 'body' && field !== 'seeVet');
  const similar = term.length < 6 ? 0.4 : 0.7;
  return (exact ? 1 : similar) * (isAbout ? 1 : 0.4);
}

function isSimilar(word: string, term: string): boolean {
  return word.startsWith(term) || (word[0] === term[0] && Math.abs(word.length - term.length) <= 2);
}
