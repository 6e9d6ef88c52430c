import type { Page } from '@playwright/test';
import { allowConsole, allowOfflineConsole, newEmail, ownerAt, signInAs } from '#test/browser/account-steps.ts';
import { answerWizard, fill, signUp } from '#test/browser/onboarding-steps.ts';
import { expect, isTooWide, signedUp, test } from '#test/browser/visit.ts';

async function listDogs(page: Page): Promise<{ name: string; weight: number }[]> {
  return (await page.request.get('/api/dogs')).json();
}

/** Doubles the text size, as a browser setting can. */
async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('a pending dog is created when its owner signs in again', async ({ page, complaints }) => {
  const email = newEmail();
  await page.goto('/onboarding');
  await answerWizard(page, { Email: email });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  const refuse = (route: {
    request: () => { method: () => string };
    fulfill: (with_: object) => Promise<void>;
    continue: () => Promise<void>;
  }) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Soon.' } })
      : route.continue();
  await page.route('**/api/dogs', refuse);
  await signUp(page, email);
  await page.waitForURL('**/?tutorial=true');
  await page.getByRole('button', { name: "Let's Get Started" }).click();
  // The quick start gets the focus, which closes an open menu.
  const gone = page.getByRole('link', { name: 'Sign in' }).first();
  await expect(async () => {
    if (await gone.isVisible()) return;
    await page.getByRole('button', { name: /^Your account/ }).press('Enter', { timeout: 5000 });
    await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter', { timeout: 2000 });
    await expect(gone).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.unroute('**/api/dogs');
  await page.goto('/auth?signin=true');
  await signInAs(page, email);
  await expect.poll(async () => (await listDogs(page)).length).toBe(1);
  allowConsole(complaints, 503);
  const rest = complaints.filter((words) => !/503|could not be created/.test(words));
  complaints.splice(0, complaints.length, ...rest);
});

test('the wizard accepts a decimal comma', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/onboarding');
  await answerWizard(page, {}, { age: '3,5', weight: '24,5' });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/?tutorial=true');
  expect(await listDogs(page)).toMatchObject([{ name: 'Rex', age: 3.5, weight: 24.5 }]);
});

test('the wizard creates only one dog when saving fails or the response is lost, and is retried after a reload', async ({
  page,
  complaints,
}) => {
  await ownerAt(page, '/onboarding');
  await answerWizard(page);
  await page.route('**/api/auth/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Soon.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText("We couldn't save your setup. Please try again.")).toBeVisible();
  await page.unroute('**/api/auth/user');
  await page.route('**/api/dogs', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText("We couldn't save your setup. Please try again.")).toBeVisible();
  await page.unroute('**/api/dogs');
  await page.reload();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/?tutorial=true');
  expect(await listDogs(page)).toHaveLength(1);
  allowConsole(complaints, 503);
  allowOfflineConsole(complaints);
  const rest = complaints.filter((words) => !words.startsWith('503 '));
  complaints.splice(0, complaints.length, ...rest);
});

test('the payment form clears an error as its field is corrected, and keeps the annual price on the way back', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto('/payment?plan=advanced&interval=annual');
  await page.getByRole('button', { name: 'Continue with Advanced' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(10);
  await fill(page, { 'First name': 'Ada', City: 'Austin' });
  await expect(page.getByText('This field is required')).toHaveCount(8);
  await page.getByRole('link', { name: 'Back to Pricing' }).click();
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
});

test('long names and doubled text fit into the window', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await signedUp(page);
  const headers = { origin: process.env.HOUNDWELL_URL ?? '' };
  const data = { firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralte' };
  expect((await page.request.put('/api/auth/user', { headers, data })).status()).toBe(200);
  await page.request.post('/api/dogs', { headers, data: { name: 'W'.repeat(100), breed: 'Beagle', age: 3 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wolfe');
  expect(await isTooWide(page)).toBe(false);
  for (const path of ['/', '/pricing', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await doubleTextSize(page);
    expect(await isTooWide(page), path).toBe(false);
  }
});

test('the header stays reachable with doubled text', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  for (const path of ['/', '/pricing', '/welcome']) {
    await page.goto(path);
    await doubleTextSize(page);
    expect(await isTooWide(page), path).toBe(false);
    const { width } = page.viewportSize() ?? { width: 0 };
    const box = await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the header stays in one row on every phone', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await signedUp(page);
  for (const [path, head, row] of [
    ['/', '.hw-top', 56],
    ['/emergency', '.hw-open-top', 64],
  ] as const) {
    for (const width of [320, 344, 360, 375, 390, 430]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const height = () => page.locator(head).evaluate((element) => element.getBoundingClientRect().height);
      await expect.poll(height, `${path} at ${width}`).toBe(row);
      expect(await isTooWide(page), `${path} at ${width}`).toBe(false);
    }
  }
});
