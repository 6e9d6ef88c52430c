import type { Temporal } from 'temporal-polyfill';
import { findTimeZoneBlock } from '#functions/appointments/feed/time-zones.ts';
import { compactInstant, formatInstant, formatLocalTime } from '#functions/appointments/times.ts';
import { environment } from '#functions/core/environment.ts';
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
  /** The path of the page on the site. */
  page: string;
  startsAt: Temporal.ZonedDateTime;
  endsAt: Temporal.ZonedDateTime;
  /** If absent, the times are in UTC. */
  tzid?: string;
  /** The recurrence rule of a series, such as `FREQ=WEEKLY;INTERVAL=2`, and the excluded local times (EXDATE). */
  series?: { rule: string; exceptions: readonly string[] };
  /** The local time of this instance by the recurrence rule. */
  recurrenceId?: string;
}

/** Characters to replace: RFC 5545 forbids control characters, and some programs end a line at a Unicode separator. */
const unsafe = lazyRegExp(String.raw`(?![\t\n\r])\p{Cc}|[\u2028\u2029]`, 'gu');

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  const safe = text.replace(unsafe(), ' ');
  return safe.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

const statuses = {
  scheduled: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<AppointmentStatus, string>;

/** How often calendar programs should refresh the feed, as a duration of RFC 5545. */
const refreshInterval = 'PT1H';

/**
 * The length of a text from which on events have neither description nor location. A feed of thousands of long
 * descriptions would not fit in a response of Lambda, which has at most 6 MB.
 */
const maxDetailedLength = 500_000;

/** Octets in a folded line. With the space before it, a continuation line has 75, the maximum of RFC 5545, 3.1. */
const lineOctets = 74;

function countOctets(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Folds a long line between characters. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line;
  const parts: string[] = [];
  let [start, end, octets] = [0, 0, 0];
  for (const character of line) {
    const size = countOctets(character.codePointAt(0) ?? 0);
    if (octets + size > lineOctets) {
      parts.push(line.slice(start, end));
      [start, octets] = [end, 0];
    }
    octets += size;
    end += character.length;
  }
  return [...parts, line.slice(start)].join('\r\n ');
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function renderTimes({ startsAt, endsAt, tzid }: CalendarEvent): string[] {
  const format = (at: Temporal.ZonedDateTime) =>
    tzid ? `;TZID=${tzid}:${formatLocalTime(at)}` : `:${compactInstant(formatInstant(at))}`;
  return [`DTSTART${format(startsAt)}`, `DTEND${format(endsAt)}`];
}

function renderRecurrence({ series, recurrenceId, tzid }: CalendarEvent): string[] {
  if (!tzid) return [];
  return [
    ...(series ? [`RRULE:${series.rule}`] : []),
    ...(series?.exceptions.length ? [`EXDATE;TZID=${tzid}:${series.exceptions.join(',')}`] : []),
    ...(recurrenceId ? [`RECURRENCE-ID;TZID=${tzid}:${recurrenceId}`] : []),
  ];
}

function renderEvent(event: CalendarEvent, origin: string, hasDetails: boolean): string {
  const updatedAt = compactInstant(event.updatedAt);
  return joinLines([
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${updatedAt}`,
    ...renderTimes(event),
    ...renderRecurrence(event),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location && hasDetails ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description && hasDetails ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL;VALUE=URI:${origin}${event.page}`,
    `STATUS:${statuses[event.status]}`,
    `LAST-MODIFIED:${updatedAt}`,
    'END:VEVENT',
  ]);
}

/**
 * Renders the VTIMEZONE blocks. A calendar needs at least one component (RFC 5545, 3.6), so a calendar without events
 * gets the time zone UTC.
 */
function renderTimeZones(events: readonly CalendarEvent[]): string {
  const used = events.length === 0 ? ['Etc/UTC'] : events.flatMap(({ tzid }) => tzid ?? []);
  const blocks = [...new Set(used)].sort().map((tzid) => `${findTimeZoneBlock(tzid)?.block ?? ''}\r\n`);
  return blocks.join('');
}

/** Renders a calendar as RFC 5545 text. The same events always result in the same text. */
export function renderCalendar(name: string, events: readonly CalendarEvent[]): string {
  const calendar = joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Houndwell//Calendar//EN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
  ]);
  const origin = environment('SITE_ORIGIN');
  let rendered = '';
  for (const event of events) rendered += renderEvent(event, origin, rendered.length < maxDetailedLength);
  return `${calendar}${renderTimeZones(events)}${rendered}END:VCALENDAR\r\n`;
}
