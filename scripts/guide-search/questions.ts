import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Question = z.strictObject({
  text: z.string().check(z.minLength(1)),
  author: z.string().check(z.regex(/^author-\d{2,3}$/)),
  /** The topic of the question. */
  about: z.optional(z.string()),
  /** The IDs of every article that an owner would accept as the answer. Empty if the guide has no such article. */
  articles: z.array(z.string()),
});

/** A question as an owner types it, with the articles that answer it. */
export type LabeledQuestion = z.output<typeof Question>;

function read(file: string): LabeledQuestion[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => Question.parse(JSON.parse(line)));
}

/** Reads the questions of authors who had not seen the articles. */
export function readQuestions(): LabeledQuestion[] {
  return read('questions.jsonl');
}

/** Reads the questions of authors on which nothing is trained: they show how good the search is for a new owner. */
export function readNewAuthors(): LabeledQuestion[] {
  return read('new-authors.jsonl');
}

/** Reads the questions of authors who had seen an article's title and first sentence. They are for training only. */
export function readPromptedQuestions(): LabeledQuestion[] {
  return read('prompted-questions.jsonl');
}
