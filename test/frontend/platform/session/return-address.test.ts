import { beforeEach, expect, test, vi } from 'vitest';
// Imported because it declares the screens.
import '../../../../frontend/src/app/routing/screens.ts';
import { resolveAddressAfterSignIn } from '../../../../frontend/src/platform/session/after-sign-in.ts';
import { saveReturnAddress } from '../../../../frontend/src/platform/session/return-address.ts';
import { removeDraft, writeDraft } from '../../../../frontend/src/platform/storage/drafts.ts';
import {
  readText,
  remove,
  storageEntry,
  writeJson,
  writeText,
} from '../../../../frontend/src/platform/storage/storage.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', { location: { origin: 'https://houndwell.example' } });
  remove(storageEntry('return_to', 'tab'));
  removeDraft('details');
});

test.each(['/profile?tab=account', '/calendar?book=true&dog=rex', '/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/'])(
  'signing in leads back to %s only once',
  (address) => {
    saveReturnAddress(address, undefined);
    expect(resolveAddressAfterSignIn('maya')).toBe(address);
    expect(resolveAddressAfterSignIn('maya')).toBe('/');
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
])('signing in never leads to an address outside the site such as %s', (address) => {
  writeJson(storageEntry('return_to', 'tab'), { address });
  expect(resolveAddressAfterSignIn('maya')).toBe('/');
});

test('the screen of an expired session is reopened for its owner only', () => {
  saveReturnAddress('/profile?tab=billing', 'maya');
  expect(resolveAddressAfterSignIn('ben')).toBe('/');
  saveReturnAddress('/profile?tab=billing', 'maya');
  expect(resolveAddressAfterSignIn('maya')).toBe('/profile?tab=billing');
});

test('an interrupted form takes precedence over the screen that required signing in', () => {
  saveReturnAddress('/support', 'maya');
  writeDraft('details', 'maya', {}, '/profile?tab=account');
  expect(resolveAddressAfterSignIn('maya')).toBe('/profile?tab=account');
});

test("another owner's draft is deleted at sign-in", () => {
  writeDraft('details', 'ben', {}, '/profile?tab=account');
  expect(resolveAddressAfterSignIn('maya')).toBe('/');
  expect(resolveAddressAfterSignIn('ben')).toBe('/');
});

test("another owner in the same browser does not get the previous owner's quick start and selected dog", () => {
  resolveAddressAfterSignIn('maya');
  writeText(storageEntry('quick_start_done'), '["care"]');
  writeText(storageEntry('selected_dog'), 'rex');
  resolveAddressAfterSignIn('maya');
  expect(readText(storageEntry('quick_start_done'))).toBe('["care"]');
  resolveAddressAfterSignIn('ben');
  expect([readText(storageEntry('quick_start_done')), readText(storageEntry('selected_dog'))]).toEqual([null, null]);
});
