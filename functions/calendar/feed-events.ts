import { Temporal } from 'temporal-polyfill';
import { existsIn } from '#functions/appointments/times.ts';
import { partsOf } from '#functions/appointments/visit.ts';
import { seriesEvent, seriesUid, startOf, tzidFor, visitEvent } from '#functions/calendar/event.ts';
import type { FeedContent } from '#functions/calendar/feed-content.ts';
import type { CalendarEvent } from '#functions/calendar/icalendar.ts';
import { occurrencesFrom } from '#functions/calendar/occurrences.ts';
import { recurrenceRule } from '#functions/calendar/recurrence-rule.ts';
import type { SeriesRow, VisitRow } from '#functions/entities/appointments.ts';

/** The `endsAt` of a series without an end. */
const endless = 'never';

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
  const first = occurrencesFrom(series, content.from).next().value;
  if (dogName === undefined || !first || (content.end && first.startsAt >= content.end)) {
    return { events: [], changed: [] };
  }
  const startsAt = startOf({ startsAt: first.startsAt, timeZone: series.timeZone });
  const tzid = tzidFor(startsAt, series.duration);
  return tzid && existsIn(first.local, series.timeZone)
    ? withRule(series, dogName, content, { startsAt, tzid })
    : { events: oneByOne(series, dogName, content), changed: [] };
}

/** `20261120T163000` of a date and time. */
function basic(time: { toString(options: { smallestUnit: 'second' }): string }): string {
  return time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** The rows of a series' visits by their local start. A moved visit has two. */
function rowsOf(series: SeriesRow, content: FeedContent): Map<string, VisitRow[]> {
  const rows = content.rows.filter(({ id }) => partsOf(id)?.seriesId === series.id);
  const last = rows.reduce(
    (latest, { originalStartsAt = '' }) => (originalStartsAt > latest ? originalStartsAt : latest),
    '',
  );
  const byStart = Map.groupBy(rows, ({ id }) => partsOf(id)?.localStart ?? '');
  const found = new Map<string, VisitRow[]>();
  // The series may have had other times when a row was written.
  for (const { local, startsAt } of occurrencesFrom(series, content.from)) {
    if (startsAt > last) break;
    const there = byStart.get(basic(local));
    if (there) found.set(basic(local), there);
  }
  return found;
}

/** A series as one event with a rule, followed by the visits that were changed. */
function withRule(
  series: SeriesRow,
  dogName: string,
  content: FeedContent,
  { startsAt, tzid }: Required<Pick<CalendarEvent, 'startsAt' | 'tzid'>>,
): ListedSeries {
  const changes: CalendarEvent[] = [];
  const changed: string[] = [];
  const except: string[] = [];
  for (const [localStart, rows] of rowsOf(series, content)) {
    const visit = rows.find(({ kind }) => kind === 'visit');
    const change = visit && changeOf(visit, localStart, { tzid, dogNames: content.dogNames });
    if (!change) except.push(localStart);
    else {
      changes.push({ ...change, uid: seriesUid(series) });
      changed.push(visit.id);
    }
  }
  const rule = `${recurrenceRule(series)}${untilOf(series, content)}`;
  return { events: [seriesEvent(series, dogName, { startsAt, tzid, series: { rule, except } }), ...changes], changed };
}

/** A visit as a change of its series; undefined if it has to be an event of its own. */
function changeOf(
  visit: VisitRow,
  localStart: string,
  { tzid, dogNames }: { tzid: string; dogNames: FeedContent['dogNames'] },
): CalendarEvent | undefined {
  const dogName = dogNames.get(visit.dogId);
  const event = dogName === undefined ? undefined : visitEvent(visit, dogName);
  const exists = existsIn(Temporal.PlainDateTime.from(localStart), visit.timeZone);
  return event?.tzid === tzid && exists ? { ...event, recurrenceId: localStart } : undefined;
}

/** The end of a series' rule, inclusive. */
function untilOf({ endsAt }: SeriesRow, { end }: FeedContent): string {
  const last = end && end <= endsAt ? new Date(Date.parse(end) - 1000).toISOString() : endsAt;
  return last === endless ? '' : `;UNTIL=${last.replaceAll(/[-:]|\.\d+/g, '')}`;
}

/** The visits of a series whose times a rule cannot tell, without those that have a row. */
function oneByOne(series: SeriesRow, dogName: string, content: FeedContent): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  const rows = rowsOf(series, content);
  for (const { local, startsAt } of occurrencesFrom(series, content.from)) {
    if (startsAt >= (content.end ?? content.horizon)) break;
    const id = `${series.id}_${basic(local)}`;
    if (!rows.has(basic(local))) events.push(visitEvent({ ...series, id, startsAt, status: 'scheduled' }, dogName));
  }
  return events;
}
