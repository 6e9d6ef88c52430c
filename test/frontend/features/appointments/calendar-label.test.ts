import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calendarLabel, nameCalendar } from '../../../../frontend/src/features/appointments/calendar-label.ts';
import { onAppEvent } from '../../../../frontend/src/lib/app-events.ts';
import { readText, remove, writeText } from '../../../../frontend/src/lib/storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  remove('calendar_label');
  vi.unstubAllGlobals();
});

test('the calendar is called Calendar until its owner names it', () => {
  expect(calendarLabel()).toBe('Calendar');
  writeText('calendar_label', '  ');
  expect(calendarLabel()).toBe('Calendar');
});

test('a name has at most 20 letters, however they are written', () => {
  writeText('calendar_label', '🐕'.repeat(25));
  expect([...calendarLabel()]).toHaveLength(20);
});

test('naming it tells every part of the page, and the usual name is not stored', () => {
  const heard: string[] = [];
  const stop = onAppEvent('calendarLabelChanged', ({ label }) => heard.push(label));
  nameCalendar(' Vet Calendar ');
  nameCalendar('');
  stop();
  nameCalendar('Schedule');
  expect(heard).toEqual(['Vet Calendar', 'Calendar']);
  expect(readText('calendar_label')).toBe('Schedule');
});
