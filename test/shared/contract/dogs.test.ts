import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { DogForm } from '#shared/contract/dogs.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3 };

/** What the form says, by field. */
function said(form: object): Record<string, string> {
  const issues = DogForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

test('name, breed and age are enough for a dog', () => {
  expect(DogForm.parse(rex)).toEqual(rex);
});

test('an exact birthday takes the place of an age', () => {
  expect(said({ name: 'Rex', breed: 'Beagle', birthDate: '2020-02-29' })).toEqual({});
  expect(said({ name: 'Rex', breed: 'Beagle' })).toEqual({ age: 'Please give the age or the birthday' });
  expect(said({ name: 'Rex', breed: 'Beagle', birthDate: null })).toHaveProperty('age');
});

test('a dog without a name has no profile', () => {
  for (const name of ['', '   ', undefined, null, 5]) {
    expect(said({ ...rex, name })).toEqual({ name: "Dog's name is required" });
  }
});

test('a breed is one of the list', () => {
  for (const breed of ['', 'beagle', 'Wolf', 7, null]) {
    expect(said({ ...rex, breed })).toEqual({ breed: 'Please select a breed' });
  }
  expect(breedNames.filter((breed) => Object.keys(said({ ...rex, breed })).length > 0)).toEqual([]);
});

test.each([
  [0, {}],
  [0.1, {}],
  [2.5, {}],
  [30, {}],
  [-0.1, { age: 'Age must be greater than 0' }],
  [30.1, { age: 'Age must be realistic' }],
  [2.55, { age: 'Please give the age to one decimal' }],
  ['3', { age: 'Please give the age in years' }],
  [Number.NaN, { age: 'Please give the age in years' }],
  [Number.POSITIVE_INFINITY, { age: 'Please give the age in years' }],
])('an age of %s is answered with %j', (age, words) => {
  expect(said({ ...rex, age })).toEqual(words);
});

test.each([
  [1, {}],
  [12.3, {}],
  [300, {}],
  [null, {}],
  [undefined, {}],
  [0, { weight: 'Weight must be greater than 0' }],
  [0.9, { weight: 'Weight must be greater than 0' }],
  [300.1, { weight: 'Weight must be realistic' }],
  [12.34, { weight: 'Please give the weight to one decimal' }],
  ['12', { weight: 'Please give the weight in pounds' }],
])('a weight of %s is answered with %j', (weight, words) => {
  expect(said({ ...rex, weight })).toEqual(words);
});

test('every tenth that the form can show is accepted, however the computer writes it', () => {
  const refused: number[] = [];
  for (let tenths = 0; tenths <= 300; tenths += 1)
    if (said({ ...rex, age: tenths / 10 }).age) refused.push(tenths / 10);
  for (let tenths = 10; tenths <= 3000; tenths += 1) {
    if (said({ ...rex, weight: tenths * 0.1 }).weight) refused.push(tenths * 0.1);
  }
  expect(refused).toEqual([]);
});

test.each(['id', 'ownerId', 'userId', 'createdAt', 'dogCount', 'constructor'])(
  'nobody sets %s from outside',
  (field) => {
    expect(DogForm.safeParse({ ...rex, [field]: 'mine' }).success).toBe(false);
  },
);
