import { beforeEach, expect, test, vi } from 'vitest';
import { remove, writeJson } from '../../../frontend/src/lib/storage.ts';
import { afterSignIn, keepAddress, keepUnsent } from '../../../frontend/src/lib/unsent.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', { location: { origin: 'https://houndwell.example' } });
  remove('return_to');
  remove('unsent');
});

test.each(['/profile?tab=account', '/calendar?book=true&dog=rex', '/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/'])(
  'signing in leads back to %s, once',
  (address) => {
    keepAddress(address, undefined);
    expect(afterSignIn('maya')).toBe(address);
    expect(afterSignIn('maya')).toBe('/');
  },
);

test.each([
  'https://evil.example/profile',
  '//evil.example/profile',
  '/\\evil.example/profile',
  'javascript:alert(1)',
  '/api/logout',
  '/no/such/place',
  '/community/1/2',
  'profile',
  7,
  null,
])('an address that is none of our screens leads nowhere: %s', (address) => {
  writeJson('return_to', { address });
  expect(afterSignIn('maya')).toBe('/');
});

test('the address where an ended session was leads its owner back, and nobody else', () => {
  keepAddress('/profile?tab=billing', 'maya');
  expect(afterSignIn('somebody else')).toBe('/');
  keepAddress('/profile?tab=billing', 'maya');
  expect(afterSignIn('maya')).toBe('/profile?tab=billing');
});

test('a form that waits comes before the address', () => {
  keepAddress('/support', 'maya');
  keepUnsent('details', 'maya', {});
  expect(afterSignIn('maya')).toBe('/profile?tab=account');
});
