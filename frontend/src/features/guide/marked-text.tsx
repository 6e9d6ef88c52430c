import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

/** A shorter beginning is part of too many words. */
const shortestBeginning = 3;

function isMatch(word: string, terms: readonly string[]): boolean {
  const term = normalizeTerm(splitWords(word).join(''));
  if (!term) return false;
  // The last word may still be being typed.
  return terms.some((each) => term === each || (each.length >= shortestBeginning && term.startsWith(each)));
}

type MarkedTextProps = {
  text: string;
  /** The terms of the search, from `listSearchTerms`. */
  terms: readonly string[];
};

/** Shows a text and marks the words that match a search. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return text.split(/([\p{L}\p{N}'\u2019]+)/u).map((part, place) =>
    place % 2 === 1 && isMatch(part, terms) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={place} className="hw-marked">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
