import { expect, it, test } from 'vitest';
import { chatCategories } from '#shared/contract/chat.ts';
import { checkEmergency } from '#shared/emergency/check-emergency.ts';
import { listSampleQuestions } from '../../../../frontend/src/features/chat/samples.ts';

const dogs = {
  'a puppy': { name: 'Biscuit', age: 0.9 },
  'an adult': { name: 'Biscuit', age: 1 },
  'a senior': { name: 'Biscuit', age: 8 },
  'no dog': undefined,
};

it.each(Object.entries(dogs))(
  'an owner with %s gets five sample questions, one per category, none of them an emergency',
  (_, dog) => {
    const samples = listSampleQuestions(dog);
    expect(samples.map(({ category }) => category)).toEqual(chatCategories);
    expect(new Set(samples.map(({ message }) => message)).size).toBe(5);
    for (const { message } of samples) {
      expect([message, checkEmergency({ text: message }).verdict]).toEqual([message, 'none']);
    }
  },
);

test('sample questions name the dog, and differ by its age', () => {
  const questions = Object.values(dogs).map((dog) => listSampleQuestions(dog)[4]?.message);
  expect(questions).toEqual([
    'How long should I walk Biscuit?',
    'How much exercise does Biscuit need?',
    'How should I walk Biscuit at this age?',
    'How much exercise does my dog need?',
  ]);
});
