import { toInstanceEvent } from '#functions/appointments/feed/calendar-event.ts';
import type { FeedContent } from '#functions/appointments/feed/feed-content.ts';
import type { CalendarEvent } from '#functions/appointments/feed/icalendar.ts';
import { countDates, iterateStarts, toInstance } from '#functions/appointments/series/recurrence.ts';
import { formatInstant } from '#functions/appointments/times.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/** How many single events a feed has at most: rows of instances, and instances of series that are listed one by one. */
const maxEvents = 2000;

const dayMs = 24 * 3600 * 1000;

/** The period in which series are listed as single events: `from` is inclusive, `to` is exclusive. */
interface Period {
  from: string;
  to: string;
}

/**
 * Finds the period in which the series have at most `limit` instances. If the whole period of the feed has more, the
 * period starts with the current month, because upcoming instances matter most, and ends early.
 */
function findPeriod(all: readonly SeriesRow[], content: FeedContent, limit: number): Period {
  const whole = { from: content.from, to: content.end ?? content.horizon };
  const fits = ({ from, to }: Period) => all.reduce((sum, series) => sum + countDates(series, from, to), 0) <= limit;
  if (fits(whole)) return whole;
  const from = content.from > content.month ? content.from : content.month;
  const start = Date.parse(from);
  const period = (days: number) => ({ from, to: formatInstant({ epochMilliseconds: start + days * dayMs }) });
  let [days, tooMany] = [0, Math.max(1, Math.ceil((Date.parse(whole.to) - start) / dayMs))];
  while (tooMany - days > 1) {
    const middle = Math.floor((days + tooMany) / 2);
    if (fits(period(middle))) days = middle;
    else tooMany = middle;
  }
  return period(days);
}

/** Builds an event for each instance without a row, for series that cannot have a recurrence rule in the feed. */
export function buildSingleEvents(all: readonly SeriesRow[], content: FeedContent): CalendarEvent[] {
  const { rows, dogNames } = content;
  const period = findPeriod(all, content, maxEvents - rows.length);
  const stored = new Set(rows.map(({ id }) => id));
  const events: CalendarEvent[] = [];
  for (const series of all) {
    const dogName = dogNames.get(series.dogId) ?? '';
    for (const start of iterateStarts(series, period.from)) {
      const instance = toInstance(series, start);
      if (instance.startsAt >= period.to) break;
      if (!stored.has(instance.id)) events.push(toInstanceEvent(instance, dogName, start));
    }
  }
  return events;
}
