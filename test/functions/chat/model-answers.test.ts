import { describe, expect, it, test } from 'vitest';
import { answerFromGuide } from '#functions/chat/answer-from-guide.ts';
import { findAnswerProblem } from '#functions/chat/answer-rules.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findArticles } from '#functions/chat/find-articles.ts';
import { readModelOutput } from '#functions/chat/model-output.ts';
import { readText } from '#functions/core/text-model/read-text.ts';
import { splitSentences } from '#shared/guide/article-text.ts';
import { readModelAnswers } from '#test/support/model-answers.ts';
import { rexRow } from '#test/support/rex-row.ts';

const answers = readModelAnswers();

async function askAbout(message: string): Promise<QuestionContext> {
  return {
    all: [rexRow],
    dog: rexRow,
    earlier: [],
    verdict: 'none',
    reading: await readText(message),
    units: 'lb',
  };
}

async function findFor(message: string) {
  const { matches } = await findArticles({ message, category: 'general' }, await askAbout(message), 'UTC');
  return matches.slice(0, 4);
}

async function read({ question, input }: (typeof answers)[number]) {
  const articles = (await findFor(question)).map(({ article }) => article);
  return readModelOutput(input, { articles, dogIds: [rexRow.id] });
}

test('there are answers of every kind', () => {
  expect(answers.length).toBeGreaterThanOrEqual(40);
  expect(new Set(answers.map(({ expected }) => expected))).toEqual(
    new Set(['shown', 'unanswerable', 'dose', 'length', 'grounding', 'link', 'tone', 'vet', 'form']),
  );
});

describe.each(answers.filter(({ expected }) => expected === 'shown'))('the answer to "$question"', (answer) => {
  it('is shown with its article, in at most 150 words without Markdown, with the name of the dog and the vet', async () => {
    const output = await read(answer);
    if ('problem' in output) throw new Error(`It is refused: ${output.problem}`);
    const { text, articleIds } = output;
    expect(articleIds.toSorted()).toEqual(answer.input.articleIds.toSorted());
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(150);
    expect(text).not.toMatch(/[*#`]/);
    expect(text).toContain('Rex');
    expect(text).toMatch(/\bvet\b/);
    expect(splitSentences(text.split('\n\n')[0]?.split('\n').at(-1) ?? '').length).toBeLessThanOrEqual(2);
  });
});

test.each(answers.filter(({ expected }) => !['shown', 'unanswerable'].includes(expected)))(
  'an answer to "$question" is refused because of: $expected',
  async (answer) => expect(await read(answer)).toEqual({ problem: answer.expected }),
);

test.each(answers.filter(({ expected }) => expected === 'unanswerable'))(
  'the model cannot answer "$question"',
  async (answer) => expect(await read(answer)).toMatchObject({ unanswerable: true, text: '' }),
);

test.each([...new Set(answers.map(({ question }) => question))])(
  'the care guide\'s own answer to "%s" follows the same rules',
  async (question) => {
    const [best] = await findFor(question);
    const context = await askAbout(question);
    const { text, sources, counts } = await answerFromGuide({ message: question, category: 'general' }, context, 'UTC');
    expect(counts).toBe(best?.isAnswer === true);
    if (!counts) return;
    expect(sources[0]?.url).toBe(`/guide/${best?.article.id}`);
    expect(text).toContain('Rex');
    expect(findAnswerProblem(text, best ? [best.article] : [])).toBeUndefined();
  },
);
