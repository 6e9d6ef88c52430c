import { allowConsole, ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=account';
const security = '/profile?tab=security';

test('the list of sessions can be loaded again after an error', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  await page.route('**/api/auth/sessions', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Soon.' } }),
  );
  await ownerAt(page, security);
  const card = page.locator('.hw-card').filter({ hasText: "Where you're signed in" });
  await expect(card.getByRole('alert')).toContainText(/This list didn't load\..*We're having trouble right now\./);
  const room = () =>
    card.evaluate((element) => {
      const said = element.querySelector('[role="alert"]')?.getBoundingClientRect();
      const buttons = [...element.querySelectorAll('button')];
      const below = buttons.find((button) => button.textContent === 'Sign Out Everywhere')?.getBoundingClientRect();
      return said && below ? below.top - said.bottom : Number.NaN;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(12);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/auth/sessions');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  allowConsole(complaints, 503);
  const rest = complaints.filter((words) => !words.startsWith('503 '));
  complaints.splice(0, complaints.length, ...rest);
});

test('the fields in a row are aligned, even on the narrowest phone', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await ownerAt(page, tab);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(async () => {
      const state = await page.getByLabel('State').boundingBox();
      const zip = await page.getByLabel('ZIP code').boundingBox();
      const isStacked = (zip?.x ?? 0) === (state?.x ?? 1);
      if (!isStacked) expect(zip?.y, `at ${width}`).toBe(state?.y);
    }).toPass({ timeout: 15_000 });
  }
});

test('the paw button does not cover the fields on a desktop', { tag: '@exhaustive' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ownerAt(page, tab);
  await expect(async () => {
    const field = await page.getByLabel('Theme').boundingBox();
    const paw = await page.getByRole('button', { name: 'Open the care assistant' }).boundingBox();
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(paw?.x ?? 0);
  }).toPass({ timeout: 15_000 });
});

test('the dog is drawn on the upper edge of the card', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  for (const path of ['/reset-password', '/verify-email', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = () =>
      page.locator('.hw-card').evaluate((card) => {
        const dog = card.parentElement?.querySelector(':scope > svg')?.getBoundingClientRect();
        const edge = card.getBoundingClientRect().top;
        const at = dog && document.elementFromPoint(dog.left + dog.width * 0.72, edge + 1);
        return { overlaps: dog && dog.bottom > edge, dogIsOnTop: Boolean(at?.closest('svg')) };
      });
    await expect.poll(seen, path).toEqual({ overlaps: true, dogIsOnTop: true });
  }
});
