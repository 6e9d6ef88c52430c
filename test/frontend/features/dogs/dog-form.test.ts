import { describe, expect, it } from 'vitest';
import type { Dog } from '#shared/contract/dogs.ts';
import { maple as sharedMaple } from '#test/support/factories.ts';
import {
  convertTypedWeight,
  createDogSchema,
  type DogValues,
  toDogValues,
} from '../../../../frontend/src/features/dogs/dog-form.ts';

const today = '2026-11-20';
const blank = toDogValues(undefined, 'lb');
const filled: DogValues = { ...blank, name: 'Maple', breed: 'Beagle', age: '2.5' };
const maple: Dog = { ...sharedMaple, photoUrl: null };

/** Returns the body that the dialog would send, or its error messages by field. */
function check(typed: Partial<DogValues>, dog?: Dog, units: 'lb' | 'kg' = 'lb') {
  const { data, error } = createDogSchema({ dog, units, today }).safeParse({ ...filled, ...typed });
  return data ?? Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

describe('the dog dialog', () => {
  it('starts blank, with a dog of one year', () => {
    expect(blank).toMatchObject({ name: '', breed: '', age: '1', weight: '' });
    expect(check(blank)).toEqual({
      name: "Dog's name is required",
      breed: 'Please select a breed',
    });
  });

  it.each([
    ['0', 0],
    ['', 0],
    ['0.1', 0.1],
    [' 2,5 ', 2.5],
    ['25', 25],
  ])('accepts an age of "%s"', (age, years) => {
    expect(check({ age })).toMatchObject({ age: years });
  });

  it.each([
    ['-1', 'Age must be greater than 0'],
    ['25.1', 'Age must be realistic. For a dog over 25, enter the birthday.'],
    ['30', 'Age must be realistic. For a dog over 25, enter the birthday.'],
    ['30.1', 'Age must be realistic'],
    ['three', 'Please enter the age in years'],
    ['0x10', 'Please enter the age in years'],
    ['1e1', 'Please enter the age in years'],
    ['1,2.3', 'Please enter the age in years'],
    ['1.25', 'Please enter the age with at most one decimal place'],
  ])('rejects an age of "%s"', (age, words) => {
    expect(check({ age })).toEqual({ age: words });
  });

  it.each([
    ['1', 1],
    ['12.5', 12.5],
    ['300', 300],
    ['  ', undefined],
  ])('accepts a weight of "%s"', (weight, pounds) => {
    expect(check({ weight })).toHaveProperty('weight', pounds);
  });

  it.each([
    ['0', 'Weight must be greater than 0'],
    ['301', 'Weight must be realistic'],
    ['heavy', 'Please enter the weight in pounds'],
  ])('rejects a weight of "%s"', (weight, words) => {
    expect(check({ weight })).toEqual({ weight: words });
  });

  it('names the unit on screen in its errors', () => {
    expect(check({ weight: '1e1' }, undefined, 'kg')).toEqual({ weight: 'Please enter the weight in kilograms' });
    expect(check({ weight: '300' }, undefined, 'kg')).toEqual({ weight: 'Weight must be realistic' });
  });

  it('accepts a birthday instead of the age', () => {
    const typed = { ageBy: 'birthday', birthDate: '2024-02-29' } as const;
    expect(check(typed)).toEqual({ name: 'Maple', breed: 'Beagle', birthDate: '2024-02-29' });
    expect(check({ ...typed, birthDate: '' })).toEqual({ birthDate: 'Please enter the birthday' });
    expect(check({ ...typed, birthDate: '2026-11-21' })).toEqual({ birthDate: 'A birthday cannot be in the future' });
    expect(check({ ...typed, birthDate: '1990-01-01' })).toEqual({ birthDate: 'Age must be realistic' });
  });
});

describe('the dog dialog of an existing profile', () => {
  const typed = toDogValues(maple, 'lb');

  it('starts with the fields of the profile', () => {
    expect(typed).toMatchObject({ name: 'Maple', breed: 'Beagle', ageBy: 'age', age: '2.5', weight: '27.6' });
    expect(toDogValues({ ...maple, birthDateEstimated: false }, 'lb')).toMatchObject({
      ageBy: 'birthday',
      birthDate: '2024-05-20',
    });
  });

  it('keeps the birth date of an unchanged age, even of a very old dog', () => {
    expect(check(typed, maple)).toMatchObject({ birthDate: '2024-05-20' });
    const old = { ...maple, age: 30.4, birthDate: '1996-06-20' };
    expect(check(toDogValues(old, 'lb'), old)).toMatchObject({ birthDate: '1996-06-20' });
    expect(check({ ...typed, age: '3' }, maple)).toMatchObject({ age: 3 });
  });

  it('keeps an unchanged weight to the tenth of a pound in both units', () => {
    const inKilograms = toDogValues(maple, 'kg');
    expect(inKilograms.weight).toBe('12.5');
    expect(check({ ...inKilograms, name: 'Mabel' }, maple, 'kg')).toMatchObject({ weight: 27.6 });
  });
});

describe('switching units', () => {
  it('converts every weight in kilograms to pounds and back without a change', () => {
    for (let tenths = 5; tenths <= 1360; tenths += 1) {
      const typed = String(tenths / 10);
      const pounds = convertTypedWeight(typed, 'kg', 'lb', undefined);
      expect(convertTypedWeight(pounds, 'lb', 'kg', undefined)).toBe(typed);
    }
  });

  it('leaves an invalid number as it was typed', () => {
    expect(convertTypedWeight('heavy', 'lb', 'kg', undefined)).toBe('heavy');
    expect(convertTypedWeight('', 'lb', 'kg', undefined)).toBe('');
  });
});
