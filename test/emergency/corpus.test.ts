import { expect, test } from 'vitest';
import { listAuthors, parseCorpus, readCorpus, readNewAuthors } from '../../scripts/emergency-model/corpus.ts';

const corpus = readCorpus();

/** Reduces a text to its letters and digits. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}

test('the corpus has at least 26 authors with 100 emergencies each, and 200 harmless texts unless they wrote emergencies only', () => {
  const authors = listAuthors(corpus);
  expect(authors.length).toBeGreaterThanOrEqual(26);
  const count = (author: string, verdict: string) =>
    corpus.filter((text) => text.author === author && text.verdict === verdict).length;
  const tooFew = authors.filter((author) => {
    const harmless = count(author, 'harmless');
    return count(author, 'emergency') < 100 || (harmless > 0 && harmless < 200);
  });
  expect(tooFew).toEqual([]);
});

test('the same text has the same verdict from every author', () => {
  const verdicts = new Map(corpus.map(({ text, verdict }) => [normalize(text), verdict]));
  expect(corpus.filter(({ text, verdict }) => verdicts.get(normalize(text)) !== verdict)).toEqual([]);
});

test('no text of a new author is in the corpus', () => {
  const known = new Set(corpus.map(({ text }) => normalize(text)));
  expect(readNewAuthors().filter(({ text }) => known.has(normalize(text)))).toEqual([]);
});

test('only emergencies have reasons, and the general one stands alone', () => {
  const wrong = corpus.filter(
    ({ verdict, reasons }) =>
      reasons && (verdict !== 'emergency' || (reasons.includes('severeIllness') && reasons.length > 1)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['invalid JSON', '{"text":"a",'],
  ['an unknown verdict', '{"text":"a","verdict":"maybe","author":"training"}'],
  ['an unknown reason', '{"text":"a","verdict":"emergency","author":"training","reasons":["rabies"]}'],
  ['an unknown field', '{"text":"a","verdict":"urgent","author":"training","topic":"b"}'],
])('reading the corpus fails on %s and names the line', (_what, line) => {
  const valid = '{"text":"a","verdict":"urgent","author":"training"}';
  expect(() => parseCorpus(`${valid}\n${line}\n`)).toThrow('corpus.jsonl:2 is invalid');
});
