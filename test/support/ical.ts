import ICAL from 'ical.js';

/** One instance as a calendar program shows it. */
export interface ShownInstance {
  startsAt: string;
  /** The duration in minutes. */
  duration: number;
  summary: string;
  isCancelled: boolean;
}

/** Parses the events of a calendar's text with an independent parser. */
export function parseEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  // By default, the parser applies overrides to every event, even to events with another UID.
  const options = { exceptions: [], strictExceptions: true };
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, options));
}

/**
 * Converts the parser's details of an instance. Computes the duration between instants, as RFC 5545, 3.8.5.3 requires.
 * The parser adds the duration to the local time instead.
 */
function toShown({ item, startDate }: { item: ICAL.Event; startDate: ICAL.Time }): ShownInstance {
  return {
    startsAt: new Date(startDate.toUnixTime() * 1000).toISOString(),
    duration: item.endDate.subtractDateTz(item.startDate).toSeconds() / 60,
    summary: item.summary,
    isCancelled: item.component.getFirstPropertyValue('status') === 'CANCELLED',
  };
}

/**
 * Lists all instances of a calendar from `from` (inclusive) to `to` (exclusive), with series expanded, sorted by time.
 */
export function listShownInstances(text: string, from: string, to: string): ShownInstance[] {
  const events = parseEvents(text);
  const instances: ShownInstance[] = [];
  for (const event of events.filter((each) => !each.isRecurrenceException())) {
    if (!event.isRecurring()) {
      instances.push(toShown({ item: event, startDate: event.startDate }));
      continue;
    }
    for (const change of events.filter(({ uid }) => uid === event.uid)) {
      if (change.isRecurrenceException()) event.relateException(change);
    }
    const starts = event.iterator();
    // An override may be much earlier than the instance that it replaces, so the search continues 800 days after `to`.
    const latest = Date.parse(to) / 1000 + 800 * 86_400;
    for (let next = starts.next(); next && next.toUnixTime() < latest; next = starts.next()) {
      instances.push(toShown(event.getOccurrenceDetails(next)));
    }
  }
  return instances
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((one, other) => (toKey(one) < toKey(other) ? -1 : 1));
}

function toKey({ startsAt, summary, duration }: ShownInstance): string {
  return `${startsAt} ${summary} ${duration}`;
}
