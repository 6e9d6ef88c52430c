import { expect, test } from 'vitest';
import { changePassword, securityText } from '#infra/well-known.ts';
import { linkToProfileTab } from '../../frontend/src/domain/account/paths.ts';

test('password managers are led to the tab of the profile that changes the password', () => {
  expect(changePassword.target).toBe(linkToProfileTab('account'));
});

test.each([
  ['2026-11-23T12:00:00Z', '2027-10-01T00:00:00.000Z'],
  ['2026-01-31T23:59:59Z', '2026-12-01T00:00:00.000Z'],
])('security.txt of %s has a contact and expires within a year, on %s', (now, expires) => {
  const text = securityText({ contact: 'ops@example.com', origin: 'https://example.com', now: new Date(now) });
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Contact: mailto:ops@example.com',
    `Expires: ${expires}`,
    'Canonical: https://example.com/.well-known/security.txt',
  ]);
});
