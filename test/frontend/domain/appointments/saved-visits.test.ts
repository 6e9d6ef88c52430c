import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Appointment } from '#shared/contract/appointments.ts';
import {
  areSavedSince,
  createSavedNext,
  createSavedVisits,
  findSavedRange,
} from '../../../../frontend/src/domain/appointments/saved-visits.ts';
import { findGridRange } from '../../../../frontend/src/features/appointments/months.ts';
import { clearOwnerData } from '../../../../frontend/src/platform/storage/storage.ts';

const owner = { id: '01K000000000000000000000BB', timeZone: 'America/Chicago' };

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  clearOwnerData();
  vi.useFakeTimers({ now: Date.parse('2030-01-15T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function visit(appointmentDate: string, more: Partial<Appointment> = {}): Appointment {
  return {
    id: '01K000000000000000000000AA',
    userId: owner.id,
    dogId: '01K000000000000000000000DD',
    title: appointmentDate,
    description: null,
    vetName: null,
    appointmentDate,
    duration: 30,
    status: 'scheduled',
    repeat: null,
    updatedAt: '2030-01-01T00:00:00.000Z',
    ...more,
  };
}

const whole = () => createSavedVisits(owner, findSavedRange(owner.timeZone));
const read = (from: string, to: string, of = owner) => createSavedVisits(of, { from, to }).read();
const titles = (rows: readonly Appointment[] | undefined) => rows?.map(({ title }) => title);

test('the stored days contain what the calendar shows for this and the next month, in every month', () => {
  for (let month = 1; month <= 24; month += 1) {
    const day = new Date(Date.UTC(2030, month, 0, 12));
    vi.setSystemTime(day);
    const { from, to } = findSavedRange('UTC');
    const [current, next] = [0, 1].map((later) =>
      findGridRange(new Date(Date.UTC(2030, month - 1 + later, 1)).toISOString().slice(0, 7)),
    );
    expect(from <= (current?.from ?? '') && (next?.to ?? '') <= to).toBe(true);
  }
});

test('visits are read by their local day', () => {
  const late = visit('2030-01-17T05:30:00.000Z');
  whole().write([late]);
  expect(titles(read('2030-01-16', '2030-01-17')?.data)).toEqual([late.title]);
  expect(read('2030-01-17', '2030-01-18')?.data).toEqual([]);
});

test('a range with a day that is not stored is not read', () => {
  whole().write([]);
  expect(read('2030-04-01', '2030-04-30')).toBeUndefined();
  expect(read('2029-12-01', '2030-01-10')).toBeUndefined();
});

test('a newer read replaces its days, and others are as old as they are', () => {
  whole().write([visit('2030-01-16T15:00:00.000Z'), visit('2030-01-20T15:00:00.000Z')]);
  vi.setSystemTime(Date.parse('2030-01-15T20:00:00Z'));
  createSavedVisits(owner, { from: '2030-01-16', to: '2030-01-17' }).write([]);
  expect(read('2030-01-16', '2030-01-17')).toEqual({ data: [], savedAt: '2030-01-15T20:00:00.000Z' });
  const both = read('2030-01-16', '2030-01-21');
  expect(both?.savedAt).toBe('2030-01-15T18:00:00.000Z');
  expect(both?.data).toHaveLength(1);
});

test('only this and the next month stay stored', () => {
  whole().write([visit('2030-01-16T15:00:00.000Z')]);
  vi.setSystemTime(Date.parse('2030-04-15T18:00:00Z'));
  whole().write([]);
  expect(read('2030-01-16', '2030-01-17')).toBeUndefined();
});

test('other owners and other time zones read nothing', () => {
  whole().write([visit('2030-01-16T15:00:00.000Z')]);
  expect(read('2030-01-16', '2030-01-17', { ...owner, id: '01K000000000000000000000CC' })).toBeUndefined();
  expect(read('2030-01-16', '2030-01-17', { ...owner, timeZone: 'Europe/Paris' })).toBeUndefined();
});

test('the next visits are the scheduled ones that are still to come', () => {
  whole().write([
    visit('2030-01-15T17:00:00.000Z'),
    visit('2030-01-15T19:00:00.000Z'),
    visit('2030-01-16T15:00:00.000Z', { status: 'cancelled' }),
    visit('2030-01-20T15:00:00.000Z'),
    visit('2030-02-20T15:00:00.000Z'),
  ]);
  const next = createSavedNext(owner, 2).read();
  expect(titles(next?.data)).toEqual(['2030-01-15T19:00:00.000Z', '2030-01-20T15:00:00.000Z']);
});

test('the visits are known to be stored since a time only if every day is', () => {
  const before = new Date('2030-01-15T17:00:00Z');
  expect(areSavedSince(owner, before)).toBe(false);
  createSavedVisits(owner, { from: '2030-01-16', to: '2030-01-17' }).write([]);
  expect(areSavedSince(owner, before)).toBe(false);
  whole().write([]);
  expect(areSavedSince(owner, before)).toBe(true);
  expect(areSavedSince(owner, new Date('2030-01-15T19:00:00Z'))).toBe(false);
});
