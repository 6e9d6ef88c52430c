import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test, vi } from 'vitest';
import { type CalendarEvent, renderCalendar } from '#functions/appointments/feed/icalendar.ts';

vi.stubEnv('SITE_ORIGIN', 'https://houndwell.example');

const booster: CalendarEvent = {
  uid: '01ARZ3NDEKTSV4RRFFQ69G5FAV@houndwell',
  sequence: 3,
  updatedAt: '2026-11-20T10:05:06.789Z',
  status: 'scheduled',
  summary: 'Rabies booster (Biscuit)',
  description: 'Bring the vaccination card.',
  location: 'Dr. Patel',
  page: '/calendar?date=2027-05-20',
  startsAt: Temporal.ZonedDateTime.from('2027-05-20T16:30[America/Chicago]'),
  endsAt: Temporal.ZonedDateTime.from('2027-05-20T17:15[America/Chicago]'),
  tzid: 'America/Chicago',
};

function parse(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text));
}

function eventIn(text: string): ICAL.Component {
  const [event, ...more] = parse(text).getAllSubcomponents('vevent');
  expect(more).toEqual([]);
  return event as ICAL.Component;
}

function eventsIn(text: string): Record<string, string>[] {
  return parse(text).getAllSubcomponents('vevent').map(readProperties);
}

/** The properties of a component as they are in the text, without VALUE parameters. */
function readProperties(component: ICAL.Component): Record<string, string> {
  return Object.fromEntries(
    component.getAllProperties().map((each) => [each.name, each.toICALString().replace(/^[^:]*:/, '')]),
  );
}

test('an event has all its properties', () => {
  const event = eventIn(renderCalendar('Houndwell', [booster]));
  expect(readProperties(event)).toEqual({
    uid: booster.uid,
    sequence: '3',
    dtstamp: '20261120T100506Z',
    'last-modified': '20261120T100506Z',
    dtstart: '20270520T163000',
    dtend: '20270520T171500',
    summary: 'Rabies booster (Biscuit)',
    description: 'Bring the vaccination card.',
    location: 'Dr. Patel',
    url: 'https://houndwell.example/calendar?date=2027-05-20',
    status: 'CONFIRMED',
  });
  expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/Chicago');
  expect(event.getFirstProperty('dtend')?.getParameter('tzid')).toBe('America/Chicago');
});

