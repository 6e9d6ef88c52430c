import { expect, test } from 'vitest';
import { articleById } from '#shared/guide/articles.ts';
import { isAnswer, searchGuide } from '#shared/guide/search.ts';
import { questions, unrelated } from '#test/shared/guide/questions.ts';

function findRank([text, ...ids]: (typeof questions)[number]): number {
  return searchGuide({ text }, 10).findIndex(({ article }) => ids.includes(article.id));
}

/** The questions among the first `places` articles of which none is expected. */
function missed(places: number): string[] {
  return questions.filter((each) => findRank(each) < 0 || findRank(each) >= places).map(([text]) => text);
}

test('every article that is expected for a question exists', () => {
  expect(questions.flatMap(([, ...ids]) => ids).filter((id) => !articleById(id))).toEqual([]);
});

test('a search for a question finds the right article among the first three', () => {
  expect(missed(3)).toEqual([]);
});

test('a search for a question mostly finds the right article first', () => {
  expect(missed(1).length).toBeLessThanOrEqual(questions.length * 0.1);
});

test('every question of an owner gets an answer', () => {
  const refused = questions.filter(([text]) => !searchGuide({ text }, 1).some(isAnswer)).map(([text]) => text);
  expect(refused).toEqual([]);
});

test('messages about something else mostly get no answer', () => {
  const answered = unrelated.filter((text) => searchGuide({ text }, 1).some(isAnswer));
  expect(answered.length).toBeLessThanOrEqual(unrelated.length * 0.1);
});
