import { describe, expect, test } from 'vitest';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import { findArticles } from '#functions/chat/find-articles.ts';
import { readText } from '#functions/core/text-model/read-text.ts';

/** The article that answers a message after these questions, which the guide has answered. */
async function articleFor(message: string, earlier: readonly string[] = []): Promise<string | undefined> {
  const rows = earlier.map((each) => ({ message: each, counted: true }));
  const earlierRows = rows as unknown as QuestionContext['earlier'];
  const context: QuestionContext = {
    all: [],
    dog: undefined,
    earlier: earlierRows,
    verdict: 'none',
    reading: await readText(message),
    units: 'lb',
  };
  const {
    matches: [best],
  } = await findArticles({ message, category: 'general' }, context, 'UTC');
  return best?.isAnswer ? best.article.id : undefined;
}

const teeth = "How do I brush my dog's teeth?";
const barking = 'How do I stop my dog from barking at the door?';

describe('a follow-up', () => {
  test.each([
    [[teeth], 'and how often?', 'brushing-teeth'],
    [[teeth], 'and for how long?', 'brushing-teeth'],
    [[teeth], 'Is that normal?', 'brushing-teeth'],
    [[teeth, 'and how often?'], 'and for how long?', 'brushing-teeth'],
    [[teeth, 'and for how long?'], 'and how often?', 'brushing-teeth'],
    [[teeth], 'and for puppies?', 'brushing-teeth'],
    [[barking], 'Why does he do that?', 'barking'],
    [['How much should I feed my dog?'], 'and how often?', 'meals-per-day'],
    [['How do I get rid of fleas?'], 'how long does it take?', 'fleas'],
    [[teeth, barking], 'Why does he do that?', 'barking'],
  ])('after %j is about the previous question (%s)', (earlier, message, article) =>
    expect(articleFor(message, earlier)).resolves.toBe(article),
  );
});

describe('a message with a subject of its own', () => {
  test.each([
    'what about his nails?',
    'How do I get rid of fleas?',
    'Can dogs eat carrots?',
    'is it ok to eat carrots?',
    'Who was the president of France in 1995?',
    'and what about bitcoin?',
  ])('is about that subject (%s)', async (message) =>
    expect(await articleFor(message, [teeth])).toBe(await articleFor(message)),
  );
});

test.each([
  ['How much should I feed my dog?', 'how-much-to-feed'],
  ['How often should I feed my dog?', 'meals-per-day'],
])('"%s" is about what it asks for', (message, article) => expect(articleFor(message)).resolves.toBe(article));

test('a long message is searched without the earlier messages', async () => {
  const message = 'and in 1995 I asked myself who was the president of all of that back then';
  expect(await articleFor(message, [teeth])).toBe(await articleFor(message));
});