test('a calendar starts with the properties of a published calendar, before its time zones and events', () => {
  const calendar = parse(renderCalendar('Houndwell', [booster]));
  expect(readProperties(calendar)).toEqual({
    version: '2.0',
    prodid: '-//Houndwell//Calendar//EN',
    method: 'PUBLISH',
    name: 'Houndwell',
    'x-wr-calname': 'Houndwell',
    'refresh-interval': 'PT1H',
    'x-published-ttl': 'PT1H',
  });
  const text = renderCalendar('Houndwell', [booster]);
  const [head = ''] = text.split('BEGIN:VTIMEZONE');
  expect(head.trim().split('\r\n')).toHaveLength(8);
  expect(text.indexOf('END:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
});

test.each([
  ['scheduled', 'CONFIRMED'],
  ['completed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('the status %s is written as %s', (status, expected) => {
  expect(readProperties(eventIn(renderCalendar('Houndwell', [{ ...booster, status }]))).status).toBe(expected);
});

test('an event omits the fields that the appointment does not have', () => {
  const { description: _description, location: _location, ...bare } = booster;
  const names = Object.keys(readProperties(eventIn(renderCalendar('Houndwell', [bare]))));
  expect(names).not.toContain('description');
  expect(names).not.toContain('location');
});

test('times in UTC are written without a time zone', () => {
  const { tzid: _tzid, ...inUtc } = booster;
  const text = renderCalendar('Houndwell', [inUtc]);
  expect(readProperties(eventIn(text))).toMatchObject({ dtstart: '20270520T213000Z', dtend: '20270520T221500Z' });
  expect(text).not.toContain('VTIMEZONE');
});

test('each time zone is written once, and times in an alias use the canonical name', () => {
  const india = { startsAt: Temporal.ZonedDateTime.from('2027-05-20T16:30[Asia/Calcutta]'), tzid: 'Asia/Kolkata' };
  const calendar = parse(renderCalendar('Houndwell', [booster, { ...booster, ...india }, booster]));
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'));
  expect(zones).toEqual(['America/Chicago', 'Asia/Kolkata']);
  const start = calendar.getAllSubcomponents('vevent')[1]?.getFirstProperty('dtstart');
  expect([start?.getParameter('tzid'), String(start?.getFirstValue())]).toEqual([
    'Asia/Kolkata',
    '2027-05-20T16:30:00',
  ]);
});

test('a series is written with its exceptions and an override', () => {
  const rule = 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1';
  const series = { ...booster, series: { rule, exceptions: ['20270620T163000', '20270720T163000'] } };
  const text = renderCalendar('Houndwell', [series, { ...booster, recurrenceId: '20270820T163000' }]);
  const [first, second] = parse(text).getAllSubcomponents('vevent');
  expect(readProperties(first as ICAL.Component)).toMatchObject({
    rrule: expect.stringContaining('BYMONTHDAY=-1'),
    exdate: '20270620T163000,20270720T163000',
  });
  expect(first?.getFirstProperty('exdate')?.getParameter('tzid')).toBe('America/Chicago');
  expect(readProperties(second as ICAL.Component)).toMatchObject({
    uid: booster.uid,
    'recurrence-id': '20270820T163000',
  });
});

test('a calendar without events is valid', () => {
  const text = renderCalendar('Houndwell', []);
  expect(parse(text).getAllSubcomponents('vevent')).toEqual([]);
  // RFC 5545, 3.6: a calendar has at least one component.
  expect(parse(text).getAllSubcomponents()).toHaveLength(1);
});

test('a calendar of many long texts leaves out details at its end, so that it fits in a response', () => {
  const long = { ...booster, description: 'x'.repeat(1000), location: 'y'.repeat(200) };
  const texts = eventsIn(
    renderCalendar(
      'Houndwell',
      Array.from({ length: 2000 }, () => long),
    ),
  );
  const hasDetails = texts.map((event) => 'description' in event && 'location' in event);
  expect(hasDetails.filter(Boolean).length).toBeGreaterThan(300);
  expect(hasDetails.lastIndexOf(true)).toBe(hasDetails.indexOf(false) - 1);
  expect(texts.at(-1)).toMatchObject({ uid: booster.uid, summary: booster.summary });
  expect(texts.at(-1)).not.toHaveProperty('location');
});

test('the same events always result in the same calendar text', () => {
  expect(renderCalendar('Houndwell', [booster])).toBe(renderCalendar('Houndwell', [booster]));
});

const nasty = [
  'BEGIN:VEVENT',
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged',
  'x\nATTENDEE:mailto:someone@example.com',
  'x\rURL:https://evil.example',
  'x\u2028BEGIN:VALARM\u2029',
  'x\u0085BEGIN:VALARM\u000bx\u000cx',
  'x\u0000y\u001bz\u007f',
  'semi;colon, comma \\ backslash \\n not a break "quotes" \'single\'',
  '\\',
  'ends with a backslash \\',
  ': = ; , ^ ^n',
  '🐕'.repeat(100),
  `${'a'.repeat(67)}🐕${'b'.repeat(73)}🐕`,
  'é'.repeat(200),
  'فحص طبي ١٢٣ كلب',
  'דני הכלב',
  '👩‍⚕️👨‍👩‍👧‍👦 ñ ﷽',
  'tab\there',
  '  spaces  ',
  '%0D%0ABEGIN:VEVENT',
];

test.each(nasty)('a text is escaped and stays within its property (%j)', (value) => {
  const text = renderCalendar(value, [{ ...booster, summary: value, description: value, location: value }]);
  const calendar = parse(text);
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
  const event = eventIn(text);
  expect(Object.keys(readProperties(event))).toHaveLength(11);
  const expected = value.replaceAll(/(?![\t\n\r])\p{Cc}|[\u2028\u2029]/gu, ' ').replaceAll(/\r\n|\r/g, '\n');
  for (const name of ['summary', 'description', 'location']) expect(event.getFirstPropertyValue(name)).toBe(expected);
  expect(Object.keys(readProperties(calendar))).toHaveLength(7);
});

test.each(nasty)('lines are folded at 75 octets between characters, and end with CRLF (%j)', (value) => {
  const text = renderCalendar(value, [{ ...booster, summary: value, description: value.repeat(9), location: value }]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => /(?!\t)\p{Cc}|[\u2028\u2029]|^$/u.test(line))).toEqual([]);
  expect(text.isWellFormed()).toBe(true);
});
