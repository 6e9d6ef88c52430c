import { startsFrom, visitOf } from '#functions/appointments/series.ts';
import { isoInstant } from '#functions/appointments/times.ts';
import { partsOf } from '#functions/appointments/visit.ts';
import { seriesEvent, seriesUid, tzidFor, visitEvent } from '#functions/calendar/event.ts';
import type { FeedContent } from '#functions/calendar/feed-content.ts';
import type { CalendarEvent } from '#functions/calendar/icalendar.ts';
import { localStartOf, recurrenceRule, skippedStarts } from '#functions/calendar/recurrence-rule.ts';
import type { SeriesRow, VisitRow } from '#functions/entities/appointments.ts';

/** The events of a feed: one for each series, each visit that differs from its series, and each single appointment. */
export function feedEvents(content: FeedContent): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const inSeries = new Set<string>();
  for (const series of content.series) {
    const listed = listSeries(series, content);
    events.push(...listed.events);
    for (const id of listed.changed) inSeries.add(id);
  }
  for (const row of content.rows) {
    const dogName = content.dogNames.get(row.dogId);
    if (row.kind === 'visit' && dogName !== undefined && !inSeries.has(row.id)) events.push(visitEvent(row, dogName));
  }
  return events;
}

interface ListedSeries {
  events: CalendarEvent[];
  /** The IDs of the visits that are events of the series. */
  changed: readonly string[];
}

function listSeries(series: SeriesRow, content: FeedContent): ListedSeries {
  const dogName = content.dogNames.get(series.dogId);
  const [first] = startsFrom(series, content.from).take(1);
  if (dogName === undefined || !first || (content.end && isoInstant(first) >= content.end)) {
    return { events: [], changed: [] };
  }
  const tzid = tzidFor(first, series.duration);
  const rule = recurrenceRule(series, content.end);
  return tzid === undefined || rule === undefined
    ? { events: oneByOne(series, dogName, content), changed: [] }
    : withRule(series, dogName, content, { startsAt: first, tzid, rule });
}

/** The rows of a series' visits by their local start. A moved visit has two. */
function rowsOf(series: SeriesRow, { rows, from }: FeedContent): Map<string, VisitRow[]> {
  const ofSeries = rows.filter(({ id }) => partsOf(id)?.seriesId === series.id);
  const byStart = Map.groupBy(ofSeries, ({ id }) => partsOf(id)?.localStart ?? '');
  const last = ofSeries
    .map(({ originalStartsAt = '' }) => originalStartsAt)
    .sort()
    .at(-1);
  const found = new Map<string, VisitRow[]>();
  if (last === undefined) return found;
  // The series may have had other times when a row was written.
  for (const start of startsFrom(series, from)) {
    if (isoInstant(start) > last) break;
    const localStart = localStartOf(start.toPlainDateTime());
    const there = byStart.get(localStart);
    if (there) found.set(localStart, there);
  }
  return found;
}

/** A series as one event with a rule, followed by the visits that were changed. */
function withRule(
  series: SeriesRow,
  dogName: string,
  content: FeedContent,
  { startsAt, tzid, rule }: Required<Pick<CalendarEvent, 'startsAt' | 'tzid'>> & { rule: string },
): ListedSeries {
  const changes: CalendarEvent[] = [];
  const changed: string[] = [];
  const except = skippedStarts(series, startsAt, content.horizon);
  for (const [localStart, rows] of rowsOf(series, content)) {
    const visit = rows.find(({ kind, dogId }) => kind === 'visit' && content.dogNames.has(dogId));
    const event = visit && visitEvent(visit, content.dogNames.get(visit.dogId) ?? '');
    if (visit && event?.tzid === tzid) {
      changes.push({ ...event, uid: seriesUid(series), recurrenceId: localStart });
      changed.push(visit.id);
    } else except.push(localStart);
  }
  return { events: [seriesEvent(series, dogName, { startsAt, tzid, series: { rule, except } }), ...changes], changed };
}

/** The visits of a series whose times a rule cannot tell, without those that have a row. */
function oneByOne(series: SeriesRow, dogName: string, content: FeedContent): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const rows = rowsOf(series, content);
  for (const start of startsFrom(series, content.from)) {
    if (isoInstant(start) >= (content.end ?? content.horizon)) break;
    if (!rows.has(localStartOf(start.toPlainDateTime()))) events.push(visitEvent(visitOf(series, start), dogName));
  }
  return events;
}
