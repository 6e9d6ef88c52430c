import { expect, it, test } from 'vitest';
import { searchGuide } from '#shared/guide/search.ts';
import { buildSearchText } from '#shared/guide/search-text.ts';
import { listSampleQuestions } from '../../../frontend/src/features/chat/samples.ts';

it.each([
  ['How much should I feed Biscuit?', 'Biscuit', 'howmuch should i feed'],
  ["How do I brush Biscuit's teeth?", 'biscuit', 'how do i brush teeth'],
  ['Does Sir Barks-a-Lot need vaccines?', 'Sir Barks-a-Lot', 'does need vaccines'],
  ['Biscuit?', 'Biscuit', 'Biscuit?'],
])('the question "%s" about %s is searched as "%s"', (message, name, text) => {
  expect(buildSearchText(message, { name })).toBe(text);
});

test('a question is searched with all its words if the dog is unknown', () => {
  expect(buildSearchText('Is Biscuit fine?', undefined)).toBe('is biscuit fine');
});

test.each([0.5, 3, 10])('the guide answers each sample question about a dog of %d years', (age) => {
  const dog = { name: 'Biscuit', age };
  for (const { message, category } of listSampleQuestions(dog)) {
    const [best] = searchGuide({ text: buildSearchText(message, dog), category }, 1);
    expect([message, best?.isAnswer]).toEqual([message, true]);
  }
});
