import type { Page } from '@playwright/test';
import { maxActivities } from '#shared/contract/exercise-plans.ts';
import { allowOfflineConsole } from './account-steps.ts';
import { biscuit, created, olive, ownerWith } from './exercise-steps.ts';
import { heldBack } from './layout-shift.ts';
import { allowConsoleLike, axeViolations, expect, isPhone, isTooWide, test } from './visit.ts';

function dialog(page: Page) {
  return page.locator('dialog[open]');
}

/** Counts the pages of a PDF file that Chromium wrote. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Gives the plan on screen so many steps. Takes effect after a reload. */
function lengthenPlan(page: Page, count: number): Promise<void> {
  return page.evaluate((steps) => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('houndwell.exercise_plan.')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    stored.plan.activities = Array(steps).fill(stored.plan.activities[0]);
    localStorage.setItem(key, JSON.stringify(stored));
  }, count);
}

function recent(page: Page) {
  return page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
}

/** Presses a row's button on a desktop, and the item of its menu on a phone. */
async function act(page: Page, action: 'Edit' | 'Delete', button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).locator('visible=true').click();
  if (isPhone(page)) await page.getByRole('menuitem', { name: action }).click();
}

test('an owner logs a walk of two dogs, and home and the week count it for each', { tag: '@phone' }, async ({
  page,
}) => {
  await ownerWith(page, [biscuit, olive], '/');
  const release = await heldBack(page, '**/api/exercise/logs?*');
  await page.getByRole('link', { name: 'Log Walk' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/exercise\?tab=log$/);
  await dialog(page).getByRole('button', { name: 'Biscuit' }).click();
  await dialog(page).getByLabel('Duration', { exact: true }).fill('0');
  await dialog(page).getByLabel('Date').fill('2999-01-01');
  // What was typed stays when the activities arrive.
  release();
  await expect(page.getByRole('heading', { name: 'Progress' }).first()).toBeAttached();
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click();
  for (const words of ['Please choose who came along', 'at least 1 minute', "The date can't be in the future"])
    await expect(dialog(page).getByText(words)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Biscuit' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Biscuit' }).click();
  await dialog(page).getByRole('button', { name: 'Olive' }).click();
  await dialog(page).getByRole('button', { name: '45', exact: true }).click();
  await dialog(page)
    .getByLabel('Date')
    .fill(await dialog(page).getByLabel('Date').getAttribute('max').then(String));
  await dialog(page).getByLabel('Notes').fill('Around the pond');
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByText('Activity logged')).toBeVisible();
  await expect(recent(page)).toHaveText([/45min.*Around the pond.*Today/]);
  await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();
  for (const each of ['Today: 45 of 75 minutes', 'This week: 45 of 525 minutes'])
    await expect(page.getByRole('img', { name: each }).locator('visible=true')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('radio', { name: 'Biscuit' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Olive' })).toBeFocused();
  await expect(recent(page)).toHaveText([/Around the pond/]);
  const todays = page.getByRole('img', { name: /^Today: 45 of \d+ minutes$/ }).locator('visible=true');
  const progress = (await todays.getAttribute('aria-label'))?.replace('Today: ', '') ?? '';
  await page.goto('/');
  await expect(page.getByRole('img', { name: progress, exact: true }).locator('visible=true')).toBeVisible();
});

test('an activity is edited, deleted and brought back', async ({ page }) => {
  const [dogId] = await ownerWith(page, [biscuit], '/favicon.svg');
  await created(page, '/api/exercise/logs', { dogId, duration: 20, notes: 'Yard', date: '2020-05-14' });
  await page.goto('/exercise?tab=log');
  await act(page, 'Edit', /^(Edit|More actions for) the activity of Thu, May 14, 2020/);
  await dialog(page).getByLabel('Duration', { exact: true }).fill('1441');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByText('Please enter at most 1440 minutes (a day)')).toBeVisible();
  await dialog(page).getByLabel('Duration', { exact: true }).fill('25');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Activity updated')).toBeVisible();
  await expect(recent(page)).toHaveText([/25min.*Yard/]);
  await act(page, 'Delete', /^(Delete|More actions for) the activity/);
  await expect(page.getByText('Nothing logged yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(recent(page)).toHaveText([/25min.*Yard/]);
  await page.reload();
  await expect(recent(page)).toHaveText([/25min.*Yard/]);
});

test('a plan is made, saved, followed, printed and discarded', { tag: '@phone' }, async ({ page }) => {
  await ownerWith(page, [biscuit], '/exercise');
  await expect(page.getByLabel('Weather')).toHaveValue(/^About \d+ °F$/);
  await expect(page.getByText(/^About \d+ °F is usual for \w+ in the United States\./)).toBeVisible();
  await page.getByRole('radio', { name: 'Moderate' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.getByLabel('Weather').fill('52 °F, partly cloudy');
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  const plan = page.getByRole('region', { name: 'Plan for Biscuit' });
  await expect(plan.getByText('52 °F, partly cloudy')).toBeVisible();
  await expect(plan.getByText('Light')).toBeVisible();
  const steps = await page.getByRole('list', { name: 'Steps' }).getByRole('listitem').count();
  expect(steps).toBeGreaterThan(1);
  await expect(page.getByText('Uses 1 of the 19 plans left today.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Plan saved')).toBeVisible();
  const name = (await plan.getByRole('heading').textContent()) ?? '';

  await plan.getByRole('button', { name: 'Log Activity' }).click();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue(name);
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByText('Activity logged')).toBeVisible();

  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Light. Walked once.');

  await page.getByRole('link', { name: 'Print' }).click();
  // Until the paper is there, the previous screen would be printed.
  await expect(page.locator('.hw-paper').getByRole('listitem')).toHaveCount(steps);
  expect(countPages(await page.pdf())).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await lengthenPlan(page, maxActivities);
  await page.reload();
  await expect(page.locator('.hw-paper').getByRole('listitem')).toHaveCount(maxActivities);
  expect(countPages(await page.pdf())).toBe(2);
  await page.goto('/exercise/print/report');
  await expect(page.locator('.hw-paper')).toContainText('None in these 30 days.');
  expect(countPages(await page.pdf())).toBe(1);

  await page.goto('/exercise');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Open ${name}` }).click();
  await expect(plan.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved plans')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible();
});

test('a plan that cannot be made, or an activity, can be tried again', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await ownerWith(page, [biscuit], '/exercise');
  await page.route('**/api/exercise/generate', (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await expect(page.getByText('Failed to generate exercise plan.')).toBeVisible();
  await page.unroute('**/api/exercise/generate');
  await page.getByRole('button', { name: 'Generate Plan' }).click();
  await page.route('**/api/exercise/logs', (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole('region', { name: 'Plan for Biscuit' }).getByRole('button', { name: 'Log Activity' }).click();
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByText('Failed to log exercise. Please try again.')).toBeVisible();
  allowConsoleLike(complaints, /429/);
  await page.unroute('**/api/exercise/logs');
  await dialog(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByText('Activity logged')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'A plan for Biscuit' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
});

test('the timer goes on over a reload, and a walk that ends without a signal is sent later', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  await ownerWith(page, [biscuit], '/exercise?tab=log');
  await page.getByRole('button', { name: 'Start Walk' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0\d$/);
  await page.evaluate(() => {
    const walk = JSON.parse(localStorage.getItem('houndwell.walk') ?? '');
    walk.spans[0].from -= 12 * 60_000;
    localStorage.setItem('houndwell.walk', JSON.stringify(walk));
  });
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^12:0\d$/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.goto('/calendar');
  await expect(page.getByRole('complementary', { name: 'Walk' })).toContainText('Paused with Biscuit');
  await page.getByRole('button', { name: 'Resume the walk' }).click();
  await page.getByRole('link', { name: /Walking with Biscuit/ }).click();

  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog(page)).toContainText('12 minutes with Biscuit');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Log Walk' }).click();
  await expect(page.getByText('A walk of 12 minutes is saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(recent(page)).toHaveText([/12min.*Walk.*Today/]);
  await expect(page.getByText('is saved on this device')).toBeHidden();
  allowOfflineConsole(complaints);
});
