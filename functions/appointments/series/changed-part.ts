import { type Instance, nextUpdatedAt } from '#functions/appointments/instances/instance.ts';
import { findLastStartBefore, iterateInstances, never } from '#functions/appointments/series/recurrence.ts';
import {
  buildTombstone,
  type Exception,
  groupExceptions,
  listRows,
  type SeriesRows,
} from '#functions/appointments/series/series-rows.ts';
import { formatInstant } from '#functions/appointments/times.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';

/** The part of a series that a change or a deletion applies to. */
export interface ChangedPart {
  /** The segment with the upcoming instances. */
  segment: SeriesRow;
  /** The rows of the exceptions, from `readExceptions`. */
  exceptions: readonly InstanceRow[];
  /** The instant from which the slots of the series change. */
  from: string;
  /**
   * The instant from which exceptions change, by their slots. It is before `from` if the change also applies to
   * overrides that were moved to `from` or later from earlier slots.
   */
  exceptionsFrom: string;
  /** Now, in ISO 8601 UTC. */
  at: string;
  /** Returns the ID of the single appointment that an exception becomes. */
  singleId: (id: string) => string;
  /** Whether the rest of the change follows in further transactions. */
  isPartial?: boolean;
}

/** The outcome of a deletion. */
export interface RemovedPart {
  /** The rows that replace the segment and the exceptions. */
  rows: SeriesRows;
  /** How many instances were deleted. Null if there are too many to count. */
  visits: number | null;
}

/** Ends a segment before `from`. Undefined if it has no instance before. */
export function endSegment(segment: SeriesRow, from: string): SeriesRow | undefined {
  const last = findLastStartBefore(segment, from);
  if (!last) return undefined;
  const endsAt = formatInstant(last);
  return endsAt === segment.endsAt ? segment : { ...segment, endsAt, until: last.toPlainDate().toString() };
}

/** A series with more instances than this counts like one without an end. */
const maxCounted = 400;

/** Counts the instances of a series from `from` on, without those with an ID in `exceptions`. Null if there are many. */
export function countCalculated(
  series: SeriesRow,
  from: string,
  exceptions: ReadonlySet<string | undefined>,
): number | null {
  if (series.endsAt === never) return null;
  const found = [...iterateInstances(series, from).take(maxCounted + 1)];
  return found.length > maxCounted ? null : found.filter(({ id }) => !exceptions.has(id)).length;
}

/** Returns the version of a row that changes at `at`. */
export function nextVersion({ sequence, updatedAt }: Pick<InstanceRow, 'sequence' | 'updatedAt'>, at: string) {
  return { sequence: sequence + 1, updatedAt: nextUpdatedAt(updatedAt, new Date(at)) };
}

/** Converts an override to a single appointment with an ID of its own. */
export function toSingle(row: InstanceRow, { singleId, at }: Pick<ChangedPart, 'singleId' | 'at'>): InstanceRow {
  const { originalStartsAt: _originalStartsAt, ...rest } = row;
  return { ...rest, ...nextVersion(row, at), id: singleId(row.id) };
}

/** Hides the instance in a slot that takes the place of a hidden one. */
export function hideSlot(tombstone: InstanceRow, { id, startsAt, timeZone }: Instance, at: string): InstanceRow {
  const slot = { startsAt, originalStartsAt: startsAt, timeZone };
  return { ...tombstone, ...nextVersion(tombstone, at), ...slot, id, kind: 'deleted' };
}

/** Deletes an override. Its slot stays hidden. */
export function hideOverride({ override, tombstone }: Exception, at: string): InstanceRow[] {
  if (!override) return tombstone ? [tombstone] : [];
  return [{ ...buildTombstone(override, 'deleted'), ...nextVersion(tombstone ?? override, at) }];
}

/**
 * Deletes the instances of a series from `part.from` on, also those that were changed or moved. Stores nothing. Completed
 * visits become single appointments.
 */
export function removePart(part: ChangedPart): RemovedPart {
  const { segment, from, exceptionsFrom, at } = part;
  const past = endSegment(segment, from);
  const instances = groupExceptions(part.exceptions).flatMap((exception): InstanceRow[] => {
    const { slot, override, tombstone } = exception;
    const isEarlier = slot < from;
    if (slot < exceptionsFrom) return listRows(exception);
    if (override?.status === 'completed') return isEarlier ? listRows(exception) : [toSingle(override, part)];
    if (isEarlier) return hideOverride(exception, at);
    // The override of a `moved` tombstone without an override is in the past and stays.
    return !override && tombstone?.kind === 'moved' ? [tombstone] : [];
  });
  const inScope = groupExceptions(part.exceptions).filter(({ slot }) => slot >= exceptionsFrom);
  const shown = inScope.filter(({ override }) => override && override.status !== 'completed');
  const calculated = countCalculated(segment, from, new Set(inScope.map(({ id }) => id)));
  const visits = calculated === null ? null : calculated + shown.length;
  return { rows: { series: past ? [past] : [], instances }, visits };
}
