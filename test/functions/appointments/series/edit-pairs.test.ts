import { expect, test } from 'vitest';
import type { Instance } from '#functions/appointments/instances/instance.ts';
import { removePart } from '#functions/appointments/series/changed-part.ts';
import { editSeries } from '#functions/appointments/series/edit-series.ts';
import type { Scope } from '#shared/contract/appointments.ts';
import { now, SeriesStore } from '#test/support/series-store.ts';
import { createSeries, type ModelVisit } from '#test/support/visits-model.ts';

/** The visits of a weekly series: Wednesdays at 9 from January 6 to February 17, 2027. The current day is January 15. */
const slots = ['01-06', '01-13', '01-20', '01-27', '02-03', '02-10', '02-17'];

/** The visit that was changed alone, and the one from which the owner edits the others. */
const [changed, edited] = ['2027-02-03T09:00', '2027-01-27T09:00'];

const exceptions: Record<string, Partial<ModelVisit>> = {
  edited: { title: 'Scan' },
  cancelled: { status: 'cancelled' },
  deleted: { status: 'deleted' },
  completed: { status: 'completed' },
  moved: { start: '2027-02-04T15:00' },
};

interface FormChange {
  start?: string;
  title?: string;
  every?: number;
  repeat?: null;
}

const changes: Record<'time' | 'text' | 'rule' | 'no repeat', FormChange> = {
  time: { start: '2027-01-28T11:00' },
  text: { title: 'Massage' },
  rule: { every: 2 },
  'no repeat': { repeat: null },
};

/** Changes one visit alone, then edits or deletes this and the following visits, or all. Returns the upcoming visits. */
function play(exception: Partial<ModelVisit>, change: keyof typeof changes | 'delete', scope: Exclude<Scope, 'one'>) {
  const store = new SeriesStore();
  const rule = { every: 1, unit: 'week' as const, dayOfMonth: 6, until: '2027-02-17' };
  const series = createSeries('2027-01-06', '09:00', rule);
  const id = store.addSeries(series);
  const visit = series.visits.find(({ slot }) => slot === changed) as ModelVisit;
  store.changeInstance(store.listInstances(id).get(changed) as Instance, { ...visit, ...exception });
  const instance = store.listInstances(id).get(edited) as Instance;
  const part = store.readPart(instance, { from: scope === 'all' ? now : edited, isAll: scope === 'all' });
  if (change === 'delete') store.replace(part, removePart(part).rows);
  else {
    const { start = edited, title = 'Physio', every = 1, repeat = {} } = changes[change];
    const { dogId, duration, vetName } = instance;
    const edit = {
      edited: instance,
      details: { dogId, duration, vetName, title, description: undefined },
      start: store.parse(start),
      repeat: repeat && { every, unit: 'week' as const, until: '2027-02-17' },
      newId: store.createId(),
    };
    store.replace(part, editSeries(part, edit).rows);
  }
  const past = slots.slice(0, 2).map((day) => `2027-${day}T09:00 Physio Dr. Reyes scheduled`);
  expect(store.describe().slice(0, 2)).toEqual(past);
  return store
    .describe()
    .slice(2)
    .map((line) => line.slice(5).replace(' Dr. Reyes', '').replace(' Physio', '').replace(' scheduled', ''));
}

