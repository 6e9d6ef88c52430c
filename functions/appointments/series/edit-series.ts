import type { Temporal } from 'temporal-polyfill';
import type { Instance, pickDetails } from '#functions/appointments/instances/instance.ts';
import { buildSeries } from '#functions/appointments/series/build-series.ts';
import {
  type ChangedPart,
  countCalculated,
  endSegment,
  hideOverride,
  hideSlot,
  nextVersion,
  toSingle,
} from '#functions/appointments/series/changed-part.ts';
import { findStartAtIndex, type NewTimes, planTimes } from '#functions/appointments/series/new-times.ts';
import { findFirstStart, findStartFrom, iterateStarts, toInstance } from '#functions/appointments/series/recurrence.ts';
import {
  buildTombstone,
  type Exception,
  groupExceptions,
  listRows,
  type SeriesRows,
} from '#functions/appointments/series/series-rows.ts';
import { formatInstant } from '#functions/appointments/times.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';
import type { Repeat } from '#shared/contract/appointment-times.ts';

/** The details of an appointment: all fields except date, repetition and status. */
export type Details = ReturnType<typeof pickDetails>;

/** The edit of one instance that is applied to several. */
export interface SeriesEdit {
  edited: Instance;
  /** The details of the edited instance after the edit. */
  details: Details;
  start: Temporal.ZonedDateTime;
  /** Null if the series ends, and the edited instance becomes a single appointment. */
  repeat: Repeat | null;
  /** The ID of the changed series, if it cannot keep its ID. */
  newId: string;
  /** Whether the changed series gets the new ID in any case. */
  needsNewId?: boolean;
}

/** The outcome of an edit. */
export interface EditedSeries {
  /** The rows that replace the segment and the exceptions. */
  rows: SeriesRows;
  /** The changed series. Undefined if the edit ends the series. */
  next: SeriesRow | undefined;
  /** The edited instance after the edit. */
  edited: Instance;
  /** How many scheduled instances changed. Null if there are too many to count. */
  visits: number | null;
}

interface Context extends ChangedPart, SeriesEdit {
  times: NewTimes | undefined;
  /** The fields that the owner changed. */
  changed: Partial<Details>;
  next: SeriesRow | undefined;
}

const fields = ['dogId', 'title', 'description', 'vetName', 'duration'] as const;

