import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Question = z.strictObject({
  text: z.string().check(z.minLength(1)),
  author: z.string().check(z.regex(/^author-\d\d$/)),
  /** The topic of the question. */
  about: z.optional(z.string()),
  /** The IDs of every article that an owner would accept as the answer. Empty if the guide has no such article. */
  articles: z.array(z.string()),
});

/** A question as an owner types it, with the articles that answer it. */
export type LabeledQuestion = z.output<typeof Question>;

/** Reads the labeled questions. */
export function readQuestions(): LabeledQuestion[] {
  const lines = readFileSync(join(import.meta.dirname, 'questions.jsonl'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => Question.parse(JSON.parse(line)));
}
