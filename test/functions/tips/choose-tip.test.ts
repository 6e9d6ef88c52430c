import { expect, test } from 'vitest';
import { chooseTip, type FormerTip, isFor, repeatDays, type TipReader } from '#functions/tips/choose-tip.ts';
import { describeDog } from '#functions/tips/describe-dog.ts';
import { findClimate } from '#functions/tips/find-climate.ts';
import { describeReason } from '#functions/tips/reason.ts';
import { fillIn, type LibraryTip, library } from '#functions/tips/tip-library.ts';
import { addDays } from '#shared/calendar.ts';

const rex = { ownerId: 'owner', id: 'dog', name: 'Rex', birthDateEstimated: false, createdAt: '', updatedAt: '' };

/** Readers with dogs of different breeds and ages, and one without a dog. */
const readers: TipReader[] = [
  { ownerId: 'none' },
  ...['Pug', 'Great Dane'].flatMap((breed) =>
    ['2027-01-10', '2023-05-01', '2014-05-01'].map((birthDate) => ({
      ownerId: `${breed} ${birthDate}`,
      ...describeDog({ ...rex, breed, birthDate }, '2027-03-01'),
    })),
  ),
];

const adult: TipReader = { ownerId: 'adult', lifeStage: 'adult', size: 'Large', group: 'Sporting' };

/** The tips of 220 days, the oldest first. */
function chooseMany(reader: TipReader, tips: readonly LibraryTip[] = library) {
  const former: FormerTip[] = [];
  const chosen: { date: string; tip: LibraryTip | undefined }[] = [];
  for (let date = '2027-03-01'; chosen.length < 220; date = addDays(date, 1)) {
    const tip = chooseTip(tips, reader, date, former);
    chosen.push({ date, tip });
    if (tip) former.unshift({ date, tipId: tip.id });
  }
  return chosen;
}

test('no tip comes back within 180 days, and each fits the dog and the month', () => {
  for (const reader of readers) {
    const lastAt = new Map<string, number>();
    for (const [at, { date, tip }] of chooseMany(reader).entries()) {
      if (!tip) throw new Error(`no tip on ${date}`);
      expect(isFor(tip, reader, Number(date.slice(5, 7)))).toBe(true);
      expect(at - (lastAt.get(tip.id) ?? -repeatDays)).toBeGreaterThanOrEqual(repeatDays);
      lastAt.set(tip.id, at);
    }
  }
});

test('tips for this kind of dog come more often than their share of the library', () => {
  const reader = readers[1] ?? { ownerId: 'pug' };
  const chosen = chooseMany(reader).slice(0, 180);
  const isSpecial = (tip: LibraryTip | undefined) => Boolean(tip && describeReason(tip));
  const fitting = library.filter((tip) => isFor(tip, reader, 3));
  const share = (all: readonly (LibraryTip | undefined)[]) => all.filter(isSpecial).length / all.length;
  expect(share(chosen.map(({ tip }) => tip))).toBeGreaterThan(share(fitting));
});

test('neighboring days seldom have the same category', () => {
  const categories = chooseMany({ ownerId: 'any' }).map(({ tip }) => tip?.category);
  const same = categories.filter((category, at) => at > 0 && category === categories[at - 1]).length;
  expect(same).toBeLessThan(categories.length / 20);
});

test('owners get different tips, and one owner always the same', () => {
  const [one, other] = [chooseMany({ ownerId: 'one' }), chooseMany({ ownerId: 'other' })];
  expect(chooseMany({ ownerId: 'one' })).toEqual(one);
  expect(one.slice(0, 20)).not.toEqual(other.slice(0, 20));
});

test('with fewer tips than days, the one that was longest ago comes back', () => {
  const few = library
    .filter((tip) => isFor(tip, { ownerId: 'any' }, 3))
    .slice(0, 3)
    .map((tip) => ({ id: tip.id, text: tip.text, category: tip.category, articleId: tip.articleId }));
  const ids = chooseMany({ ownerId: 'any' }, few).map(({ tip }) => tip?.id);
  expect(ids.slice(3, 6)).toEqual(ids.slice(0, 3));
  expect(chooseTip([], { ownerId: 'any' }, '2027-03-01', [])).toBeUndefined();
});

test.each([
  [{ lifeStages: ['puppy'] }, 'Chosen for puppies.'],
  [{ muzzles: ['flat'], weather: ['hot'] }, 'Chosen for short noses and hot weather.'],
  [{ lifeStages: ['adult', 'senior'] }, null],
  [{}, null],
] as const)('the reason for a tip with %j is %j', (conditions, reason) => {
  expect(describeReason({ id: 'tip', text: 'Walk {dog}.', category: 'health', articleId: 'any', ...conditions })).toBe(
    reason,
  );
});

test('the text of a tip names the dog, or says "your dog"', () => {
  const tip: LibraryTip = { id: 'tip', text: '{dog} sleeps. Let {dog} sleep.', category: 'home', articleId: 'any' };
  expect(fillIn(tip, 'Rex')).toBe('Rex sleeps. Let Rex sleep.');
  expect(fillIn(tip)).toBe('Your dog sleeps. Let your dog sleep.');
});

test('every dog has more than 180 tips to choose from in each month', () => {
  for (const reader of readers) {
    for (let month = 1; month <= 12; month += 1) {
      expect(library.filter((tip) => isFor(tip, reader, month)).length).toBeGreaterThan(repeatDays);
    }
  }
});

test.each([
  ['Florida', 1, ['wet']],
  ['FL', 7, ['hot', 'wet']],
  ['MN', 1, ['cold', 'wet']],
  ['Atlantis', 1, undefined],
  [undefined, 1, undefined],
] as const)('the climate of %s in month %i is %j', (state, month, climate) => {
  expect(findClimate(state, month)).toEqual(climate);
});

test('tips for cold weather do not come where winters are mild', () => {
  const coldTips = library.filter(({ weather, months }) => weather?.includes('cold') && months?.includes(1));
  const fitting = (state: string) =>
    coldTips.filter((tip) => isFor(tip, { ...adult, climate: findClimate(state, 1) }, 1));
  expect(fitting('MN').length).toBeGreaterThan(0);
  expect(fitting('FL')).toEqual([]);
});
