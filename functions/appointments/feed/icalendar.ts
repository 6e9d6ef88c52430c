import ical, { escape as escapeText, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { findTimeZoneBlock } from '#functions/appointments/feed/time-zones.ts';
import type { AppointmentStatus } from '#shared/contract/appointments.ts';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** The data of one VEVENT. Local times have the format `20261120T163000`. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  updatedAt: string;
  status: AppointmentStatus;
  summary: string;
  description?: string;
  location?: string;
  url: string;
  startsAt: Temporal.ZonedDateTime;
  /** Minutes. */
  duration: number;
  /** If absent, the times are in UTC. */
  tzid?: string;
  /** The recurrence rule of a series, such as `FREQ=WEEKLY;INTERVAL=2`, and the excluded local times (EXDATE). */
  series?: { rule: string; exceptions: readonly string[] };
  /** The local time of this instance by the recurrence rule. */
  recurrenceId?: string;
}

/** Characters to replace: RFC 5545 forbids control characters, and some programs end a line at a Unicode separator. */
const unsafe = lazyRegExp(String.raw`(?![\t\n\r])\p{Cc}|[\u2028\u2029]`, 'gu');

function removeUnsafe(text: string): string {
  return text.replace(unsafe(), ' ');
}

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<AppointmentStatus, ICalEventStatus>;

/** How often calendar programs should refresh the feed. */
const refreshSeconds = 3600;

function renderRecurrence({ series, tzid }: CalendarEvent): string | undefined {
  if (!series || !tzid) return undefined;
  const excluded = series.exceptions.join(',');
  return [`RRULE:${series.rule}`, ...(excluded ? [`EXDATE;TZID=${tzid}:${excluded}`] : [])].join('\r\n');
}

/** Renders a calendar as RFC 5545 text. The same events always result in the same text. */
export function renderCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    prodId: { company: 'Houndwell', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Unlike the other texts, the library does not escape the name.
    name: escapeText(removeUnsafe(name), false),
    ttl: refreshSeconds,
  });
  for (const event of events) {
    const { startsAt, duration, tzid, updatedAt } = event;
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      start: startsAt,
      end: startsAt.add({ minutes: duration }),
      timezone: tzid ?? 'UTC',
      repeating: renderRecurrence(event),
      recurrenceId: event.recurrenceId && Temporal.PlainDateTime.from(event.recurrenceId),
      summary: removeUnsafe(event.summary),
      description: event.description && removeUnsafe(event.description),
      location: event.location ? { title: removeUnsafe(event.location) } : null,
      url: event.url,
      status: statuses[event.status],
    });
  }
  return insertTimeZones(calendar.toString(), events);
}

/**
 * Inserts the VTIMEZONE blocks before the first event, and appends the line break that the library omits. The library
 * would put the VTIMEZONE blocks before properties of the calendar. A calendar needs at least one component (RFC 5545,
 * 3.6), so a calendar without events gets the time zone UTC.
 */
function insertTimeZones(text: string, events: readonly CalendarEvent[]): string {
  const used = events.length === 0 ? ['Etc/UTC'] : events.flatMap(({ tzid }) => tzid ?? []);
  const blocks = [...new Set(used)].sort().map((tzid) => `${findTimeZoneBlock(tzid)?.block ?? ''}\r\n`);
  const place = text.search(/^(BEGIN:VEVENT|END:VCALENDAR)\r?$/m);
  return `${text.slice(0, place)}${blocks.join('')}${text.slice(place)}\r\n`;
}
