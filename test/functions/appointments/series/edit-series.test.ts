import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Instance } from '#functions/appointments/instances/instance.ts';
import { removePart } from '#functions/appointments/series/changed-part.ts';
import { editSeries } from '#functions/appointments/series/edit-series.ts';
import { exhaustive, sampleSeed } from '#test/support/sample.ts';
import { now, SeriesStore } from '#test/support/series-store.ts';
import {
  applyToModel,
  createSeries,
  listModel,
  type Model,
  type ModelEdit,
  type ModelSeries,
  type ModelVisit,
  shiftDays,
} from '#test/support/visits-model.ts';
import { seededRandom } from '../../../../scripts/training/random.ts';

const random = seededRandom(sampleSeed);

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const times = ['09:00', '11:30', '16:45'];
const titles = ['Physio', 'Massage', 'Check-up'];
const vets = ['Dr. Reyes', 'Dr. Patel'];

const intervals = [
  { every: 2, unit: 'day', days: 30 },
  { every: 7, unit: 'day', days: 60 },
  { every: 1, unit: 'week', days: 50 },
  { every: 1, unit: 'week', days: 70 },
  { every: 2, unit: 'week', days: 100 },
  { every: 1, unit: 'month', days: 200 },
  { every: 2, unit: 'month', days: 300 },
] as const;

/** Changes one visit of a series at random. */
function changeVisit(visit: ModelVisit): void {
  visit.isException = true;
  const kind = pick(['title', 'vet', 'cancel', 'complete', 'move', 'delete', 'restore'] as const);
  if (kind === 'title') visit.title = pick(titles);
  if (kind === 'vet') visit.vetName = pick(vets);
  if (kind === 'cancel') visit.status = 'cancelled';
  if (kind === 'complete') visit.status = 'completed';
  if (kind === 'delete') visit.status = 'deleted';
  if (kind !== 'move' && random() < 0.8) return;
  visit.start = `${shiftDays(visit.slot.slice(0, 10), pick([-20, -2, -1, 0, 1, 3, 15]))}T${pick(times)}`;
}

/** Chooses what the owner changes in the form of a visit. */
function chooseChange(edited: ModelVisit, { rule }: ModelSeries): NonNullable<ModelEdit['to']> {
  const { start, title, vetName } = edited;
  const kind = pick(['time', 'text', 'rule', 'time and text'] as const);
  const { every, unit } = rule;
  const to: NonNullable<ModelEdit['to']> = { start, title, vetName, every, unit };
  const day = start.slice(0, 10);
  if (kind.includes('time')) to.start = `${shiftDays(day, pick([-9, -7, -1, 0, 0, 1, 2, 7, 14]))}T${pick(times)}`;
  if (kind.includes('text')) Object.assign(to, { title: pick(titles), vetName: pick(vets) });
  if (kind === 'rule') {
    const { days, ...interval } = pick(intervals);
    const until = shiftDays(day > now ? day : now.slice(0, 10), days);
    Object.assign(to, interval, random() < 0.3 ? {} : { until });
  }
  return to;
}

/** A series of the model, and its ID in the store. */
interface Known {
  id: string;
  series: ModelSeries;
}

/**
 * Makes up a series, changes some visits alone, and edits or deletes several visits at once, in the model and in the
 * rows of the table. Both should show the same visits after each step.
 * @returns how many edits of several visits were compared
 */
function playStory(): number {
  const { days, ...interval } = pick(intervals);
  const first = pick(['2027-01-04', '2027-01-10', '2027-01-15', '2027-01-28', '2027-01-31']);
  const rule = { ...interval, dayOfMonth: Number(first.slice(8)), until: shiftDays(first, days) };
  const series = createSeries(first, pick(times), rule);
  const model: Model = { series: [series], singles: [] };
  const store = new SeriesStore();
  const known: Known[] = [{ id: store.addSeries(series), series }];
  const story: unknown[] = [{ first, rule }];
  for (let edit = 0; edit < 6; edit += 1) {
    const target = pick(known.filter((each) => each.series.visits.some(({ slot }) => slot >= now)));
    if (!target) return edit;
    const instances = store.listInstances(target.id);
    const find = ({ slot }: ModelVisit) => instances.get(slot);
    for (let count = pick([0, 1, 2, 4]); count > 0; count -= 1) {
      const visit = pick(target.series.visits);
      const instance = find(visit);
      if (!instance || visit.isException) continue;
      changeVisit(visit);
      store.changeInstance(instance, visit);
      story.push({ ...visit });
    }
    const edited = pick(target.series.visits.filter(({ status }) => status !== 'deleted'));
    if (!edited) return edit;
    const isAll = random() < 0.5 || edited.slot < now;
    const change: ModelEdit = { edited, from: isAll ? now : edited.slot, isAll };
    if (random() < 0.85) change.to = chooseChange(edited, target.series);
    // An interrupted change of several transactions has changed only the visits from one of the exceptions on.
    const later = target.series.visits.filter(({ isException, slot }) => isException && slot > change.from);
    const isPartial = later.length > 0 && random() < 0.1;
    if (isPartial) Object.assign(change, { from: pick(later).slot, isAll: false });
    story.push(structuredClone({ ...change, isPartial }));
    const stored = store.listInstances(target.id).get(edited.slot) as Instance;
    const next = changeRows(store, stored, { ...change, isPartial });
    if (next === 'rejected') {
      expect(isPartial, JSON.stringify(story, null, 1)).toBe(false);
      return edit;
    }
    applyToModel(model, target.series, change, { now, keepsId: next === target.id });
    if (next) known.push({ id: next, series: model.series.at(-1) as ModelSeries });
    if (next === target.id) known.splice(known.indexOf(target), 1);
    const shown = store.describe();
    if (!isDeepStrictEqual(shown, listModel(model)))
      expect(shown, JSON.stringify(story, null, 1)).toEqual(listModel(model));
    const broken = store.findBrokenRows();
    if (broken.length > 0) expect(broken, JSON.stringify(story, null, 1)).toEqual([]);
  }
  return 6;
}

/**
 * Edits or deletes instances in the rows of the table.
 * @returns the ID of the changed series, if there is one; `rejected` if the series would end before it starts
 */
function changeRows(
  store: SeriesStore,
  edited: Instance,
  { from, isAll, to, isPartial }: ModelEdit & { isPartial: boolean },
): string | undefined {
  const part = { ...store.readPart(edited, { from, isAll }), isPartial };
  if (!to) {
    store.replace(part, removePart(part).rows);
    return undefined;
  }
  const { title, vetName, every, unit, until = part.segment.until } = to;
  const { dogId, duration } = edited;
  const edit = {
    edited: { ...edited, series: part.segment },
    details: { dogId, duration, title, vetName, description: undefined },
    start: store.parse(to.start),
    repeat: { every, unit, until },
    newId: store.createId(),
    needsNewId: isPartial || random() < 0.2,
  };
  try {
    const { rows, next } = editSeries(part, edit);
    store.replace(part, rows);
    return next?.id;
  } catch {
    return 'rejected';
  }
}

test('random edits of several visits change the same visits as in a simple model', () => {
  let edits = 0;
  while (edits < (exhaustive ? 100_000 : 1000)) edits += playStory();
});