test.each([
  ['edited', 'time', ['01-20T09:00', '01-28T11:00', '02-04T11:00 Scan', '02-11T11:00', '02-18T11:00']],
  ['cancelled', 'time', ['01-20T09:00', '01-28T11:00', '02-04T11:00 cancelled', '02-11T11:00', '02-18T11:00']],
  ['deleted', 'time', ['01-20T09:00', '01-28T11:00', '02-11T11:00', '02-18T11:00']],
  ['completed', 'time', ['01-20T09:00', '01-28T11:00', '02-03T09:00 completed', '02-11T11:00', '02-18T11:00']],
  ['moved', 'time', ['01-20T09:00', '01-28T11:00', '02-04T15:00', '02-11T11:00', '02-18T11:00']],
  [
    'edited',
    'text',
    ['01-20T09:00', '01-27T09:00 Massage', '02-03T09:00 Scan', '02-10T09:00 Massage', '02-17T09:00 Massage'],
  ],
  [
    'cancelled',
    'text',
    [
      '01-20T09:00',
      '01-27T09:00 Massage',
      '02-03T09:00 Massage cancelled',
      '02-10T09:00 Massage',
      '02-17T09:00 Massage',
    ],
  ],
  ['deleted', 'text', ['01-20T09:00', '01-27T09:00 Massage', '02-10T09:00 Massage', '02-17T09:00 Massage']],
  [
    'completed',
    'text',
    ['01-20T09:00', '01-27T09:00 Massage', '02-03T09:00 completed', '02-10T09:00 Massage', '02-17T09:00 Massage'],
  ],
  [
    'moved',
    'text',
    ['01-20T09:00', '01-27T09:00 Massage', '02-04T15:00 Massage', '02-10T09:00 Massage', '02-17T09:00 Massage'],
  ],
  ['edited', 'rule', ['01-20T09:00', '01-27T09:00', '02-03T09:00 Scan', '02-10T09:00']],
  ['cancelled', 'rule', ['01-20T09:00', '01-27T09:00', '02-10T09:00']],
  ['deleted', 'rule', ['01-20T09:00', '01-27T09:00', '02-10T09:00']],
  ['completed', 'rule', ['01-20T09:00', '01-27T09:00', '02-03T09:00 completed', '02-10T09:00']],
  ['moved', 'rule', ['01-20T09:00', '01-27T09:00', '02-04T15:00', '02-10T09:00']],
  ['edited', 'no repeat', ['01-20T09:00', '01-27T09:00', '02-03T09:00 Scan']],
  ['cancelled', 'no repeat', ['01-20T09:00', '01-27T09:00']],
  ['deleted', 'no repeat', ['01-20T09:00', '01-27T09:00']],
  ['completed', 'no repeat', ['01-20T09:00', '01-27T09:00', '02-03T09:00 completed']],
  ['moved', 'no repeat', ['01-20T09:00', '01-27T09:00', '02-04T15:00']],
  ['edited', 'delete', ['01-20T09:00']],
  ['cancelled', 'delete', ['01-20T09:00']],
  ['deleted', 'delete', ['01-20T09:00']],
  ['completed', 'delete', ['01-20T09:00', '02-03T09:00 completed']],
  ['moved', 'delete', ['01-20T09:00']],
] as const)(
  'a later visit that was %s alone is still right after this and the following visits changed: %s',
  (exception, change, visits) => {
    expect(play(exceptions[exception] ?? {}, change, 'following')).toEqual(visits);
  },
);

test.each([
  ['edited', 'time', ['01-21T11:00', '01-28T11:00', '02-04T11:00 Scan', '02-11T11:00', '02-18T11:00']],
  ['cancelled', 'time', ['01-21T11:00', '01-28T11:00', '02-04T11:00 cancelled', '02-11T11:00', '02-18T11:00']],
  ['completed', 'rule', ['01-27T09:00', '02-03T09:00 completed', '02-10T09:00']],
  [
    'moved',
    'text',
    ['01-20T09:00 Massage', '01-27T09:00 Massage', '02-04T15:00 Massage', '02-10T09:00 Massage', '02-17T09:00 Massage'],
  ],
  ['completed', 'delete', ['02-03T09:00 completed']],
] as const)(
  'a visit that was %s alone is still right after all upcoming visits changed: %s',
  (exception, change, visits) => {
    expect(play(exceptions[exception] ?? {}, change, 'all')).toEqual(visits);
  },
);

test('a cancelled visit stays cancelled if its day is one of the new rule', () => {
  const store = new SeriesStore();
  const rule = { every: 1, unit: 'week' as const, dayOfMonth: 6, until: '2027-02-17' };
  const id = store.addSeries(createSeries('2027-01-06', '09:00', rule));
  const cancelled = { slot: '2027-02-10T09:00', start: '2027-02-10T09:00', title: 'Physio', vetName: 'Dr. Reyes' };
  const instances = store.listInstances(id);
  const visit = { ...cancelled, status: 'cancelled' as const, isException: true };
  store.changeInstance(instances.get(cancelled.slot) as Instance, visit);
  const instance = instances.get(edited) as Instance;
  const part = store.readPart(instance, { from: edited, isAll: false });
  const repeat = { every: 2, unit: 'week' as const, until: '2027-02-28' };
  const details = { ...instance, description: undefined, vetName: 'Dr. Reyes' };
  const edit = { edited: instance, details, start: store.parse(edited), repeat, newId: store.createId() };
  const { rows, visits } = editSeries(part, edit);
  store.replace(part, rows);
  expect(visits).toBe(2);
  expect(store.describe().slice(3)).toEqual([
    '2027-01-27T09:00 Physio Dr. Reyes scheduled',
    '2027-02-10T09:00 Physio Dr. Reyes cancelled',
    '2027-02-24T09:00 Physio Dr. Reyes scheduled',
  ]);
});
