import type { Page } from '@playwright/test';
import { ownerAt } from '#test/browser/account-given.ts';
import { expect, test } from '#test/browser/visit.ts';
import { takeTour } from '#test/browser/way-in-given.ts';

function tourOf(page: Page) {
  return page.getByRole('dialog').filter({ hasText: 'of 7' });
}

test('Escape on the tour asks before it leaves; after the skip the focus is on the screen', async ({ page }) => {
  await ownerAt(page, '/?tutorial=true');
  await expect(tourOf(page).getByRole('heading')).toBeFocused();
  const question = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep going' })).toBeVisible();
  // The press that opened it has come up again and has not closed it.
  await page.keyboard.press('Shift');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await tourOf(page).getByRole('button', { name: 'Skip Tutorial' }).click();
  await question.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('each stop starts at its top, with all its ways inside the card of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await ownerAt(page, '/?tutorial=true');
  await takeTour(page, async () => {
    await expect(tourOf(page).getByRole('heading')).toBeFocused();
    const inside = await tourOf(page).evaluate((card) => ({
      scrolled: card.querySelector('.hw-tour-body')?.scrollTop,
      beyond: [...card.querySelectorAll('button')]
        .filter((button) => button.getBoundingClientRect().right > card.getBoundingClientRect().right)
        .map((button) => button.textContent),
    }));
    expect(inside).toEqual({ scrolled: 0, beyond: [] });
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('the quick-start guide', () => {
  test.use({ guided: true });

  test('says that it is there, and leaves the focus on what remains', async ({ page }) => {
    await ownerAt(page, '/pricing');
    await page.evaluate(() => localStorage.removeItem('houndwell.quick_start_seen'));
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Quick start: 5 steps' })).toBeAttached();
    const guide = page.getByRole('region', { name: 'Quick start' });
    await guide.getByRole('button', { name: 'Mark done: Add Your First Dog' }).press('Enter');
    await expect(guide.getByRole('button', { name: 'Go home' })).toBeFocused();
    await guide.getByRole('button', { name: 'Later' }).press('Enter');
    const bar = page.getByRole('button', { name: /^Quick start/ });
    await expect(bar).toBeFocused();
    await bar.press('Enter');
    await expect(guide.getByRole('heading', { name: 'Quick start' })).toBeFocused();
    for (const title of ['Ask the AI Assistant', 'Schedule a Vet Visit', 'Track Exercise', 'Join the Community']) {
      await guide.getByRole('button', { name: `Mark done: ${title}` }).press('Enter');
    }
    const start = guide.getByRole('button', { name: 'Start Using Houndwell' });
    await expect(start).toBeFocused();
    await start.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a double click on the last Next of the tutorial stays in it', async ({ page }) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Start Tutorial' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  for (let stop = 1; stop < 6; stop += 1) await next.click();
  await next.dblclick();
  await expect(page.getByRole('heading', { name: 'Step 7 of 7' })).toBeVisible();
  await expect(page).toHaveURL(/\/welcome$/);
  // The link leads away once it has stood for a moment.
  await expect(async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Start Your Free Trial' }).click({ timeout: 500 });
    await expect(page).toHaveURL(/\/onboarding$/, { timeout: 500 });
  }).toPass();
});
