import { ownerAt } from '#test/browser/account-steps.ts';
import { findTour, ownerOnTour } from '#test/browser/onboarding-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

test('the tour blocks the page except for the highlighted button, and using that button completes the step', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerOnTour(page);
  const tour = findTour(page);
  const nav = page.locator('.hw-nav a').first();
  await expect(page.locator('.hw-spot-ring')).toBeAttached();
  expect(await nav.evaluate((link) => link.closest('[inert]') !== null)).toBe(true);
  const add = page.locator('.hw-dogs-tab .hw-button--primary');
  expect(await add.evaluate((button) => button.closest('[inert]') !== null)).toBe(false);
  // Tab reaches the card and the highlighted button only.
  const reached = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused?.closest('.hw-tour')) return 'card';
        // The tab panel around the button can be focused, too.
        return focused?.matches(':has(.hw-dogs-tab), .hw-dogs-tab button') ? 'target' : String(focused?.outerHTML);
      }),
    );
  }
  expect([...reached].sort()).toEqual(['card', 'target']);
  await expect(tour.getByRole('button', { name: 'Next' })).toBeDisabled();
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add Dog' });
  await form.getByLabel('Name').fill('Rex');
  await form.getByRole('button', { name: 'Close' }).click();
  const discard = page.getByRole('alertdialog');
  if (await discard.isVisible()) await discard.getByRole('button').last().click();
  await expect(form).toBeHidden();
  await expect(tour.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await tour.getByRole('button', { name: 'Next' }).click();

  await expect(tour.getByText('Step 2 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Open the care assistant' }).click();
  await page.getByRole('dialog', { name: /Care/ }).getByRole('button', { name: 'Close' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  // This step has no element to try, so the whole page is blocked.
  await expect(tour.getByText('Step 3 of 7')).toBeVisible();
  await expect(page.locator('.hw-shell')).toHaveAttribute('inert', '');
  await tour.getByRole('button', { name: 'Skip Tutorial' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the tour ends with a celebration on the screen where it started', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  // The code of the tour loads after the app, and the owner can be faster.
  const chosen = Promise.withResolvers<void>();
  await page.route('**/onboarding-overlay*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await ownerAt(page, '/profile?tab=account');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  chosen.resolve();
  const tour = findTour(page);
  for (let step = 1; step <= 7; step += 1) {
    await expect(tour.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    const mark = tour.getByRole('button', { name: 'Mark as Done' });
    // Seeing the community completes its step.
    if (step !== 6) await mark.click();
    await tour.getByRole('button', { name: step < 7 ? 'Next' : 'Complete Tutorial' }).click();
  }
  const end = page.getByRole('dialog', { name: 'You know your way around!' });
  await expect(end).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=account$/);
  expect(await axeViolations(page)).toEqual([]);
  await end.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a tour that is chosen on the pricing page, which it must not interrupt, starts on another screen', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await ownerAt(page, '/pricing');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  await expect(findTour(page)).toBeVisible();
  await expect(page).not.toHaveURL(/pricing/);
});
