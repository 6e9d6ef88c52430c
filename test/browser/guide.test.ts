import type { Page } from '@playwright/test';
import { articles } from '#shared/guide/articles.ts';
import { allowOfflineConsole, ownerAt } from './account-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { allowConsoleLike, axeViolations, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

/** A health article only for puppies. The tests find the article by its title. */
const known = articles.find(({ category, lifeStages }) => category === 'health' && lifeStages.join() === 'puppy');
if (!known) throw new Error('The guide has no such article.');

function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the care guide' });
}

function heading(page: Page, name: string | RegExp, level = 2) {
  return page.getByRole('heading', { level, name });
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

test('an owner browses by category and life stage, and the back button undoes filters', { tag: '@phone' }, async ({
  page,
}) => {
  await ownerAt(page, '/guide');
  await expect(page).toHaveTitle('Houndwell · Care guide');
  for (const name of ['General care', 'Health', 'Behavior', 'Nutrition', 'Exercise']) {
    await expect(heading(page, name)).toBeVisible();
  }
  await page.getByRole('link', { name: /^All \d+ in Health$/ }).click();
  await expect(page).toHaveURL(/\/guide\?category=health$/);
  await expect(heading(page, 'Health')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Health' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Health' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Puppy' }).click();
  await expect(heading(page, 'Health for puppies')).toBeVisible();
  await expect(heading(page, /^Puppies \d/, 3)).toBeVisible();
  await expect(page.getByRole('link', { name: known.title, exact: true })).toBeVisible();
  await expect(heading(page, /^Seniors/, 3)).toHaveCount(0);
  await expectNoViolations(page);
  await page.goBack();
  await expect(heading(page, /^Seniors/, 3)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Exercise')).toBeVisible();
});

test('the search tolerates misspellings, and going back restores results, focus and position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.goto('/guide');
  await searchBox(page).pressSequentially('itchy eers');
  await expect(heading(page, /^\d+ articles for “itchy eers”$/)).toBeVisible();
  await expect(page).toHaveURL(/\/guide\?q=itchy\+eers$/);
  await expect(page.getByRole('status').filter({ hasText: /articles found$/ })).toBeAttached();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).press('Enter');
  await expect(heading(page, /^\d+ articles/)).toBeFocused();
  const results = page.getByRole('region', { name: /articles for/ }).getByRole('link', { name: /^(?!Clear search)/ });
  const last = results.last();
  await last.scrollIntoViewIfNeeded();
  const title = await last.innerText();
  const position = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(heading(page, title, 1)).toBeFocused();
  await expect(page).toHaveTitle(`Houndwell · ${title}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('itchy eers');
  await expect(last).toBeFocused();
  await expect(page).toHaveTitle('Houndwell · Care guide');
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(heading(page, 'Nutrition')).toBeVisible();
});

test('an article shows the answer first, when to see a vet, its sources and related articles', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`/guide?q=${encodeURIComponent(known.title)}`);
  await page.getByRole('link', { name: known.title, exact: true }).click();
  await expect(heading(page, known.title, 1)).toBeFocused();
  await expect(page.getByText(known.answer)).toBeVisible();
  for (const { heading: part } of known.sections) await expect(heading(page, part)).toBeVisible();
  await expect(page.getByText('No veterinarian has reviewed it yet.')).toBeVisible();
  const [source] = known.sources;
  await expect(page.getByRole('link', { name: source?.title ?? '' }).first()).toHaveAttribute(
    'href',
    source?.url ?? '',
  );
  const readOn = new Date(source?.readOn ?? '').toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(page.getByText(`${source?.publisher}, read on ${readOn}`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency help' }).last()).toHaveAttribute('href', '/emergency');
  await expect(page.getByRole('link', { name: /^(Book Vet|Log Walk|Find Places)$/ })).toHaveCount(0);
  await expectNoViolations(page);
  const related = page.getByRole('region', { name: 'Related articles' }).getByRole('link');
  const title = await related.first().innerText();
  await related.first().click();
  await expect(heading(page, title, 1)).toBeFocused();
  await expect(page).toHaveTitle(`Houndwell · ${title}`);
  await page.getByRole('main').getByRole('link', { name: 'Health' }).click();
  await expect(page).toHaveURL(/\/guide\?category=health$/);
  await expect(page).toHaveTitle('Houndwell · Care guide');
});

test('the URL of an unknown article leads to a search and similar articles', {
  tag: ['@exhaustive', '@phone'],
}, async ({ page }) => {
  await page.goto(`/guide/${known.id}s`);
  await expect(heading(page, "We couldn't find that article", 1)).toBeVisible();
  await expect(page).toHaveTitle("Houndwell · We couldn't find that article");
  await expect(page.getByRole('link', { name: known.title, exact: true })).toBeVisible();
  await searchBox(page).fill('itchy');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/guide\?q=itchy$/);
  await expect(heading(page, /for “itchy”$/)).toBeVisible();
});

test('an emergency in the search box shows its card above the results, and Enter moves focus to the card', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/guide');
  await searchBox(page).pressSequentially('he ate a bag of grapes');
  await expect(page.getByRole('alert')).toHaveText('This may be an emergency.');
  await expect(heading(page, 'Call a vet now')).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).press('Enter');
  await expect(heading(page, 'Call a vet now')).toBeFocused();
  await expectNoViolations(page);
  await searchBox(page).fill('vomiting');
  await searchBox(page).press('Enter');
  await expect(page.getByText('Is this happening right now?')).toBeVisible();
  await expect(heading(page, /for “vomiting”$/)).toBeFocused();
  await expect(heading(page, 'Call a vet now')).toHaveCount(0);
  await searchBox(page).fill('can i give ibuprofen');
  await searchBox(page).press('Enter');
  await expect(heading(page, /^No\. Don't give your dog ibuprofen/)).toBeFocused();
  await expect(heading(page, /for “can i give ibuprofen”$/)).toBeVisible();
  await expectNoViolations(page);
  await searchBox(page).fill('how often to brush');
  await searchBox(page).press('Enter');
  await expect(heading(page, 'Call a vet now')).toHaveCount(0);
  await expect(heading(page, /for “how often to brush”$/)).toBeFocused();
});

test('a search without results says what to do, and offers the assistant to owners', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/guide?q=qzxvw');
  await expect(heading(page, 'Nothing in the guide about this', 3)).toBeVisible();
  await expect(page.getByText(/ask your vet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask the assistant' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/guide?q=heartworm&category=exercise');
  await expect(heading(page, 'Nothing with these filters', 3)).toBeVisible();
  await page.getByRole('link', { name: 'Search the whole guide' }).click();
  await expect(heading(page, /^\d+ articles? for “heartworm”$/)).toBeVisible();
  await ownerAt(page, '/guide?q=qzxvw');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test("an owner finds the guide in the menu, sees the dog's life stage, and follows the action of an article", {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/favicon.svg');
  const headers = { origin: new URL(page.url()).origin };
  const data = { name: 'Rex', breed: 'Beagle', age: 0.4, weight: 12 };
  expect((await page.request.post('/api/dogs', { data, headers })).status()).toBe(201);
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Care guide' }).click();
  await expect(heading(page, 'Care guide', 1)).toBeFocused();
  await expect(page.getByText('For Rex')).toBeVisible();
  await expect(page.locator('.hw-guide-stage--own')).toHaveText('Puppy');
  await expect(page.getByRole('button', { name: 'Puppy' })).toHaveAttribute('aria-pressed', 'false');
  expect(await axeViolations(page)).toEqual([]);
  const visit = articles.find(({ action }) => action === 'bookVisit');
  await page.goto(`/guide/${visit?.id}`);
  await page.getByRole('link', { name: 'Book Vet' }).click();
  await expect(page).toHaveURL(/\/calendar/);
});

test('the guide does not shift while the articles load, and shows an error if they do not load', {
  tag: '@phone',
}, async ({ page, complaints }) => {
  await watchShifts(page);
  for (const [address, files, shown] of [
    ['/guide?category=health', '**/assets/guide-list-*.js', 'Health'],
    ['/guide?q=itchy', '**/assets/library-*.js', /for “itchy”$/],
    [`/guide/${known.id}`, '**/assets/guide-health-*.js', 'Where this comes from'],
  ] as const) {
    if (address.startsWith('/guide/')) await ownerAt(page, '/favicon.svg');
    const release = await heldBack(page, files);
    await page.goto(address);
    await expect(heading(page, /./, 1)).toBeVisible();
    await expect(page.getByText(/^Loading the (care guide|article)...$/)).toBeAttached();
    release();
    await expect(heading(page, shown)).toBeVisible();
    expect(await readShift(page)).toBeLessThan(0.01);

    await page.unroute(files);
    await page.route(files, (route) => route.abort());
    await page.goto(address);
    await expect(heading(page, "This page didn't load", 1)).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, shown)).toBeVisible();
  }
  allowOfflineConsole(complaints);
  allowConsoleLike(complaints, /A screen failed|dynamically imported|ChunkLoadError/);
});

test('the guide fits a window of 320 px (640 px at 200% zoom)', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/guide', '/guide?q=itchy', `/guide/${known.id}`, '/guide/nothing']) {
    await page.goto(path);
    await expect(heading(page, /./, 1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isTooWide(page)).toBe(false);
  }
});
