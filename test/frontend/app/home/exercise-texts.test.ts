import { expect, test } from 'vitest';
import { buildWeek, describeGoal } from '../../../../frontend/src/app/home/exercise-texts.ts';

const adult = { minutes: 75, weekMinutes: 525, stage: 'adult' } as const;
const beagle = { name: 'Biscuit', age: '3.5 years', goal: adult, minutes: 0 } as const;

test("before any exercise, the text describes the dog's goal at its age", () => {
  expect(describeGoal(beagle)).toBe(
    'At 3.5 years, Biscuit does well with about 75 minutes a day: two walks and some play.',
  );
  expect(describeGoal({ ...beagle, age: '10 weeks', goal: { minutes: 20, weekMinutes: 140, stage: 'puppy' } })).toBe(
    'Biscuit is 10 weeks old: two short outings of about 10 minutes are plenty.',
  );
  expect(describeGoal({ ...beagle, age: '11 years', goal: { minutes: 60, weekMinutes: 420, stage: 'senior' } })).toBe(
    'At 11 years, Biscuit does best with about 60 minutes a day in short, easy walks.',
  );
});

test('after some exercise, the text says how many minutes are left', () => {
  expect(describeGoal({ ...beagle, minutes: 42 })).toBe('33 minutes to go for Biscuit today.');
  expect(describeGoal({ ...beagle, minutes: 80 })).toBe("Biscuit has reached today's goal.");
});

test('the week in the chart ends today', () => {
  const week = buildWeek({ '2026-11-19': 30 }, '2026-11-20');
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ date: '2026-11-14', letter: 'S', name: 'Saturday', minutes: 0 });
  expect(week.slice(5)).toEqual([
    { date: '2026-11-19', letter: 'T', name: 'Thursday', minutes: 30 },
    { date: '2026-11-20', letter: 'F', name: 'Friday', minutes: 0 },
  ]);
});
