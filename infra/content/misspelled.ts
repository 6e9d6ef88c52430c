import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type { ContentFile } from '#infra/content/content-files.ts';
import { declareData } from '#infra/content/modules.ts';

/** Splits an article into its front matter, whose questions are spelled as owners type them, and its proofread text. */
function splitFile({ text }: ContentFile): { questions: string; body: string } {
  const [, frontMatter = '', ...rest] = text.split(/^---$/m);
  const title = /^title: .*$/m.exec(frontMatter)?.[0] ?? '';
  return { questions: frontMatter, body: [title, ...rest].join('\n') };
}

/** Splits a text into words as the search does: in lowercase and without apostrophes. */
function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['\u2019]/g, '')
      .match(/[a-z]+/g) ?? []
  );
}

/** The dictionary. It is loaded on first use, because that takes half a second. */
let spelling: nspell | undefined;

/**
 * Compiles the words that occur only in the articles' questions and are not in the dictionary. The search treats them
 * as misspellings and corrects them, so that other spellings of the same word match, too.
 */
export function compileMisspelledWords(files: readonly ContentFile[]): string {
  const parts = files.map(splitFile);
  const proofread = new Set(parts.flatMap(({ body }) => listWords(body)));
  spelling ??= nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const known = spelling;
  const isRight = (word: string) =>
    proofread.has(word) || known.correct(word) || known.correct(word.charAt(0).toUpperCase() + word.slice(1));
  const misspelled = new Set(parts.flatMap(({ questions }) => listWords(questions)).filter((word) => !isRight(word)));
  return declareData('misspelledWords', [...misspelled].sort().join(' '));
}