/** Returns the fields of `after` that differ from `before`. */
function pickChanged(before: Partial<Details>, after: Details): Partial<Details> {
  return Object.fromEntries(fields.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

/**
 * Applies the edit of one instance of a series to all instances from `part.from` on. Stores nothing.
 *
 * Only the fields that the owner changed are copied. An override keeps the fields that it changed itself, and its time
 * if it was moved. A cancelled or deleted instance stays so at its new time. A completed one does not change. An override
 * in a slot that the series no longer has becomes a single appointment if it has content of its own.
 * @throws ApiError `invalid` if the series would end before it starts
 */
export function editSeries(part: ChangedPart, edit: SeriesEdit): EditedSeries {
  const { segment, from, exceptionsFrom } = part;
  const { edited, repeat } = edit;
  const exceptions = groupExceptions(part.exceptions);
  const inScope = exceptions.filter(({ slot }) => slot >= exceptionsFrom);
  const times = repeat ? planTimes(segment, edited, { start: edit.start, repeat }) : undefined;
  const changed = pickChanged(edited, edit.details);
  const past = endSegment(segment, from);
  const options = { ...part, ...edit, times, changed };
  const next = times && buildNext(options, times, past);
  const context: Context = { ...options, next };
  const instances = [
    ...exceptions.filter(({ slot }) => slot < exceptionsFrom).flatMap(listRows),
    ...inScope.flatMap((exception) => carryOver(exception, context)),
    ...(repeat || !isReplaced(context) ? [] : [toLast(context)]),
  ];
  const rows = { series: [past, next].filter((row) => row !== undefined), instances };
  return { rows, next, edited: findEdited(context, instances), visits: countChanged(inScope, context) };
}

/** Builds the changed series. Undefined if a part of the change is after the last instance. */
function buildNext(
  { segment, from, at, isPartial, repeat, start: to, changed, newId, needsNewId }: Omit<Context, 'next'>,
  { rule, keepsSlots, findFirstIndex }: NewTimes,
  past: SeriesRow | undefined,
): SeriesRow | undefined {
  const [slot] = iterateStarts(segment, from).take(1);
  if (!slot || !repeat) return undefined;
  const start = findStartFrom({ ...rule, until: undefined }, findFirstIndex(formatInstant(slot)))?.start ?? to;
  if (isPartial && rule.until && start.toPlainDate().toString() > rule.until) return undefined;
  const hasUpcomingPast = past !== undefined && past.endsAt >= at;
  // With new slots, instances need new IDs: an old ID may already belong to another slot of the series.
  const keepsId = keepsSlots && !needsNewId && !hasUpcomingPast;
  const { ownerId, createdAt, dogId, title, description, vetName, duration } = { ...segment, ...changed };
  const version = { ...nextVersion(segment, at), createdAt };
  const details = { ownerId, id: keepsId ? segment.id : newId, dogId, title, description, vetName, duration };
  return buildSeries({ ...details, ...version }, start, { ...repeat, until: rule.until }, rule.dayOfMonth);
}

/** Finds the instance of the changed series that takes the place of a slot. */
function findNewSlot(slot: string, { times, next }: Context): Instance | undefined {
  const index = times?.findIndex(slot);
  const start = times && index !== undefined ? findStartAtIndex(times.rule, index) : undefined;
  if (!next || !start || start.epochMilliseconds < findFirstStart(next).epochMilliseconds) return undefined;
  return toInstance(next, start);
}

/** Returns the rows of an exception after the edit. */
function carryOver(exception: Exception, context: Context): InstanceRow[] {
  const { override, tombstone, slot } = exception;
  const isEarlier = slot < context.from;
  const newSlot = isEarlier ? undefined : findNewSlot(slot, context);
  if (!override) {
    if (isEarlier || !tombstone || newSlot?.id === tombstone.id) return listRows(exception);
    const hidden = newSlot ? [hideSlot(tombstone, newSlot, context.at)] : [];
    // The override of a `moved` tombstone without an override is in the past and does not change.
    return tombstone.kind === 'moved' ? [tombstone, ...hidden] : hidden;
  }
  if (override.id === context.edited.id && !context.repeat) return isEarlier ? hideOverride(exception, context.at) : [];
  const row = changeOverride(override, newSlot?.startsAt ?? override.startsAt, context);
  if (isEarlier || newSlot?.id === override.id) {
    return row.startsAt === slot ? [row] : listRows({ ...exception, override: row });
  }
  if (!newSlot) return hasContent(override, context) ? [toSingle(row, context)] : [];
  const { id, startsAt: originalStartsAt, timeZone } = newSlot;
  const moved = { ...row, ...nextVersion(override, context.at), id, originalStartsAt, timeZone };
  return moved.startsAt === originalStartsAt ? [moved] : [moved, buildTombstone(moved, 'moved')];
}

/** Counts the scheduled instances that have other times or details after the edit. */
function countChanged(exceptions: readonly Exception[], context: Context): number | null {
  const { next } = context;
  if (!next) return 1;
  const slots = exceptions.map(({ slot }) => findNewSlot(slot, context)?.id);
  const changed = exceptions.filter(({ slot, override }) => {
    if (override?.status !== 'scheduled') return false;
    return changeOverride(override, findNewSlot(slot, context)?.startsAt ?? override.startsAt, context) !== override;
  });
  const calculated = countCalculated(next, formatInstant(findFirstStart(next)), new Set(slots));
  return calculated === null ? null : calculated + changed.length;
}

/** Returns an override with the changed fields and its start. The same row if nothing changes. */
function changeOverride(row: InstanceRow, slot: string, context: Context): InstanceRow {
  const { segment, edited, start, changed, at } = context;
  if (row.status === 'completed') return row;
  const isEdited = row.id === edited.id;
  const isMoved = row.startsAt !== row.originalStartsAt;
  const startsAt = isEdited ? formatInstant(start) : isMoved ? row.startsAt : slot;
  const names = fields.filter((name) => name in changed && (isEdited || row[name] === segment[name]));
  if (startsAt === row.startsAt && names.every((name) => row[name] === changed[name])) return row;
  const copied = Object.fromEntries(names.map((name) => [name, changed[name]]));
  return { ...row, ...copied, startsAt, ...nextVersion(row, at) };
}

/** Whether an override has something that the series does not have: details, a time, or that it is completed. */
function hasContent(row: InstanceRow, { segment }: Context): boolean {
  const isMoved = row.startsAt !== row.originalStartsAt;
  return row.status === 'completed' || isMoved || fields.some((name) => row[name] !== segment[name]);
}

/** Whether the edited instance becomes a single appointment if the series ends. A past one stays as it is. */
function isReplaced({ edited, at, exceptionsFrom }: Context): boolean {
  return edited.startsAt >= at && (edited.originalStartsAt ?? '') >= exceptionsFrom;
}

/** Converts the edited instance to a single appointment. */
function toLast({ edited, details, start, singleId, at }: Context): InstanceRow {
  const { series: _series, isStored: _isStored, ...row } = edited;
  const times = { startsAt: formatInstant(start), timeZone: start.timeZoneId };
  return toSingle({ ...row, ...details, ...times, kind: 'instance' }, { singleId, at });
}

/** Finds the edited instance among the rows after the edit. */
function findEdited(context: Context, rows: readonly InstanceRow[]): Instance {
  const { edited, singleId, next } = context;
  const newSlot = findNewSlot(edited.originalStartsAt ?? edited.startsAt, context);
  const ids = [newSlot?.id, singleId(edited.id), edited.id];
  const row = rows.find(({ id, kind }) => kind === 'instance' && ids.includes(id));
  if (row) return { ...row, series: row.originalStartsAt ? next : undefined, isStored: true };
  return newSlot ?? edited;
}
