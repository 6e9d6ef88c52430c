import type { Page } from '@playwright/test';
import { articles } from '#shared/guide/articles.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const path = '/guide/ear-infection';
const feedback = '**/api/guide/articles/*/feedback';

function question(page: Page) {
  const region = page.getByRole('region', { name: 'Was this helpful?' });
  return {
    region,
    status: region.getByRole('status'),
    yes: region.getByRole('button', { name: 'Yes, this was helpful' }),
    no: region.getByRole('button', { name: "No, this wasn't helpful" }),
  };
}

test('a visitor answers with the keyboard whether an article helped, changes the answer, and finds it after a reload', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(path);
  const { yes, no, status } = question(page);
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await yes.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Thanks!');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await page.keyboard.press('Space');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toHaveText('Thanks!');
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.reload();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
});

test("an owner's answer is sent once per tap, and each article asks for itself", { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerAt(page, path);
  const { yes, status } = question(page);
  const [request] = await Promise.all([page.waitForRequest(feedback), yes.click()]);
  expect(request.postDataJSON()).toMatchObject({ helpful: true });
  expect((await request.response())?.status()).toBe(204);
  await expect(status).toHaveText('Thanks!');
  await page.getByRole('region', { name: 'Related articles' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(status).toHaveText('');
});

test('an answer that was not saved says so, and the next tap saves it', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
  complaints,
}) => {
  await page.goto(path);
  const { yes, status } = question(page);
  await page.route(feedback, (route) => route.abort());
  await yes.click();
  await expect(status).toContainText("There's no connection");
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(feedback);
  await page.route(feedback, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await yes.click();
  await expect(status).toContainText("We couldn't save your answer");
  await page.unroute(feedback);
  await yes.click();
  await expect(status).toHaveText('Thanks!');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  allowOfflineConsole(complaints);
  allowConsoleLike(complaints, /503/);
});

test('an article shows its category, reading time, picture and the date of its sources', { tag: '@phone' }, async ({
  page,
}) => {
  for (const category of ['general', 'health', 'behavior', 'nutrition', 'exercise']) {
    const article = articles.find((each) => each.category === category);
    await page.goto(`/guide/${article?.id}`);
    await expect(page.getByText(/^\d min read$/)).toBeVisible();
    await expect(page.getByText(/^Sources read on \w+ \d+, 20\d\d$/)).toBeVisible();
    const picture = page.locator('.hw-category-picture');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('aria-hidden', 'true');
  }
});
