import { Temporal } from 'temporal-polyfill';
import {
  calculateTimes,
  formatSeriesUid,
  toInstanceEvent,
  toSeriesEvent,
} from '#functions/appointments/feed/calendar-event.ts';
import type { FeedContent } from '#functions/appointments/feed/feed-content.ts';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { findSkippedStarts, formatRule } from '#functions/appointments/feed/rrule.ts';
import { buildSingleEvents } from '#functions/appointments/feed/single-events.ts';
import { parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { findStartAt, iterateStarts } from '#functions/appointments/series/recurrence.ts';
import { formatInstant } from '#functions/appointments/times.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';

/** How many time zones a feed has at most, because each one takes time and text. Owners seldom have more than two. */
const maxTimeZones = 20;

/** Converts rows in further time zones to UTC, and omits series in further time zones. */
function limitTimeZones({ series, rows, ...rest }: FeedContent): FeedContent {
  // The series that end last come first, because they have upcoming instances.
  const used = new Set([...series.toReversed(), ...rows].map(({ timeZone }) => timeZone));
  const timeZones = [...used].slice(0, maxTimeZones);
  return {
    ...rest,
    series: series.filter(({ timeZone }) => timeZones.includes(timeZone)),
    rows: rows.map((row) => (timeZones.includes(row.timeZone) ? row : { ...row, timeZone: 'UTC' })),
  };
}

/** Builds the events of a feed: one event for each series, each override, and each single appointment. */
export function buildEvents(read: FeedContent): CalendarEvent[] {
  const content = limitTimeZones(read);
  const { dogNames, rows } = content;
  const events: CalendarEvent[] = [];
  const inSeries = new Set<string>();
  const withoutRule: SeriesRow[] = [];
  const rowsBySeries = Map.groupBy(rows, ({ id }) => parseInstanceId(id)?.seriesId);
  for (const series of content.series) {
    const dogName = dogNames.get(series.dogId);
    const recurrence = dogName === undefined ? undefined : findRecurrence(series, content);
    if (dogName === undefined || !recurrence) continue;
    const { times, rule } = recurrence;
    if (times.tzid === undefined || rule === undefined) {
      withoutRule.push(series);
      continue;
    }
    const { overrides, exceptions } = buildOverrides(series, rowsBySeries.get(series.id) ?? [], content, times.tzid);
    const excluded = [...findSkippedStarts(series, times.startsAt, content.horizon), ...exceptions];
    events.push(toSeriesEvent(series, dogName, { ...times, series: { rule, exceptions: excluded } }));
    for (const { row, event } of overrides) {
      inSeries.add(row.id);
      events.push(event);
    }
  }
  events.push(...buildSingleEvents(withoutRule, content));
  for (const row of rows) {
    const dogName = dogNames.get(row.dogId);
    if (row.kind === 'instance' && dogName !== undefined && !inSeries.has(row.id)) {
      events.push(toInstanceEvent(row, dogName));
    }
  }
  return events;
}

/**
 * Finds the times of a series' first instance in the feed, and the recurrence rule for calendar programs. Without a TZID
 * or a rule, the instances must be listed as single events. Undefined if the feed has no instance of the series.
 */
function findRecurrence(series: SeriesRow, { from, end }: FeedContent) {
  const [startsAt] = iterateStarts(series, from).take(1);
  if (!startsAt || (end && formatInstant(startsAt) >= end)) return undefined;
  return { times: calculateTimes(startsAt, series.duration), rule: formatRule(series, end) };
}

/**
 * Builds an event for each override of a series, and lists the slots of its other exceptions.
 * @param rows the rows of the series' ID. Rows whose slot is no longer in the series are ignored.
 */
function buildOverrides(
  series: SeriesRow,
  rows: readonly InstanceRow[],
  { from, dogNames }: FeedContent,
  tzid: string,
) {
  // A slot has two rows if its override was moved: override and tombstone.
  const bySlot = Map.groupBy(rows, ({ id }) => parseInstanceId(id)?.localStart ?? '');
  const overrides: { row: InstanceRow; event: CalendarEvent }[] = [];
  const exceptions: string[] = [];
  for (const slot of [...bySlot.keys()].sort()) {
    const start = findStartAt(series, Temporal.PlainDateTime.from(slot));
    if (!start || formatInstant(start) < from) continue;
    const row = bySlot.get(slot)?.find(({ kind, dogId }) => kind === 'instance' && dogNames.has(dogId));
    const event = row && toInstanceEvent(row, dogNames.get(row.dogId) ?? '');
    if (row && event?.tzid === tzid) {
      overrides.push({ row, event: { ...event, uid: formatSeriesUid(series), recurrenceId: slot } });
    } else exceptions.push(slot);
  }
  return { overrides, exceptions };
}
