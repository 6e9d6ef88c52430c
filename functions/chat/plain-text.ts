import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

const unprintable = lazyRegExp(String.raw`(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFD]`, 'gu');

/** What is not drawn. */
const invisible = lazyRegExp(String.raw`[\u00AD\u200B\u2060\uFEFF]`, 'gu');

/** Returns a text of the model as plain text, without the Markdown that models like to add. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(unprintable(), '')
    .replace(invisible(), '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^#+ /gm, '')
    .replace(/^[*\u2022] /gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
