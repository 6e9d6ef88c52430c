import type { Page } from '@playwright/test';
import { ownerAt } from '#test/browser/account-steps.ts';
import { heldBack, readShift, watchShifts } from '#test/browser/layout-shift.ts';
import { findTour, newcomerAt, takeTour } from '#test/browser/onboarding-steps.ts';
import { axeViolations, axeViolationsInBothThemes, expect, isTooWide, test, withDog } from '#test/browser/visit.ts';

test.use({ guided: true });

function findGuide(page: Page) {
  return page.getByRole('region', { name: 'Quick start' });
}

/** Signs up an owner for whom home shows the quick start. */
async function guidedOwner(page: Page, address = '/'): Promise<void> {
  await ownerAt(page, '/pricing');
  await page.evaluate(() => localStorage.removeItem('houndwell.quick_start_seen'));
  await page.goto(address);
}

test('the welcome leads to the quick start, and no tour starts by itself', { tag: '@phone' }, async ({ page }) => {
  await newcomerAt(page, '/');
  const welcome = page.getByRole('dialog', { name: 'Welcome, Ada!' });
  await expect(welcome).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await welcome.getByRole('button', { name: "Let's Get Started" }).click();
  await expect(welcome).toBeHidden();
  await expect(findGuide(page).getByText('Quick start', { exact: true })).toBeFocused();
  await expect(findGuide(page).getByText('0 of 5', { exact: true })).toBeVisible();
  await expect(findGuide(page)).toBeInViewport();
  await expect(page.getByText('First steps')).toHaveCount(0);
  await expect(findTour(page)).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

test('the tour is offered in the welcome and in the account menu', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await newcomerAt(page, '/');
  await page.getByRole('dialog', { name: 'Welcome, Ada!' }).getByRole('button', { name: 'Take the tour' }).click();
  await takeTour(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await page.reload();
  await expect(findGuide(page)).toBeVisible();
  await expect(findTour(page)).toHaveCount(0);
  await page.goto('/calendar');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Take the tour' }).click();
  await expect(findTour(page)).toBeVisible();
  await takeTour(page);
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('steps of the quick start can be marked as done, and focus moves to the next one', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await guidedOwner(page);
  const guide = findGuide(page);
  const status = guide.getByRole('status');
  await guide.getByRole('button', { name: 'Mark Done: Add Your First Dog' }).press('Enter');
  await expect(guide.getByRole('button', { name: 'Ask the AI Assistant', exact: true })).toBeFocused();
  await expect(status).toHaveText('Add Your First Dog: done. 1 of 5.');
  for (const title of ['Ask the AI Assistant', 'Schedule a Vet Visit', 'Track Exercise', 'Join the Community'])
    await guide.getByRole('button', { name: `Mark Done: ${title}` }).press('Enter');
  await expect(guide.getByText('100%')).toBeVisible();
  const start = guide.getByRole('button', { name: 'Start Using Houndwell' });
  await expect(start).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await start.press('Enter');
  await expect(guide).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tip for today' })).toBeVisible();
  await expect(guide).toHaveCount(0);
});

test('a quick start step that turns out to be done while home loads moves neither focus nor page', {
  tag: ['@phone', '@exhaustive'],
}, async ({ page }) => {
  await guidedOwner(page, '/pricing');
  await withDog(page);
  const [dog] = await (await page.request.get('/api/dogs')).json();
  const visit = { dogId: dog.id, title: 'Checkup', appointmentDate: new Date().toISOString() };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/appointments', { data: visit, headers })).status()).toBe(201);
  const release = await heldBack(page, '**/api/appointments*');
  await page.goto('/');
  const step = findGuide(page).getByRole('listitem').filter({ hasText: 'Schedule a Vet Visit' });
  await expect(step).not.toContainText('Done');
  release();
  await expect(step).toContainText('Done');
  await expect(findGuide(page).getByRole('status')).toBeEmpty();
  await expect(findGuide(page).locator(':focus')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the quick start can be skipped or collapsed, and stays collapsed after a reload', {
  tag: ['@exhaustive', '@phone'],
}, async ({ page }) => {
  await guidedOwner(page);
  const guide = findGuide(page);
  const hide = guide.getByRole('button', { name: 'Hide the quick start' });
  await hide.press('Enter');
  const show = guide.getByRole('button', { name: 'Show the quick start' });
  await expect(show).toBeFocused();
  await expect(guide.getByRole('list')).toBeHidden();
  await page.reload();
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(await axeViolations(page)).toEqual([]);
  await show.press('Enter');
  await guide.getByRole('button', { name: 'Skip Guide' }).press('Enter');
  await expect(guide).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('each step of the quick start leads to its task, and doing the task completes the step', {
  tag: '@phone',
}, async ({ page }) => {
  await guidedOwner(page);
  const guide = findGuide(page);
  await guide.getByRole('link', { name: 'Add a dog' }).click();
  const form = page.getByRole('dialog', { name: 'Add Dog' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await form.getByLabel('Name').fill('Rex');
  await form.getByLabel('Breed').fill('Beagle');
  await form.getByLabel('Breed').press('Enter');
  await form.getByRole('textbox', { name: /^Age/ }).fill('0.2');
  await form.getByRole('button', { name: 'Add Dog' }).click();
  await expect(page.getByRole('article')).toContainText('10 weeks');
  await page.goto('/');
  await expect(guide.getByText('1 of 5', { exact: true })).toBeVisible();
  await expect(guide.getByRole('listitem').filter({ hasText: 'Add Your First Dog' })).toContainText('Done');

  await guide.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByRole('dialog', { name: /Care/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await guide.getByRole('button', { name: 'Schedule a Vet Visit' }).click();
  await guide.getByRole('link', { name: 'Schedule a visit' }).click();
  const visit = page.getByRole('dialog', { name: /Appointment/ });
  await visit.getByLabel('Title').fill('Checkup');
  await visit.getByRole('button', { name: /^(Schedule|Save)/ }).click();
  await expect(visit).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Checkup' }).first()).toBeVisible();

  await page.goto('/');
  await expect(guide.getByText('2 of 5', { exact: true })).toBeVisible();
  await guide.getByRole('button', { name: 'Join the Community' }).click();
  await guide.getByRole('link', { name: 'Look around' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Community Forum' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(guide.getByText('3 of 5', { exact: true })).toBeVisible();
  await guide.getByRole('button', { name: 'Track Exercise' }).click();
  await guide.getByRole('link', { name: 'Log a walk' }).click();
  await expect(page).toHaveURL(/\/exercise\?tab=log$/);
});

test('home with the quick start does not shift, with and without a dog', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await guidedOwner(page, '/pricing');
  await watchShifts(page);
  for (const dog of ['without', 'with']) {
    if (dog === 'with') await withDog(page);
    for (const _visit of ['first', 'later']) {
      // The quick start's code arrives first, then the dogs, for which it waits.
      const release = await heldBack(page, '**/api/dogs*');
      const loaded = page.waitForResponse('**/assets/quick-start-*.js');
      await page.goto('/');
      await (await loaded).finished();
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
      release();
      await expect(findGuide(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Community Highlights' })).toBeVisible();
      expect(await readShift(page)).toBe(0);
      await page.unroute('**/api/dogs*');
    }
  }
});
