import { expect, test } from 'vitest';
import { breedNames } from '#shared/breeds/names.ts';
import { DogForm } from '#shared/contract/dogs.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3 };

/** The error messages of a form, by field. */
function findErrors(form: object): Record<string, string> {
  const issues = DogForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

test('a dog form requires only a name, a breed and an age', () => {
  expect(DogForm.parse(rex)).toEqual(rex);
});

test('a dog form accepts a birthday instead of an age', () => {
  expect(findErrors({ name: 'Rex', breed: 'Beagle', birthDate: '2020-02-29' })).toEqual({});
  expect(findErrors({ name: 'Rex', breed: 'Beagle' })).toEqual({ age: 'Please enter the age or the birthday' });
  expect(findErrors({ name: 'Rex', breed: 'Beagle', birthDate: null })).toHaveProperty('age');
});

test('a dog form requires a name that is not blank', () => {
  for (const name of ['', '   ', undefined, null, 5]) {
    expect(findErrors({ ...rex, name })).toEqual({ name: "Dog's name is required" });
  }
});

test('a dog form accepts listed breeds only', () => {
  for (const breed of ['', 'beagle', 'Wolf', 7, null]) {
    expect(findErrors({ ...rex, breed })).toEqual({ breed: 'Please select a breed' });
  }
  expect(breedNames.filter((breed) => Object.keys(findErrors({ ...rex, breed })).length > 0)).toEqual([]);
});

test.each([
  [0, {}],
  [0.1, {}],
  [2.5, {}],
  [30, {}],
  [-0.1, { age: 'Age must be greater than 0' }],
  [30.1, { age: 'Age must be realistic' }],
  [2.55, { age: 'Please enter the age with at most one decimal place' }],
  ['3', { age: 'Please enter the age in years' }],
  [Number.NaN, { age: 'Please enter the age in years' }],
  [Number.POSITIVE_INFINITY, { age: 'Please enter the age in years' }],
])('an age of %s leads to the errors %j', (age, messages) => {
  expect(findErrors({ ...rex, age })).toEqual(messages);
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
  [12.34, { weight: 'Please enter the weight with at most one decimal place' }],
  ['12', { weight: 'Please enter the weight in pounds' }],
])('a weight of %s leads to the errors %j', (weight, messages) => {
  expect(findErrors({ ...rex, weight })).toEqual(messages);
});

test('a dog form accepts every tenth of a year or pound despite floating-point errors', () => {
  const refused: number[] = [];
  for (let tenths = 0; tenths <= 300; tenths += 1)
    if (findErrors({ ...rex, age: tenths / 10 }).age) refused.push(tenths / 10);
  for (let tenths = 10; tenths <= 3000; tenths += 1) {
    if (findErrors({ ...rex, weight: tenths * 0.1 }).weight) refused.push(tenths * 0.1);
  }
  expect(refused).toEqual([]);
});

test.each(['id', 'ownerId', 'userId', 'createdAt', 'dogCount', 'constructor'])(
  'a dog form rejects the unknown field %s',
  (field) => {
    expect(DogForm.safeParse({ ...rex, [field]: 'mine' }).success).toBe(false);
  },
);
