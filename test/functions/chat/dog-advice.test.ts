import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeDog } from '#functions/chat/dog-advice.ts';
import type { QuestionContext } from '#functions/chat/earlier-exchanges.ts';
import type { DogRow } from '#functions/entities/dogs.ts';
import { articles } from '#shared/guide/articles.ts';
import { rexRow } from '#test/support/rex-row.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const puppy: Partial<DogRow> = { birthDate: '2026-06-20', weight: 12 };
const senior: Partial<DogRow> = { birthDate: '2013-05-01' };

function describeRex(id: string, change: Partial<DogRow> = {}, more: Partial<QuestionContext> = {}) {
  const article = articles.find((each) => each.id === id);
  if (!article) throw new Error(`There is no article ${id}.`);
  const dog: DogRow = { ...rexRow, ...change };
  const context: QuestionContext = {
    all: [dog],
    dog,
    earlier: [],
    verdict: 'none',
    reading: undefined,
    units: 'lb',
    ...more,
  };
  return describeDog(article, context, 'UTC');
}

describe('an answer about an amount of food', () => {
  it.each(['how-much-to-feed', 'calories-by-weight', 'meals-per-day'])(
    'from %s says how much food energy the dog needs by age and weight, and that the vet adjusts it',
    (id) => {
      expect(describeRex(id).advice).toEqual([
        'At 3.5 years and 24.5 lbs, Rex needs about 680 calories of food energy a day, treats included. ' +
          'This fits a neutered dog at a healthy weight. Let your vet adjust it.',
      ]);
    },
  );

  it('names the weight in the unit of the owner', () => {
    expect(describeRex('how-much-to-feed', {}, { units: 'kg' }).advice[0]).toMatch(/^At 3\.5 years and 11\.1 kg, Rex/);
  });

  it('has the amount of a growing puppy, whose need changes', () => {
    const [advice] = describeRex('puppy-meals', puppy).advice;
    expect(advice).toMatch(/^At 5 months and 12 lbs, Rex needs about 500 calories .* changes fast, so let your vet/);
  });

  it('has no amount for a puppy that may still nurse', () => {
    const advice = ['Rex is only 4 weeks old, so ask your vet how much to feed.'];
    expect(describeRex('puppy-meals', { ...puppy, birthDate: '2026-10-25' }).advice).toEqual(advice);
  });

  it('has a range for a senior', () => {
    const [advice] = describeRex('how-much-to-feed', senior).advice;
    expect(advice).toMatch(/^At 13\.5 years and 24\.5 lbs, Rex needs about 595 to 680 calories .*The less Rex moves/);
  });

  it('has at most a tenth of the food energy as treats', () => {
    expect(describeRex('treats-ten-percent', senior).advice[0]).toContain('At most about 55 of them should be treats.');
  });

  it('asks for a missing weight, once in a conversation', () => {
    const unweighed = { weight: undefined };
    const request = "Add Rex's weight to the profile, and I can say how much food energy that means a day.";
    expect(describeRex('how-much-to-feed', unweighed).advice).toEqual([request]);
    const earlier = [{ response: `Two meals.\n\n${request}` }] as unknown as QuestionContext['earlier'];
    expect(describeRex('how-much-to-feed', unweighed, { earlier }).advice).toEqual([]);
  });

  it('asks an owner of several dogs for a name, and one of none for the dog', () => {
    expect(describeRex('how-much-to-feed', {}, { dog: undefined }).advice[0]).toMatch(/^Ask about one of your dogs by/);
    expect(describeRex('how-much-to-feed', {}, { dog: undefined, all: [] }).advice[0]).toMatch(/^Add your dog to the/);
  });
});

describe('an answer about anything else', () => {
  it('has no amount and asks for none', () => {
    expect(describeRex('fleas', { weight: undefined })).toMatchObject({ name: 'Rex', advice: [], forAge: undefined });
    expect(describeRex('weight-loss').advice).toEqual([]);
    expect(describeRex('fleas', {}, { dog: undefined })).toEqual({ advice: [] });
  });

  it('has what the article says about puppies or seniors, with the age of the dog', () => {
    expect(describeRex('walking-schedule', puppy).forAge).toEqual({
      age: 'Rex is 5 months old.',
      line: expect.stringMatching(/^Puppies: out after each sleep/),
    });
    expect(describeRex('walking-schedule', senior).forAge).toEqual({
      age: 'Rex is 13.5 years old.',
      line: expect.stringMatching(/^Seniors: more often and shorter/),
    });
    expect(describeRex('walking-schedule').forAge).toBeUndefined();
  });

  it('says for which dogs an article is that is not for this one', () => {
    expect(describeRex('dog-parks', puppy).forAge).toEqual({
      age: 'This advice is for adult dogs.',
      line: 'Rex is 5 months old, so ask your vet what fits Rex.',
    });
    expect(describeRex('puppy-potty-training').forAge?.age).toBe('This advice is for puppies.');
  });
});
