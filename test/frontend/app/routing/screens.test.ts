import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { prerendered } from '#infra/site.ts';
import {
  openScreens,
  ownerScreens,
  type Screen,
  staticPaths,
  visitorScreens,
} from '../../../../frontend/src/app/routing/screens.ts';
import { paths } from '../../../../frontend/src/lib/paths.ts';

function addresses(...screens: (readonly Screen[])[]): string[] {
  return screens.flatMap((some) => some.map(({ path }) => path));
}

test('an owner reaches every screen of the product', () => {
  expect(addresses(ownerScreens)).toEqual(
    expect.arrayContaining([
      '/',
      '/home',
      '/calendar',
      '/exercise',
      '/community',
      '/community/:id',
      '/profile',
      '/support',
      '/locations',
      '/onboarding',
      '/moderation',
      '/pricing',
      '/payment',
    ]),
  );
});

test('a visitor reaches the static pages, prices, payment, onboarding and sign-in, and no screen of owners', () => {
  expect([...staticPaths, ...addresses(visitorScreens)]).toEqual(
    expect.arrayContaining(['/', '/landing', '/welcome', '/pricing', '/payment', '/onboarding', '/auth']),
  );
  for (const path of ['/profile', '/calendar', '/exercise', '/community', '/support', '/locations', '/moderation']) {
    expect(addresses(visitorScreens)).not.toContain(path);
  }
});

test('every static page of the app is one that the site serves', () => {
  const served = prerendered.map(({ path }) => path);
  expect(served).toEqual(expect.arrayContaining([...staticPaths]));
  // With a session cookie, the server returns the app only for paths with a screen for owners.
  for (const { path, appForOwners } of prerendered) {
    expect([path, addresses(ownerScreens).includes(path)]).toEqual([path, appForOwners === true]);
  }
});

test('pages behind emailed links and emergency help are open to everyone', () => {
  expect(addresses(openScreens)).toEqual(
    expect.arrayContaining(['/verify-email', '/reset-password', '/unsubscribe', '/export', '/emergency']),
  );
});

test('the care guide is open to everyone, with and without the shell', () => {
  expect(addresses(ownerScreens)).toContain('/guide/:id?');
  expect(addresses(visitorScreens)).toContain('/guide/:id?');
});

test('no path leads to two screens', () => {
  for (const all of [addresses(openScreens, ownerScreens), addresses(openScreens, visitorScreens)]) {
    expect(new Set(all).size).toBe(all.length);
  }
});

test('every named path has its screen or page', () => {
  const all = [...staticPaths, ...addresses(openScreens, ownerScreens, visitorScreens)];
  for (const path of Object.values(paths)) {
    expect(all.some((pattern) => pattern === path || matchPath(pattern, path))).toBe(true);
  }
});

test('every screen has a title, and its code can be loaded', async () => {
  for (const { title, load } of [...openScreens, ...ownerScreens, ...visitorScreens]) {
    expect(title).not.toBe('');
    expect(await load()).toBeTypeOf('function');
  }
});
