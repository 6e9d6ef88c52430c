import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, expect, isTooWide, signedUp, test, withDog } from '#test/browser/visit.ts';
import { exhaustive } from '#test/support/sample.ts';

/** A path, the path it redirects to, and the heading there. Independent of the app's own list. */
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
  ['/community', '/community', /Community/],
  ['/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/community/01ARZ3NDEKTSV4RRFFQ69G5FAV', /post/i],
  ['/profile', '/profile', /Profile/],
  ['/profile?tab=account', '/profile?tab=account', /Profile/],
  ['/profile?tab=leader', '/profile?tab=leader', /Profile/],
  ['/profile?tab=billing', '/profile?tab=billing', /Profile/],
  ['/profile?tab=security', '/profile?tab=security', /Profile/],
  ['/support', '/support', /Support/],
  ['/locations', '/locations', /Dog-Friendly Places/],
  ['/guide', '/guide', /Care guide/],
  ['/moderation', '/moderation', /Moderation/],
  ['/auth', '/', /^Good /],
  ['/nothing/here', '/', /^Good /],
];

async function expectScreen(page: Page, [asked, leadsTo, heading]: Screen): Promise<void> {
  await page.goto(asked);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveURL(new URL(leadsTo, process.env.HOUNDWELL_URL).href);
  await expect(page).toHaveTitle(/^Houndwell · .+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // An address that leads elsewhere shows a screen that is looked at under its own address.
  if (asked !== leadsTo && !exhaustive) return;
  await page.waitForLoadState('networkidle');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page), 'something is wider than the window').toBe(false);
}

test.describe('signed out', () => {
  for (const screen of visitors) {
    test(`${screen[0]} leads to its screen, without axe violations in light and dark`, { tag: '@phone' }, async ({
      page,
    }) => {
      await expectScreen(page, screen);
    });
  }
});

test.describe('signed in', () => {
  // Screens for everybody look alike to owners.
  for (const screen of exhaustive
    ? new Map([...everybody, ...owners].map((each) => [each[0], each])).values()
    : owners) {
    test(`${screen[0]} leads to its screen, without axe violations in light and dark`, { tag: '@phone' }, async ({
      page,
    }) => {
      await signedUp(page);
      await withDog(page);
      await expectScreen(page, screen);
    });
  }
});
