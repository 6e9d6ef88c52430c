import { hasWrongTone } from '#functions/chat/tone.ts';
import { findUnsafePart, type UnsafePart } from '#functions/chat/unsafe-text.ts';
import { Mistakes } from '#infra/content/content-error.ts';
import { readDailyTips } from '#infra/content/daily-tips.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';
import { type Draft, formatDraft } from './draft-files.ts';

/** The share of the shorter tip's words from which on two tips say the same. Few tips of the library share that many. */
const maxOverlap = 0.6;

const unsafe: Record<UnsafePart, string> = {
  dose: 'it may name a dose',
  link: 'it may have a link, markup or a telephone number',
  form: 'it has disguised letters',
};

/**
 * Finds why a draft must not be saved: what the content compiler would report, what the filter of the assistant's answers
 * finds, or another tip that says the same.
 * @param articleIds the articles that were offered to the model
 * @param others the tips of the library, and the other drafts
 */
export function findProblem(
  draft: Draft,
  articleIds: ReadonlySet<string>,
  others: readonly { id: string; text: string }[],
): string | undefined {
  const mistakes = new Mistakes();
  readDailyTips([{ path: `${draft.cohort.category}.yaml`, text: formatDraft(draft) }], articleIds, mistakes);
  const [mistake] = mistakes.messages;
  if (mistake) return mistake;
  if (!draft.text.includes('{dog}')) return 'it does not mention {dog}';
  const part = findUnsafePart(draft.text);
  if (part) return unsafe[part];
  if (hasWrongTone(draft.text)) return 'its tone is wrong';
  const same = others.find(({ id, text }) => id === draft.id || isSimilar(text, draft.text));
  return same && `it is too similar to ${same.id}`;
}

function isSimilar(one: string, other: string): boolean {
  const [terms, otherTerms] = [listTerms(one), listTerms(other)];
  return terms.intersection(otherTerms).size >= maxOverlap * Math.min(terms.size, otherTerms.size);
}

function listTerms(text: string): Set<string> {
  return new Set(splitWords(text).flatMap((word) => normalizeTerm(word) ?? []));
}
