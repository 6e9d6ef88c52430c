import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { prerendered } from '#infra/site.ts';
import {
  openScreens,
  ownerScreens,
  screens,
  staticPaths,
  visitorScreens,
} from '../../../../frontend/src/app/routing/screens.ts';
import { staticPages } from '../../../../frontend/src/app/static/static-pages.ts';
import type { Screen } from '../../../../frontend/src/platform/screens.ts';

function addresses(...lists: (readonly Screen[])[]): string[] {
  return lists.flatMap((some) => some.map(({ path }) => path));
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
      '/locations/:id',
      '/onboarding',
      '/moderation',
      '/pricing',
      '/payment',
    ]),
  );
});

test('a visitor reaches the static pages, prices, payment, onboarding and sign-in, but no screens for owners', () => {
  expect([...staticPaths, ...addresses(visitorScreens)]).toEqual(
    expect.arrayContaining(['/', '/landing', '/welcome', '/pricing', '/payment', '/onboarding', '/auth']),
  );
  for (const path of ['/profile', '/calendar', '/exercise', '/community', '/support', '/locations', '/moderation']) {
    expect(addresses(visitorScreens)).not.toContain(path);
  }
});

test('the site serves every static page of the app', () => {
  const served = prerendered.map(({ path }) => path);
  expect(served).toEqual(expect.arrayContaining([...staticPaths]));
  // With a session cookie, the server returns the app only for paths with a screen for owners.
  for (const { path, appForOwners } of prerendered) {
    const isScreen = ownerScreens.some((screen) => matchPath(screen.path, path));
    expect([path, isScreen]).toEqual([path, appForOwners === true]);
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

test('without a plan, an owner still reaches prices, payment, support and the care guide', () => {
  const open = screens.filter(({ withoutPlan }) => withoutPlan);
  expect(addresses(open)).toEqual(expect.arrayContaining(['/guide/:id?', '/payment', '/pricing', '/support']));
  expect(addresses(open)).not.toContain('/calendar');
});

test('no path leads to two screens', () => {
  for (const all of [addresses(openScreens, ownerScreens), addresses(openScreens, visitorScreens)]) {
    expect(new Set(all).size).toBe(all.length);
  }
});

/** Every path that a domain exports, such as `calendarPath`. */
const declaredPaths = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../../frontend/src/{domain,platform}/*/paths.ts', { eager: true }),
).flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Path')));

test.each(declaredPaths)('%s leads to a screen or a static page', (_, path) => {
  const [pathname] = String(path).split('?');
  const all = [...staticPages, ...screens];
  expect(all.some((screen) => matchPath(screen.path, pathname ?? ''))).toBe(true);
});

test('every screen has a title, and its code can be loaded', async () => {
  for (const { title, load } of screens) {
    expect(title).not.toBe('');
    expect(await load()).toBeTypeOf('function');
  }
});
