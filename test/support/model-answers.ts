import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '#test/support/folders.ts';

/** An answer as a model may give it. */
export interface ModelAnswer {
  question: string;
  /** `shown`, `unanswerable`, or why the answer is refused. */
  expected: string;
  /** The input of the tool. */
  input: { answer: string; articleIds: string[]; unanswerable: boolean; actions: object[] };
}

/** Reads the answers that were written for tests. */
export function readModelAnswers(): ModelAnswer[] {
  const file = join(root, 'test/functions/chat/model-answers.yaml');
  const all: ({ question: string; expected: string } & Partial<ModelAnswer['input']>)[] = parse(
    readFileSync(file, 'utf8'),
  );
  return all.map(({ question, expected, ...input }) => ({
    question,
    expected,
    input: { answer: '', articleIds: [], unanswerable: false, actions: [], ...input },
  }));
}
