import type { Page } from '@playwright/test';
import { ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { expect, test } from './visit.ts';

/** A sign of an emergency, which opens its first steps. */
function findSign(page: Page, name: string) {
  return page.locator('summary').filter({ hasText: name });
}

test('emergency help has its numbers and first steps without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/emergency');
  await expect(page).toHaveTitle('Houndwell · Emergency help');
  await expect(page.getByRole('link', { name: /ASPCA/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText("Don't make your dog vomit")).toBeVisible();
  await findSign(page, 'Seizure').click();
  await expect(page.getByText('Note the time it started.')).toBeVisible();
  await expect(page.locator('.hw-emergency-checks')).toBeHidden();
  await expect(page.locator('.hw-if-vet')).toBeHidden();
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${baseURL}/emergency`);
  await context.close();
});

for (const [width, tag] of [
  ['phone', ['@phone']],
  ['desktop', []],
] as const) {
  test(`on a ${width}, the check joins the page without a shift, and what is open and focused stays`, {
    tag: [...tag],
  }, async ({ page }) => {
    await watchShifts(page);
    const releaseApp = await heldBack(page, '**/assets/start-app-*.js');
    await page.goto('/emergency');
    await expect(page.getByRole('link', { name: /ASPCA/ })).toBeVisible();
    await expect(page.getByText('Loading the check...')).toBeAttached();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await findSign(page, 'Choking').press('Enter');
    const step = page.getByText(/block the airway/);
    await expect(step).toBeVisible();
    const kept = await step.elementHandle();
    // Opening is a shift that somebody caused, but counts if the key is pressed by a program.
    const before = await readShift(page);
    releaseApp();
    await expect(page.getByLabel("What's happening?")).toBeAttached();
    await expect(page.getByText('Loading the check...')).toHaveCount(0);
    expect((await readShift(page)) - before).toBe(0);
    await expect(step).toBeVisible();
    await expect(findSign(page, 'Choking')).toBeFocused();
    expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
    await page.getByLabel("What's happening?").fill('he ate a bag of grapes');
    await page.getByRole('button', { name: 'Check' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Call a vet now' })).toBeFocused();
  });
}

for (const vetPhone of ['(555) 010-0142', null]) {
  test(`an owner ${vetPhone ? 'with' : 'without'} a saved vet sees whom to call before any script of the app, and nothing moves`, {
    tag: '@phone',
  }, async ({ page }) => {
    await ownerAt(page, '/favicon.svg');
    const headers = { origin: new URL(page.url()).origin };
    const data = { vetName: vetPhone && 'Riverbend Animal Hospital', vetPhone };
    expect((await page.request.put('/api/auth/user', { data, headers })).ok()).toBe(true);
    await page.goto('/profile');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('houndwell.user'))).toContain('vetPhone');
    await watchShifts(page);
    const releaseApp = await heldBack(page, '**/assets/start-app-*.js');
    await page.goto('/emergency');
    const whom = vetPhone
      ? page.getByRole('link', { name: 'Call Riverbend Animal Hospital Your vet, (555) 010-0142' })
      : page.getByRole('link', { name: "Save your vet's number" });
    await expect(whom).toBeVisible();
    await expect(whom).toHaveAttribute('href', vetPhone ? 'tel:5550100142' : '/profile?tab=account');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    for (const name of ['Sign in', 'What a first week looks like']) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    const place = await whom.boundingBox();
    releaseApp();
    await expect(page.getByLabel("What's happening?")).toBeAttached();
    await expect(page.locator('.hw-if-no-vet, .hw-if-vet')).toHaveCount(0);
    await expect(whom).toBeVisible();
    expect(await whom.boundingBox()).toEqual(place);
    expect(await readShift(page)).toBe(0);
  });
}
