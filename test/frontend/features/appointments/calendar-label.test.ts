import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  measureLabel,
  readCalendarLabel,
  renameCalendar,
} from '../../../../frontend/src/features/appointments/calendar-label.ts';
import { onAppEvent } from '../../../../frontend/src/lib/app-events.ts';
import { readText, remove, storageEntry, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  remove(storageEntry('calendar_label'));
  vi.unstubAllGlobals();
});

test('the calendar is called Calendar until the owner renames it', () => {
  expect(readCalendarLabel()).toBe('Calendar');
  writeText(storageEntry('calendar_label'), '  ');
  expect(readCalendarLabel()).toBe('Calendar');
});

test('the name of the calendar has at most 20 characters, counting an emoji as one', () => {
  writeText(storageEntry('calendar_label'), '🐕'.repeat(25));
  expect([...readCalendarLabel()]).toHaveLength(20);
  writeText(storageEntry('calendar_label'), 'The calendar of our dogs');
  expect(readCalendarLabel()).toBe('The calendar of our');
});

test.each(['Vet\nCalendar', '\u202eradnelaC', '\u200b', '\ud800', '!?'])(
  'the invalid stored name %j is ignored',
  (stored) => {
    writeText(storageEntry('calendar_label'), stored);
    expect(readCalendarLabel()).toBe('Calendar');
  },
);

test('the length of the name does not include the spaces around it', () => {
  expect(measureLabel('  Rex 🐕 ')).toBe(5);
});

test('renaming the calendar emits an event, and an empty name restores the default name', () => {
  const labels: string[] = [];
  const stop = onAppEvent('calendarLabelChanged', ({ label }) => labels.push(label));
  renameCalendar(' Vet Calendar ');
  renameCalendar('');
  stop();
  renameCalendar('Schedule');
  expect(labels).toEqual(['Vet Calendar', 'Calendar']);
  expect(readText(storageEntry('calendar_label'))).toBe('Schedule');
});
