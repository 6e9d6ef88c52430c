import { describe, expect, test } from 'vitest';
import { createLogSchema, toLogValues, toNewLogValues } from '../../../../frontend/src/features/exercise/log-form.ts';

const context = { log: undefined, timeZone: 'America/Chicago', today: '2026-11-20', exercisePlanId: null };
const start = { dogId: 'd1', minutes: undefined, notes: undefined, exercisePlanId: null };
const values = toNewLogValues(start, '2026-11-20');

/** An activity in the evening of November 19 in Chicago, which is the 20th in UTC. */
const log = {
  id: 'l1',
  userId: 'o1',
  dogId: 'd1',
  exercisePlanId: 'p1',
  duration: 38,
  date: '2026-11-20T01:30:00.000Z',
  notes: 'Creek path',
  distance: 1.4,
  updatedAt: '2026-11-20T01:31:00.000Z',
};

function findErrors(changes: Partial<typeof values>): string[] {
  const { error } = createLogSchema(context).safeParse({ ...values, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
}

describe('a new activity', () => {
  test('takes 30 minutes today, unless the link says otherwise', () => {
    expect(values).toMatchObject({ dogIds: ['d1'], duration: '30', date: '2026-11-20' });
    expect(toNewLogValues({ ...start, minutes: 45 }, '2026-11-20').duration).toBe('45');
  });

  test('becomes the request of a walk', () => {
    const typed = { ...values, dogIds: ['d1', 'd2'], distance: '1,4', notes: ' Fetch ' };
    expect(createLogSchema({ ...context, exercisePlanId: 'p1' }).parse(typed)).toEqual({
      dogIds: ['d1', 'd2'],
      duration: 30,
      date: '2026-11-20',
      distance: 1.4,
      notes: 'Fetch',
      exercisePlanId: 'p1',
    });
  });

  test.each([
    [{ duration: '0' }, 'Please enter at least 1 minute'],
    [{ duration: '-5' }, 'Please enter the duration in whole minutes'],
    [{ duration: '1441' }, 'Please enter at most 1440 minutes (a day)'],
    [{ duration: '2.5' }, 'Please enter the duration in whole minutes'],
    [{ date: '2026-11-21' }, "The date can't be in the future"],
    [{ date: '' }, 'Please enter a date'],
    [{ dogIds: [] }, 'Please choose who came along'],
    [{ distance: '101' }, 'Please enter 0.01 to 100 miles'],
    [{ distance: 'far' }, 'Please enter 0.01 to 100 miles'],
  ])('with %o is refused', (changes, message) => {
    expect(findErrors(changes)).toContain(message);
  });
});

describe('a saved activity', () => {
  test('shows the day in the time zone of its owner', () => {
    expect(toLogValues(log, 'America/Chicago')).toEqual({
      dogIds: ['d1'],
      duration: '38',
      date: '2026-11-19',
      distance: '1.4',
      notes: 'Creek path',
    });
  });

  test('keeps its exact time until its day is changed', () => {
    const schema = createLogSchema({ ...context, log });
    const shown = toLogValues(log, 'America/Chicago');
    expect(schema.parse({ ...shown, duration: '40' })).toMatchObject({ duration: 40, date: log.date });
    expect(schema.parse({ ...shown, date: '2026-11-18' })).toMatchObject({ date: '2026-11-18' });
  });
});
