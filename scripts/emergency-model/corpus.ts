import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { reasonCodes } from '#shared/emergency/reasons.ts';

const CorpusText = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  /** `urgent`: see a vet today. */
  verdict: z.enum(['emergency', 'urgent', 'harmless']),
  author: z.string().check(z.regex(/^(author-\d\d|training)$/)),
  /** What an everyday author wrote it as. Authors without kinds wrote emergencies and texts that resemble them. */
  kind: z.optional(z.enum(['remark', 'question', 'asking', 'see-today', 'emergency', 'second-sentence'])),
  /** The topic. */
  about: z.optional(z.string()),
  /** Why the verdict is not obvious. */
  why: z.optional(z.string()),
  /** Of an emergency: the reasons whose card fits. The general card (`severeIllness`) always does. */
  reasons: z.optional(z.array(z.enum(reasonCodes)).check(z.minLength(1))),
});

/** A labeled text. */
export type CorpusText = z.output<typeof CorpusText>;

/** The author of texts that are trained on and never measured. */
export const trainingAuthor = 'training';

/**
 * Parses texts of one JSON object per line.
 *
 * @throws An error that names the first invalid line.
 */
export function parseCorpus(jsonLines: string, file = 'corpus.jsonl'): CorpusText[] {
  return jsonLines
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      try {
        return CorpusText.parse(JSON.parse(line));
      } catch (cause) {
        throw new Error(`${file}:${index + 1} is invalid: ${line}`, { cause });
      }
    });
}

function readTexts(file: string): CorpusText[] {
  return parseCorpus(readFileSync(join(import.meta.dirname, file), 'utf8'), file);
}

/** Reads the texts that the models are trained on. */
export function readCorpus(): CorpusText[] {
  return readTexts('corpus.jsonl');
}

/** Reads the texts of authors on which no model is trained: they show how good the check is for a new owner. */
export function readNewAuthors(): CorpusText[] {
  return readTexts('new-authors.jsonl');
}

/** Lists the authors whose texts are measured. */
export function listAuthors(corpus: readonly CorpusText[]): string[] {
  return [...new Set(corpus.map(({ author }) => author))].filter((author) => author !== trainingAuthor).sort();
}

/** Whether a text is by an author who also wrote about everyday life (`author-19` and later). */
export function isEveryday({ kind }: CorpusText): boolean {
  return kind !== undefined;
}
