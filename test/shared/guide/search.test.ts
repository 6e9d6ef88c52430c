import { describe, expect, test } from 'vitest';
import type { Article } from '#shared/guide/article.ts';
import { articles } from '#shared/guide/articles.ts';
import { decodeClassifier } from '#shared/guide/classifier-encoding.ts';
import { classifierWeights } from '#shared/guide/classifier-weights.ts';
import { GuideIndex } from '#shared/guide/guide-index.ts';
import { searchGuide } from '#shared/guide/search.ts';
import { normalizeTerm, splitWords } from '#shared/guide/terms.ts';

function article(id: string, more: Partial<Article>): Article {
  return {
    id,
    title: id,
    category: 'general',
    lifeStages: ['puppy', 'adult', 'senior'],
    answer: 'Ask your vet.',
    sections: [],
    questions: [],
    sources: [],
    ...more,
  };
}

const committed = decodeClassifier(classifierWeights);

const index = new GuideIndex([
  article('paw-licking', {
    title: 'Why does my dog lick their paws?',
    category: 'health',
    questions: ['chewing feet'],
  }),
  article('puppy-biting', { title: 'How do I stop puppy biting?', category: 'behavior', lifeStages: ['puppy'] }),
  article('adult-biting', { title: 'Biting in grown dogs', category: 'behavior', lifeStages: ['adult', 'senior'] }),
  article('brushing', { title: 'Brushing a coat', answer: 'Paws are easy to forget.' }),
]);

function ids(text: string, more: object = {}): string[] {
  return index.search({ text, ...more }).map(({ article: { id } }) => id);
}

test('a word in the title counts more than one in the text', () => {
  expect(ids('paws')).toEqual(['paw-licking', 'brushing']);
});

test('an article is found by an owner’s own words, and despite misspellings', () => {
  expect(ids('chewing on feet')[0]).toBe('paw-licking');
  expect(ids('brushng')[0]).toBe('brushing');
});

test('an article is found by the start of a word, before the word is complete', () => {
  expect(ids('brus')[0]).toBe('brushing');
});

test("articles for the dog's life stage rank higher", () => {
  expect(ids('biting', { lifeStage: 'puppy' })[0]).toBe('puppy-biting');
  expect(ids('biting', { lifeStage: 'senior' })[0]).toBe('adult-biting');
});

test("articles of the question's category rank higher", () => {
  expect(ids('paws', { category: 'health' })[0]).toBe('paw-licking');
});

test('coverage tells how much of the question an article covers', () => {
  const [best] = index.search({ text: 'licking paws' });
  const [worse] = index.search({ text: 'paws of the president of France in 1995' });
  expect(best?.coverage).toBe(1);
  expect(worse?.coverage).toBeLessThan(0.6);
});

test.each(['', '   ', 'the a of', '\u{1F436}\u{1F436}', '!!!', '__proto__ constructor'])(
  'a search for %j finds nothing',
  (text) => {
    expect(ids(text)).toEqual([]);
  },
);

test('how often and how much are different questions', () => {
  const meals = new GuideIndex([
    article('amount', { title: 'How much should I feed my dog?' }),
    article('meals', { title: 'How often should I feed my dog?' }),
  ]);
  expect(meals.search({ text: 'how many times a day to feed' })[0]?.article.id).toBe('meals');
  expect(meals.search({ text: 'how much to feed a 50 lb dog' })[0]?.article.id).toBe('amount');
});

test('a search for a very long text finds an article', () => {
  expect(ids('licking paws '.repeat(5000))[0]).toBe('paw-licking');
});

test.each(['constructor', 'my constructor', 'toString valueOf', '__proto__'])(
  'words that objects inherit, such as %j, are searched like other words',
  (text) => {
    expect(() => searchGuide({ text })).not.toThrow();
  },
);

test('an article that the classifier does not know is found by its words', () => {
  const known = { ...committed, articleIds: committed.articleIds.map((id) => `old-${id}`) };
  const withClassifier = new GuideIndex([article('brushing', { title: 'Brushing a coat' })], known);
  expect(withClassifier.search({ text: 'brushing' })).toEqual(
    new GuideIndex([article('brushing', { title: 'Brushing a coat' })]).search({ text: 'brushing' }),
  );
});

test('a half-typed word is searched as if the classifier did not exist, because it knows only filler', () => {
  const [best] = searchGuide({ text: 'how do i brus' });
  expect(best?.score).toBe(new GuideIndex(articles).search({ text: 'how do i brus' })[0]?.score);
});

test('a search of the published guide finds an article', () => {
  expect(searchGuide({ text: 'what do I tell the vet on the phone' })[0]?.article.id).toBe('what-to-tell-your-vet');
});

describe('in the index,', () => {
  test.each([
    ["My dog's paws", ['my', 'dogs', 'paws']],
    ['caf\u00e9 \u2019til 9pm', ['cafe', 'til', '9pm']],
    ['How many times a day?', ['howoften', 'a', 'day']],
    ['how much', ['howmuch']],
    ['9-week-old', ['9', 'week', 'puppy']],
  ])('the text %j is split into the words %j', (text, words) => expect(splitWords(text)).toEqual(words));

  test.each([
    ['paws', 'paw'],
    ['licking', 'lick'],
    ['puppies', 'puppy'],
    ['biting', 'bite'],
    ['running', 'run'],
    ['glass', 'glass'],
    ['the', null],
    ['8wk', null],
    ['wks', 'week'],
  ])('the word "%s" is stored as %s', (word, term) => expect(normalizeTerm(word)).toBe(term));
});
