import { expect, test } from 'vitest';
import { formatMemberSince } from '../../../../frontend/src/features/account/account-tab.tsx';
import { chooseFirstAddress } from '../../../../frontend/src/features/account/after-sign-up.ts';
import { formatLastSeen, formatSignedIn } from '../../../../frontend/src/features/account/last-seen.ts';
import { ChangeForm, ResetForm } from '../../../../frontend/src/features/account/password-forms.ts';
import { listTimeZones } from '../../../../frontend/src/features/account/time-zones.ts';

test('the list of sessions shows when each was last used and when it began', () => {
  const now = new Date('2030-03-10T12:00:00Z');
  const ago = (hours: number) => formatLastSeen(new Date(now.getTime() - hours * 3_600_000).toISOString(), now);
  expect([-1, 0, 0.9, 1, 23, 24, 49].map(ago)).toEqual([
    'in the last hour',
    'in the last hour',
    'in the last hour',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
    '2 days ago',
  ]);
  expect(formatSignedIn('2030-03-10T12:00:00Z', 'America/New_York')).toMatch(/^Mar 10, 8:00\sAM$/);
});

test('"Member since" shows the month in the time zone of the owner', () => {
  expect(formatMemberSince('2030-01-01T02:00:00Z', 'America/Chicago')).toBe('December 2029');
  expect(formatMemberSince('1970-01-01T00:00:00.000Z', 'UTC')).toBe('N/A');
  expect(formatMemberSince('nonsense', 'UTC')).toBe('N/A');
});

test('time zones are listed by city and offset, under their current names, including the chosen one', () => {
  const at = new Date('2030-01-15T12:00:00Z');
  const zones = listTimeZones('Europe/Kyiv', at);
  expect(zones.get('New York (GMT-5)')).toBe('America/New_York');
  expect(zones.get('Kolkata (GMT+5:30)')).toBe('Asia/Kolkata');
  expect([...zones.values()]).not.toContain('Asia/Calcutta');
  expect(zones.get('Kyiv (GMT+2)')).toBe('Europe/Kyiv');
  expect(listTimeZones('Asia/Calcutta', at).get('Calcutta (GMT+5:30)')).toBe('Asia/Calcutta');
  expect([...zones.values()]).toContain('UTC');
  expect(new Set(zones.values()).size).toBe(zones.size);
  expect([...listTimeZones('UTC', new Date('2030-07-15T12:00:00Z')).keys()]).toContain('New York (GMT-4)');
});

test('a new owner is led to the tour, to home, or to the setup wizard', () => {
  expect(chooseFirstAddress({ wantsTour: true, wasOnboarded: true })).toBe('/?tutorial=true');
  expect(chooseFirstAddress({ wantsTour: false, wasOnboarded: true })).toBe('/');
  expect(chooseFirstAddress({ wantsTour: false, wasOnboarded: false })).toBe('/onboarding');
});

test('different passwords are reported at the confirmation field', () => {
  const wrong = ResetForm.safeParse({ password: 'bone-at-7', confirmPassword: 'bone-at-8' });
  expect(wrong.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['confirmPassword', "Passwords don't match"],
  ]);
  const short = ChangeForm.safeParse({ currentPassword: 'a', newPassword: 'bone-at-7', confirmPassword: '' });
  expect(short.error?.issues.map(({ path }) => path.join())).toEqual(['currentPassword', 'confirmPassword']);
  expect(ResetForm.safeParse({ password: 'bone-at-7', confirmPassword: 'bone-at-7' }).success).toBe(true);
});

test('the current password is not checked against the rules for a new password', () => {
  const messageFor = (currentPassword: string) =>
    ChangeForm.safeParse({ currentPassword, newPassword: 'bone-at-7', confirmPassword: 'bone-at-7' }).error?.issues[0]
      ?.message;
  expect(messageFor('')).toBe('Please enter your current password');
  expect(messageFor('bone')).toBe("That's not your current password");
  expect(messageFor('bone-at-6')).toBeUndefined();
});
