import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/folders.ts';

/**
 * The page about the data model. Its generated blocks are snapshots of tests. The text around them is written by hand.
 */
export const dataModelPage = join(root, 'functions/entities/README.md');

/** Returns the page's text with `lines` as the content of one generated block, to compare the text with the file. */
export function withBlock(name: 'entities' | 'costs', lines: readonly string[]): string {
  const [start, end] = [`<!-- generated: ${name} -->\n`, `<!-- end of ${name} -->`];
  const page = readFileSync(dataModelPage, 'utf8');
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${dataModelPage} has no block ${name}.`);
  return `${page.slice(0, from + start.length)}\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
