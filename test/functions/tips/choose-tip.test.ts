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

/** The tips of some days, the oldest first. */
function chooseMany(reader: TipReader, tips: readonly LibraryTip[] = library, count = 220) {
  const former: FormerTip[] = [];
  const days: { date: string; tip: LibraryTip | undefined }[] = [];
  for (let date = '2027-03-01'; days.length < count; date = addDays(date, 1)) {
    const tip = chooseTip(tips, reader, date, former);
    days.push({ date, tip });
    if (tip) former.unshift({ date, tipId: tip.id });
  }
  return days;
}

const chosen = readers.map((reader) => ({ reader, days: chooseMany(reader) }));

test('no tip comes back within 180 days, and each fits the dog and the month', () => {
  for (const { reader, days } of chosen) {
    const lastAt = new Map<string, number>();
    for (const [at, { date, tip }] of days.entries()) {
      const fits = tip && isFor(tip, reader, Number(date.slice(5, 7)));
      const isFresh = at - (lastAt.get(tip?.id ?? '') ?? -repeatDays) >= repeatDays;
      if (!fits || !isFresh) expect.fail(`${tip?.id} for ${reader.ownerId} on ${date}`);
      lastAt.set(tip.id, at);
    }
  }
});

test('tips for this kind of dog come more often than their share of the library', () => {
  const { reader, days } = chosen[1] ?? expect.fail('no readers');
  const isSpecial = (tip: LibraryTip | undefined) => Boolean(tip && describeReason(tip));
  const fitting = library.filter((tip) => isFor(tip, reader, 3));
  const share = (all: readonly (LibraryTip | undefined)[]) => all.filter(isSpecial).length / all.length;
  expect(share(days.slice(0, 180).map(({ tip }) => tip))).toBeGreaterThan(share(fitting));
});

test('neighboring days seldom have the same category', () => {
  const categories = chosen[0]?.days.map(({ tip }) => tip?.category) ?? [];
  expect(categories).toHaveLength(220);
  const same = categories.filter((category, at) => at > 0 && category === categories[at - 1]).length;
  expect(same).toBeLessThan(categories.length / 20);
});

test('owners get different tips, and one owner always the same', () => {
  const choose = (ownerId: string) => chooseMany({ ownerId }, library, 20);
  expect(choose('one')).toEqual(choose('one'));
  expect(choose('one')).not.toEqual(choose('other'));
});

test('with fewer tips than days, the one that was longest ago comes back', () => {
  const few = library
    .filter((tip) => isFor(tip, { ownerId: 'any' }, 3))
    .slice(0, 3)
    .map((tip) => ({ id: tip.id, text: tip.text, category: tip.category, articleId: tip.articleId }));
  const ids = chooseMany({ ownerId: 'any' }, few, 6).map(({ tip }) => tip?.id);
  expect(ids.slice(3, 6)).toEqual(ids.slice(0, 3));
  expect(chooseTip([], { ownerId: 'any' }, '2027-03-01', [])).toBeUndefined();
});

test.each([
  [{ lifeStages: ['puppy'] }, 'Chosen for puppies.'],
  [{ muzzles: ['flat'], weather: ['hot'] }, 'Chosen for short noses and hot weather.'],
  [{ sizes: ['Small'], after: ['outing'] }, 'Chosen for small dogs and the day after a long outing.'],
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

test('every dog has tips for the day after a long outing, which come on no other day', () => {
  for (const reader of readers.slice(1)) {
    for (let month = 1; month <= 12; month += 1) {
      const after = library.filter((tip) => tip.after && isFor(tip, { ...reader, isAfterOuting: true }, month));
      expect(after.length).toBeGreaterThan(7);
      expect(after.filter((tip) => isFor(tip, reader, month))).toEqual([]);
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
