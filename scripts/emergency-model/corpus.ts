import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';

const Phrasing = z.object({ text: z.string(), verdict: z.string(), about: z.optional(z.string()) });

/** A text for training. */
export interface TrainingText {
  text: string;
  emergency: boolean;
  about: string;
  /** Who wrote it. Texts without an author are never used for measuring. */
  author?: string;
  set: string;
}

const root = join(import.meta.dirname, '../..');
const phrasings = join(root, 'test/emergency/phrasings');
const extra = join(import.meta.dirname, 'texts');

/** The first two sets are parts of one. */
function authorOf(set: string): string {
  return /^(development|held-out)$/.test(set) ? 'first' : set;
}

/** All texts with the verdict emergency or harmless, in the order of file names. */
export function readCorpus(): TrainingText[] {
  const measured = globSync('*-{emergency,harmless}.json', { cwd: phrasings })
    .sort()
    .flatMap((file) => {
      const set = basename(file).replace(/-(emergency|harmless)\.json$/, '');
      const all = z.array(Phrasing).parse(JSON.parse(readFileSync(join(phrasings, file), 'utf8')));
      return all.map(({ text, verdict, about = '' }) => ({
        text,
        emergency: verdict === 'emergency',
        about,
        author: authorOf(set),
        set,
      }));
    });
  const own = ['emergency', 'harmless'].flatMap((verdict) =>
    readFileSync(join(extra, `${verdict}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((text) => ({ text, emergency: verdict === 'emergency', about: '', set: 'extra' })),
  );
  return [...measured, ...own];
}
