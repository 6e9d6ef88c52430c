import { describe, expect, it, test } from 'vitest';
import type { Article } from '#shared/guide/article.ts';
import { formatArticle, splitSentences } from '#shared/guide/article-text.ts';
import { articles } from '#shared/guide/articles.ts';

const maxWords = 170;

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '-').length;
}

describe.each(articles)('the answer from the article $id', (article) => {
  const text = formatArticle(article, article.title, { advice: [] }, maxWords);
  const paragraphs = text.split('\n\n');

  test('begins with at most two sentences of the article', () => {
    const [answer = ''] = paragraphs;
    expect(article.answer.startsWith(answer)).toBe(true);
    expect(splitSentences(answer).length).toBeLessThanOrEqual(2);
    expect(answer).toMatch(/[.!?]"?$/);
  });

  test('has steps between the answer and when to call the vet, in about 170 words', () => {
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.at(-2)).toMatch(/^[^\n]+[:?.]\n- /);
    expect(paragraphs.at(-1)).toMatch(article.seeVet ? /^When to call your vet:\n- / : /call your vet\.$/);
    expect(countWords(text)).toBeLessThanOrEqual(1.2 * maxWords);
  });
});

const article: Article = {
  id: 'ticks',
  title: 'How do I remove a tick?',
  category: 'health',
  lifeStages: ['adult'],
  answer: 'Pull it out of your dog. Use tweezers! Then call it a day.',
  sections: [
    { heading: 'Why ticks bite', points: ['Your dog is warm.'] },
    { heading: 'What you need', text: "Your dog's leash and your dog-proof bag.", points: ['Tweezers.'] },
  ],
  seeVet: ['One.', 'Two.', 'Three.', 'Your dog faints: call a vet now.'],
  questions: [],
  sources: [],
};

function format(change: Partial<Article>, question = article.title, about = {}) {
  return formatArticle({ ...article, ...change }, question, { advice: [], ...about }, maxWords);
}

describe('the answer from an article', () => {
  it('has a third sentence in a paragraph of its own', () => {
    expect(format({})).toMatch(/^Pull it out of your dog\. Use tweezers!\n\nThen call it a day\.\n\n/);
  });

  it('shows the signs that are most urgent', () => {
    expect(format({})).toMatch(/When to call your vet:\n- One\.\n- Two\.\n- Your dog faints: call a vet now\.$/);
  });

  it('shows a list of reasons to an owner who asks why, and what to do to others', () => {
    expect(format({})).toContain('What you need: ');
    expect(format({}, 'why do ticks bite?')).toContain('Why ticks bite:\n- Your dog is warm.');
  });

  it('has the advice for the dog before the steps', () => {
    const forAge = { age: 'Rex is 12 years old.', line: 'Seniors: look twice.' };
    expect(format({}, '', { name: 'Rex', advice: ['Rex needs 300.'], forAge })).toContain(
      'Then call it a day.\n\nRex needs 300.\n\nRex is 12 years old. Seniors: look twice.\n\nWhat you need: ',
    );
  });

  it('says only once what the list has for dogs of this age', () => {
    const sections = [{ heading: 'How to look', points: ['Seniors: look twice.'] }];
    const forAge = { age: 'Rex is 12 years old.', line: 'Seniors: look twice.' };
    const text = format({ sections }, '', { name: 'Rex', advice: [], forAge });
    expect(text.match(/Seniors: look twice/g)).toHaveLength(1);
  });

  it('has the name of the dog everywhere, also one with special characters', () => {
    const text = format({}, '', { name: '$& Rex' });
    expect(text).toContain('Pull it out of $& Rex. Use');
    expect(text).toContain("What you need: $& Rex's leash and your dog-proof bag.");
    expect(text).toContain('When to call your vet about $& Rex:\n');
    expect(text).not.toMatch(/your dog\b(?!-)/i);
    expect(format({ seeVet: [] }, '', { name: 'Rex' })).toMatch(/If something about Rex worries you, call your vet\.$/);
  });

  it('has the name of a puppy for "your puppy", unless the article is about another dog too', () => {
    const answer = 'Wake your puppy. Wait.';
    const sections = [{ heading: 'What to do', points: ['Carry the puppy.'] }];
    const puppy = { name: 'Rex', isPuppy: true };
    expect(format({ answer, sections, seeVet: [] }, '', puppy)).toMatch(/^Wake Rex\. Wait\./);
    expect(format({ answer, sections, seeVet: [] }, '', { name: 'Rex' })).toMatch(/^Wake your puppy\. Wait\./);
    expect(format({ answer: 'Your dog meets your puppy. Wait.' }, '', puppy)).toMatch(/^Your dog meets your puppy\./);
  });
});
