import { describe, expect, test } from 'vitest';
import { decideDelivery, type Situation } from '#functions/notifications/decide-delivery.ts';
import { findQuietEnd } from '#functions/notifications/quiet-hours.ts';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import type { Tier } from '#shared/plans.ts';
import { defaultPreferences } from '#test/support/factories.ts';

type Change = Partial<Situation> & { tier?: Tier; preferences?: Partial<NotificationPreferences> };

const quietHours = { start: '22:00', end: '07:00' };

function decide({ tier = 'advanced', preferences, ...situation }: Change) {
  const owner = { timeZone: 'America/Chicago' };
  const recipient = { owner, tier, preferences: { ...defaultPreferences, quietHours, ...preferences } };
  return decideDelivery(recipient, { kind: 'appointments', at: new Date('2027-02-10T18:00:00Z'), ...situation });
}

const midnight = new Date('2027-02-10T06:00:00Z');
const end = new Date('2027-02-10T13:00:00Z');

describe('a notification', () => {
  test.each([
    ['goes to every channel that is on by day', {}, { inApp: 'now', push: 'now', email: 'now' }],
    [
      'waits for the end of the quiet hours, except in the app',
      { at: midnight },
      { inApp: 'now', push: end, email: end },
    ],
    [
      'comes at once if it is worthless at the end of the quiet hours',
      { at: midnight, usefulUntil: end },
      { inApp: 'now', push: 'now', email: 'now' },
    ],
    [
      'waits if it is still useful after the quiet hours',
      { at: midnight, usefulUntil: new Date(end.getTime() + 1) },
      { inApp: 'now', push: end, email: end },
    ],
    [
      'does not wait on a plan without quiet hours',
      { at: midnight, tier: 'basic' },
      { inApp: 'now', push: 'now', email: 'now' },
    ],
    [
      'about the account is emailed at once on every plan',
      { kind: 'account', at: midnight },
      { inApp: 'now', push: 'never', email: 'now' },
    ],
    [
      'about the account reaches an owner whose trial has ended',
      { kind: 'account', tier: 'expired' },
      { inApp: 'now', push: 'never', email: 'now' },
    ],
    [
      'about a visit does not reach an owner whose trial has ended',
      { tier: 'expired' },
      { inApp: 'never', push: 'never', email: 'never' },
    ],
    ['goes to no channel that its kind does not use', { kind: 'tips' }, { inApp: 'now', push: 'now', email: 'never' }],
  ] as const)('%s', (_title, change, expected) => {
    expect(decide(change)).toEqual(expected);
  });

  test.each(['free', 'basic'] as const)('of the weekly summary is not emailed on the plan %s', (tier) => {
    const kinds = { ...defaultPreferences.kinds, summary: { email: true } };
    expect(decide({ kind: 'summary', preferences: { kinds }, tier }).email).toBe('never');
    expect(decide({ kind: 'summary', preferences: { kinds }, tier: 'free-trial' }).email).toBe('now');
  });
});

describe('quiet hours', () => {
  test.each([
    ['contain their start', quietHours, 'America/Chicago', '2027-02-11T04:00:00Z', '2027-02-11T13:00:00Z'],
    ['do not contain their end', quietHours, 'America/Chicago', '2027-02-11T13:00:00Z', undefined],
    ['end today after midnight', quietHours, 'America/Chicago', '2027-02-11T06:00:00Z', '2027-02-11T13:00:00Z'],
    [
      'can be by day',
      { start: '12:00', end: '14:30' },
      'Asia/Kathmandu',
      '2027-02-11T07:00:01Z',
      '2027-02-11T08:45:00Z',
    ],
    ['know offsets of half an hour', quietHours, 'America/St_Johns', '2027-02-11T02:00:00Z', '2027-02-11T10:30:00Z'],
    ['know offsets of 45 minutes', quietHours, 'Asia/Kathmandu', '2027-02-10T17:00:00Z', '2027-02-11T01:15:00Z'],
    [
      'are an hour shorter when clocks move forward',
      quietHours,
      'America/New_York',
      '2027-03-14T03:00:00Z',
      '2027-03-14T11:00:00Z',
    ],
    [
      'are an hour longer when clocks move back',
      quietHours,
      'America/New_York',
      '2027-11-07T02:00:00Z',
      '2027-11-07T12:00:00Z',
    ],
    [
      'end after the gap if their end does not exist',
      { start: '22:00', end: '02:30' },
      'America/New_York',
      '2027-03-14T06:30:00Z',
      '2027-03-14T07:00:00Z',
    ],
    [
      'begin again if their end comes twice',
      { start: '22:00', end: '01:30' },
      'America/New_York',
      '2027-11-07T06:10:00Z',
      '2027-11-07T06:30:00Z',
    ],
    [
      'last at most 23 hours and 45 minutes',
      { start: '00:00', end: '23:45' },
      'Etc/UTC',
      '2027-02-11T00:00:00Z',
      '2027-02-11T23:45:00Z',
    ],
  ])('%s', (_title, hours, timeZone, at, expected) => {
    expect(findQuietEnd(hours, timeZone, new Date(at))?.toISOString()).toBe(
      expected && new Date(expected).toISOString(),
    );
  });
});
