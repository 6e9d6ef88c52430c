import { expect, test } from 'vitest';
import { diffFields, diffTexts } from '../../../frontend/src/lib/field-diff.ts';

const fields = [
  { label: 'Name', format: ({ name }: { name: string; age: number }) => name },
  { label: 'Age', format: ({ age }: { name: string; age: number }) => `${age} years` },
];

test('diffFields lists the fields whose displayed texts differ', () => {
  expect(diffFields({ name: 'Rex', age: 2 }, { name: 'Rex', age: 3 }, fields)).toEqual([
    { label: 'Age', mine: '2 years', latest: '3 years' },
  ]);
  expect(diffFields({ name: 'Rex', age: 2 }, { name: 'Rex', age: 2 }, fields)).toEqual([]);
});

test('diffTexts lists the texts that differ under the labels of their fields', () => {
  const labels = { title: 'Title', notes: 'Notes' };
  expect(diffTexts({ title: ' Walk ', notes: ' ' }, { title: 'Walk', notes: 'Muddy' }, labels)).toEqual([
    { label: 'Notes', mine: 'Not set', latest: 'Muddy' },
  ]);
});
