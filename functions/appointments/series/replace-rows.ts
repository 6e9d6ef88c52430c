import { putLookup } from '#functions/appointments/instances/save-instance.ts';
import { groupExceptions, type SeriesRows } from '#functions/appointments/series/series-rows.ts';
import { toCanonicalJson } from '#functions/core/canonical-json.ts';
import { put, remove, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { requireDog } from '#functions/dogs/require-dog.ts';
import {
  AppointmentSeries,
  InstanceLookups,
  type InstanceRow,
  Instances,
  type SeriesRow,
} from '#functions/entities/appointments.ts';

type Conflict = () => Error;

/** A row before a change, and after the change. */
interface Replaced<Row> {
  before: Row | undefined;
  after: Row | undefined;
}

/** Pairs the rows that have the same key, and omits those that do not change. */
function pairRows<Row>(before: readonly Row[], after: readonly Row[], toKey: (row: Row) => string): Replaced<Row>[] {
  const olds = new Map(before.map((row) => [toKey(row), row]));
  const news = new Map(after.map((row) => [toKey(row), row]));
  return [...new Set([...olds.keys(), ...news.keys()])]
    .map((key) => ({ before: olds.get(key), after: news.get(key) }))
    .filter((pair) => toCanonicalJson(pair.before) !== toCanonicalJson(pair.after));
}

const toSeriesKey = ({ endsAt, id }: SeriesRow) => `${endsAt}#${id}`;
const toInstanceKey = ({ startsAt, id }: InstanceRow) => `${startsAt}#${id}`;

function replaceSeriesRow({ before, after }: Replaced<SeriesRow>, conflict: Conflict): Write[] {
  if (after && !before) {
    const added = AppointmentSeries.put(after).where(({ id }, { notExists }) => notExists(id));
    return [put(added.params(), conflict)];
  }
  if (!before) return [];
  const { ownerId, endsAt, id, sequence, exceptionCount } = before;
  const replaced = after ? AppointmentSeries.put(after) : AppointmentSeries.delete({ ownerId, endsAt, id });
  const parameters = replaced
    .where((row, { eq }) => `${eq(row.sequence, sequence)} AND ${eq(row.exceptionCount, exceptionCount)}`)
    .params();
  return [after ? put(parameters, conflict) : remove(parameters, conflict)];
}

function replaceInstanceRow({ before, after }: Replaced<InstanceRow>, conflict: Conflict): Write[] {
  if (after && !before) {
    const added = Instances.put(after).where(({ id }, { notExists }) => notExists(id));
    return [put(added.params(), conflict)];
  }
  if (!before) return [];
  const { ownerId, startsAt, id, sequence } = before;
  const replaced = after ? Instances.put(after) : Instances.delete({ ownerId, startsAt, id });
  const parameters = replaced.where((row, { eq }) => eq(row.sequence, sequence)).params();
  return [after ? put(parameters, conflict) : remove(parameters, conflict)];
}

/** Returns the writes that keep the lookups of instances equal to their rows. */
function replaceLookups(ownerId: string, before: readonly InstanceRow[], after: readonly InstanceRow[]): Write[] {
  const olds = new Map(groupExceptions(before).map((each) => [each.id, each]));
  const news = new Map(groupExceptions(after).map((each) => [each.id, each]));
  return [...new Set([...olds.keys(), ...news.keys()])].flatMap((id): Write[] => {
    const old = olds.get(id);
    const next = news.get(id);
    const row = next?.override ?? next?.tombstone;
    if (!next || !row) return [remove(InstanceLookups.delete({ ownerId, id }).params())];
    // The override of a `moved` tombstone without an override is in the past and does not change.
    if (!next.override && row.kind === 'moved') return [];
    const isSame = old && old.override?.startsAt === next.override?.startsAt && old.slot === next.slot;
    return isSame ? [] : [putLookup(row, next.override?.startsAt)];
  });
}

/** The rows before and after a change. Swapping them undoes the change. */
export interface Change {
  before: SeriesRows;
  after: SeriesRows;
}

/** Returns the rows that a change adds or replaces, as they are after the change. */
export function listChanged({ before, after }: Change): { series: SeriesRow[]; instances: InstanceRow[] } {
  const pickAfter = <Row>(pairs: Replaced<Row>[]) => pairs.flatMap((pair) => pair.after ?? []);
  return {
    series: pickAfter(pairRows(before.series, after.series, toSeriesKey)),
    // Tombstones are not shown. The dog of one may have been deleted.
    instances: pickAfter(pairRows(before.instances, after.instances, toInstanceKey)).filter(
      ({ kind }) => kind === 'instance',
    ),
  };
}

/**
 * Returns the writes of a change, with the lookups of instances, and conditions on the dogs of new rows.
 * They fail with the error of `conflict` if a row that changes is no longer as in `before`.
 */
export function replaceRows(
  ownerId: string,
  change: Change,
  conflict: Conflict = () => new VersionConflict(),
): Write[] {
  const { before, after } = change;
  const changed = listChanged(change);
  // A series that keeps its dog replaces a row that is deleted with the dog.
  const series = changed.series.filter((row) => before.series.every(({ dogId }) => dogId !== row.dogId));
  const dogIds = new Set([...series, ...changed.instances].map(({ dogId }) => dogId));
  return [
    ...[...dogIds].map((dogId) => requireDog(ownerId, dogId)),
    ...pairRows(before.series, after.series, toSeriesKey).flatMap((pair) => replaceSeriesRow(pair, conflict)),
    ...pairRows(before.instances, after.instances, toInstanceKey).flatMap((pair) => replaceInstanceRow(pair, conflict)),
    ...replaceLookups(ownerId, before.instances, after.instances),
  ];
}
