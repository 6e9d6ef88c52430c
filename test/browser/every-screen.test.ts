import type { Page } from '@playwright/test';
import {
  allowConsoleLike,
  axeViolationsInBothThemes,
  expect,
  isTooWide,
  signedUp,
  test,
  withDog,
} from '#test/browser/visit.ts';
import { exhaustive } from '#test/support/sample.ts';

/**
 * A path, the path that it leads to, and the heading there. The list does not derive from the app's own list of
 * screens, so that it finds a missing screen.
 */
type Screen = [asked: string, leadsTo: string, heading: RegExp];

const everybody: Screen[] = [
  ['/pricing', '/pricing', /price/i],
  ['/payment', '/pricing', /price/i],
  ['/payment?plan=basic', '/payment?plan=basic', /Basic/],
  ['/payment?plan=advanced', '/payment?plan=advanced', /Advanced/],
  ['/onboarding', '/onboarding', /Tell us about your dog/],
  ['/verify-email', '/verify-email', /email/i],
  ['/reset-password', '/reset-password', /password/i],
  ['/unsubscribe', '/unsubscribe', /mail/i],
  ['/export', '/export', /Your data/],
  ['/emergency', '/emergency', /Call a vet now/],
  ['/privacy', '/privacy', /Privacy/],
  ['/terms', '/terms', /Terms of use/],
  ['/contact', '/contact', /Contact/],
  ['/guide', '/guide', /Care guide/],
  ['/guide?category=health', '/guide?category=health', /Care guide/],
  ['/guide/no-such-article', '/guide/no-such-article', /couldn't find that article/],
];

const visitors: Screen[] = [
  ...everybody,
  ['/', '/', /dog/i],
  ['/landing', '/landing', /dog/i],
  ['/welcome', '/welcome', /week|trial/i],
  ['/auth', '/auth', /account/i],
  ['/auth?signin=true', '/auth?signin=true', /Welcome back/],
  ['/auth?signup=true', '/auth?signup=true', /account/i],
  ['/api/login', '/auth?signin=true', /Welcome back/],
  ['/api/login?new=true', '/auth?signup=true', /account/i],
  ['/profile', '/auth?signin=true', /Welcome back/],
  ['/nothing/here', '/auth', /account/i],
];

const owners: Screen[] = [
  ['/', '/', /^Good (morning|afternoon|evening), Maya$/],
  ['/home', '/home', /^Good (morning|afternoon|evening), Maya$/],
  ['/calendar', '/calendar', /Calendar/],
  ['/exercise', '/exercise', /Exercise/],
  ['/exercise?tab=log', '/exercise?tab=log', /Exercise/],
  ['/exercise/walk', '/exercise/walk', /Walk/],
  ['/exercise/print/plan', '/exercise/print/plan', /Print a plan/],
  ['/exercise/print/report', '/exercise/print/report', /Print a report/],
  ['/community', '/community', /Community/],
  ['/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', /can't find that post/],
  ['/profile', '/profile', /Profile/],
  ['/profile?tab=account', '/profile?tab=account', /Profile/],
  ['/profile?tab=leader', '/profile?tab=leader', /Profile/],
  ['/profile?tab=billing', '/profile?tab=billing', /Profile/],
  ['/profile?tab=security', '/profile?tab=security', /Profile/],
  ['/profile/notifications', '/profile/notifications', /Notifications/],
  ['/profile/referrals', '/profile/referrals', /Referrals/],
  ['/support', '/support', /Support/],
  ['/tips', '/tips', /Daily tips/],
  ['/locations', '/locations', /Dog-Friendly Places/],
  ['/locations/sample-sunrise-dog-park', '/locations/sample-sunrise-dog-park', /Sunrise Dog Park/],
  ['/guide', '/guide', /Care guide/],
  ['/moderation', '/moderation', /Moderation/],
  ['/auth', '/', /^Good /],
  ['/nothing/here', '/', /^Good /],
];

/** Waits for the sample places, which opening the list of places loads. Another test may be loading them. */
async function loadSamplePlaces(page: Page): Promise<void> {
  const headers = { origin: process.env.HOUNDWELL_URL ?? '' };
  await page.request.post('/api/admin/seed-locations', { headers });
  const readStatus = async () => (await page.request.get('/api/locations/places/sample-sunrise-dog-park')).status();
  await expect.poll(readStatus).toBe(200);
}

async function expectScreen(page: Page, [asked, leadsTo, heading]: Screen): Promise<void> {
  await page.goto(asked);
  await expect(page.getByRole('heading', { level: 1 }), asked).toHaveText(heading);
  await expect(page).toHaveURL(new URL(leadsTo, process.env.HOUNDWELL_URL).href);
  await expect(page).toHaveTitle(/^Houndwell · .+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // If the path redirects, the screen is checked under its own path.
  if (asked !== leadsTo && !exhaustive) return;
  await page.waitForLoadState('networkidle');
  expect.soft(await axeViolationsInBothThemes(page), asked).toEqual([]);
  expect.soft(await isTooWide(page), `something on ${asked} is wider than the window`).toBe(false);
}

/** A page opens faster in a browser that has opened another one, so each test checks several screens. */
const screensPerTest = 6;

function chunk(screens: readonly Screen[]): Screen[][] {
  return Array.from({ length: Math.ceil(screens.length / screensPerTest) }, (_, index) =>
    screens.slice(index * screensPerTest, (index + 1) * screensPerTest),
  );
}

test.describe('for a visitor,', () => {
  for (const screens of chunk(visitors)) {
    const addresses = screens.map(([asked]) => asked).join(', ');
    test(`${addresses} lead to their screens, without axe violations in light and dark`, { tag: '@phone' }, async ({
      page,
    }) => {
      for (const screen of screens) await expectScreen(page, screen);
    });
  }
});

test.describe('for an owner,', () => {
  // Screens for everybody look the same to owners, so only an exhaustive run checks them again.
  const all = exhaustive ? [...new Map([...everybody, ...owners].map((each) => [each[0], each])).values()] : owners;
  for (const screens of chunk(all)) {
    const addresses = screens.map(([asked]) => asked).join(', ');
    test(`${addresses} lead to their screens, without axe violations in light and dark`, { tag: '@phone' }, async ({
      page,
      complaints,
    }) => {
      await signedUp(page);
      await withDog(page);
      await loadSamplePlaces(page);
      for (const screen of screens) await expectScreen(page, screen);
      // The post does not exist.
      allowConsoleLike(complaints, /responded with a status of 404/);
    });
  }
});
