import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_timezones } from 'timezones-ical-library';
import { expect, test } from 'vitest';
import { findTimeZoneBlock, findTzid, irregularZones } from '#functions/appointments/feed/time-zones.ts';
import { isTimeZone } from '#shared/calendar.ts';

const first = Temporal.Instant.from('2025-01-01T12:00Z');
const last = Temporal.Instant.from('2038-01-01T00:00Z');

/** Instants on both sides of every change of the clocks, and in the middle between two. */
function samples(timeZone: string): Temporal.ZonedDateTime[] {
  const start = first.toZonedDateTimeISO(timeZone);
  const found = [start];
  let change = start.getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, last.toZonedDateTimeISO('UTC')) < 0) {
    found.push(change.subtract({ hours: 3 }), change.add({ hours: 3 }), change.add({ hours: 24 * 60 }));
    change = change.getTimeZoneTransition('next');
  }
  return [...found, last.toZonedDateTimeISO(timeZone)];
}

/** Whether an independent reader of the block computes the same instants as the runtime. */
function agrees(timeZone: string): boolean {
  const { block = '' } = findTimeZoneBlock(timeZone) ?? {};
  const calendar = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${block}\r\nEND:VCALENDAR`));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  return samples(timeZone).every((at) => {
    const { year, month, day, hour, minute, second } = at;
    const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, zone);
    return time.toUnixTime() * 1000 === at.epochMilliseconds;
  });
}

test('the irregular time zones are exactly those whose VTIMEZONE block disagrees with the runtime', () => {
  const names = (tzlib_get_timezones(false) as string[]).filter((name) => isTimeZone(name));
  expect(names.length).toBeGreaterThan(400);
  const canonical = new Set(names.map((name) => findTimeZoneBlock(name)?.tzid ?? ''));
  const different = [...canonical].filter((name) => !agrees(name));
  expect(different.sort()).toEqual([...irregularZones].sort());
});

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['US/Central', 'America/Chicago'],
  ['UTC', undefined],
  ['Etc/UTC', undefined],
  ['America/Vancouver', undefined],
  ['Canada/Pacific', undefined],
  ['Mars/Olympus', undefined],
])('the time zone %s has the TZID %s', (timeZone, expected) => {
  expect(findTzid(timeZone)).toBe(expected);
});

test('every time zone of the runtime has a VTIMEZONE block', () => {
  const missing = Intl.supportedValuesOf('timeZone').filter((name) => findTimeZoneBlock(name) === undefined);
  expect(missing).toEqual([]);
});
