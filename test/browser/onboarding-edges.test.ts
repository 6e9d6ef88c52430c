import type { Page } from '@playwright/test';
import { allowConsole, newEmail, ownerAt, signInAs } from '#test/browser/account-steps.ts';
import { answerWizard, fill, signUp } from '#test/browser/onboarding-steps.ts';
import { expect, isTooWide, signedUp, test } from '#test/browser/visit.ts';

async function dogsOf(page: Page): Promise<{ name: string; weight: number }[]> {
  return (await page.request.get('/api/dogs')).json();
}

/** Twice the size of all letters, as set in a browser for weak eyes. */
async function largeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('a dog that could not be made waits through a sign-out for its owner', async ({ page, complaints }) => {
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
  // The tour takes the focus to its card as its first screen arrives, and a menu that loses the focus closes.
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
  await expect.poll(async () => (await dogsOf(page)).length).toBe(1);
  allowConsole(complaints, 503);
  const rest = complaints.filter((words) => !/503|could not be made/.test(words));
  complaints.splice(0, complaints.length, ...rest);
});

test('a decimal comma is a decimal comma in the set-up', async ({ page }) => {
  await ownerAt(page, '/onboarding');
  await answerWizard(page, {}, { age: '3,5', weight: '24,5' });
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/?tutorial=true');
  expect(await dogsOf(page)).toMatchObject([{ name: 'Rex', age: 3.5, weight: 24.5 }]);
});

test('a set-up that was interrupted between dog and address makes one dog, also after a reload', async ({
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
  await expect(page.getByText('Your set-up could not be saved. Please try again.')).toBeVisible();
  await page.unroute('**/api/auth/user');
  await page.reload();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/?tutorial=true');
  expect(await dogsOf(page)).toHaveLength(1);
  allowConsole(complaints, 503);
  const rest = complaints.filter((words) => !words.startsWith('503 '));
  complaints.splice(0, complaints.length, ...rest);
});

test('what is wrong with a payment is forgotten as it is mended, and the year stays chosen on the way back', async ({
  page,
}) => {
  await page.goto('/payment?plan=advanced&interval=annual');
  await page.getByRole('button', { name: 'Continue with Advanced' }).click();
  await expect(page.getByText('Please fill this in')).toHaveCount(10);
  await fill(page, { 'First name': 'Ada', City: 'Austin' });
  await expect(page.getByText('Please fill this in')).toHaveCount(8);
  await page.getByRole('link', { name: 'Back to Pricing' }).click();
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
});

test('a name without end and letters twice as large push nothing out of the window', async ({ page }) => {
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
    await largeLetters(page);
    expect(await isTooWide(page), path).toBe(false);
  }
});

test('a visitor who needs large letters can reach everything in the head of a page', async ({ page }) => {
  for (const path of ['/', '/pricing', '/welcome']) {
    await page.goto(path);
    await largeLetters(page);
    expect(await isTooWide(page), path).toBe(false);
    const { width } = page.viewportSize() ?? { width: 0 };
    const box = await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('the head of a page is one row on every phone', async ({ page }) => {
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
