import {
  findEventTzid,
  formatSeriesUid,
  toInstanceEvent,
  toSeriesEvent,
} from '#functions/appointments/feed/calendar-event.ts';
import type { FeedContent } from '#functions/appointments/feed/feed-content.ts';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { findSkippedStarts, formatRule } from '#functions/appointments/feed/rrule.ts';
import { parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { iterateStarts, toInstance } from '#functions/appointments/series/recurrence.ts';
import { formatInstant, formatSlot } from '#functions/appointments/times.ts';
import type { InstanceRow, SeriesRow } from '#functions/entities/appointments.ts';

/** Builds the events of a feed: one event for each series, each override, and each single appointment. */
export function buildEvents(content: FeedContent): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const inSeries = new Set<string>();
  for (const series of content.series) {
    const built = buildSeriesEvents(series, content);
    events.push(...built.events);
    for (const id of built.overrideIds) inSeries.add(id);
  }
  for (const row of content.rows) {
    const dogName = content.dogNames.get(row.dogId);
    if (row.kind === 'instance' && dogName !== undefined && !inSeries.has(row.id)) {
      events.push(toInstanceEvent(row, dogName));
    }
  }
  return events;
}

interface SeriesEvents {
  events: CalendarEvent[];
  /** The IDs of the overrides that `events` contains. */
  overrideIds: readonly string[];
}

function buildSeriesEvents(series: SeriesRow, content: FeedContent): SeriesEvents {
  const dogName = content.dogNames.get(series.dogId);
  const [first] = iterateStarts(series, content.from).take(1);
  if (dogName === undefined || !first || (content.end && formatInstant(first) >= content.end)) {
    return { events: [], overrideIds: [] };
  }
  const tzid = findEventTzid(first, series.duration);
  const rule = formatRule(series, content.end);
  return tzid === undefined || rule === undefined
    ? { events: buildSingleEvents(series, dogName, content), overrideIds: [] }
    : buildRecurringEvents(series, dogName, content, { startsAt: first, tzid, rule });
}

/** Groups the exceptions of a series by slot. A slot has two rows if its override was moved: override and tombstone. */
function groupBySlot(series: SeriesRow, { rows, from }: FeedContent): Map<string, InstanceRow[]> {
  const ofSeries = rows.filter(({ id }) => parseInstanceId(id)?.seriesId === series.id);
  const bySlot = Map.groupBy(ofSeries, ({ id }) => parseInstanceId(id)?.localStart ?? '');
  const last = ofSeries
    .map(({ originalStartsAt = '' }) => originalStartsAt)
    .sort()
    .at(-1);
  const found = new Map<string, InstanceRow[]>();
  if (last === undefined) return found;
  // Rows whose slot is no longer in the series are ignored.
  for (const start of iterateStarts(series, from)) {
    if (formatInstant(start) > last) break;
    const slot = formatSlot(start.toPlainDateTime());
    const inSlot = bySlot.get(slot);
    if (inSlot) found.set(slot, inSlot);
  }
  return found;
}

/** Builds one event with a recurrence rule for a series, followed by an event for each override. */
function buildRecurringEvents(
  series: SeriesRow,
  dogName: string,
  content: FeedContent,
  { startsAt, tzid, rule }: Required<Pick<CalendarEvent, 'startsAt' | 'tzid'>> & { rule: string },
): SeriesEvents {
  const overrides: CalendarEvent[] = [];
  const overrideIds: string[] = [];
  const exceptions = findSkippedStarts(series, startsAt, content.horizon);
  for (const [slot, rows] of groupBySlot(series, content)) {
    const override = rows.find(({ kind, dogId }) => kind === 'instance' && content.dogNames.has(dogId));
    const event = override && toInstanceEvent(override, content.dogNames.get(override.dogId) ?? '');
    if (override && event?.tzid === tzid) {
      overrides.push({ ...event, uid: formatSeriesUid(series), recurrenceId: slot });
      overrideIds.push(override.id);
    } else exceptions.push(slot);
  }
  const event = toSeriesEvent(series, dogName, { startsAt, tzid, series: { rule, exceptions } });
  return { events: [event, ...overrides], overrideIds };
}

/** Builds an event for each instance without a row, for a series that cannot have a recurrence rule in the feed. */
function buildSingleEvents(series: SeriesRow, dogName: string, content: FeedContent): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const exceptions = groupBySlot(series, content);
  for (const start of iterateStarts(series, content.from)) {
    if (formatInstant(start) >= (content.end ?? content.horizon)) break;
    if (!exceptions.has(formatSlot(start.toPlainDateTime()))) {
      events.push(toInstanceEvent(toInstance(series, start), dogName));
    }
  }
  return events;
}
