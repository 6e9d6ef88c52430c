import type { Locator, Page } from '@playwright/test';
import { allowConsole, allowOfflineConsole, newEmail, ownerAt, password, readable, signInAs } from './account-steps.ts';
import { heldBack } from './layout-shift.ts';
import { axeViolations, expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5, weight: 24.5 };

/** Calls the API as the page itself would. */
function ask(page: Page, method: string, path: string, data?: object) {
  return page.request.fetch(path, { method, data, headers: { origin: new URL(page.url()).origin } });
}

/** Signs up an owner with these dogs and opens the Dogs tab. Returns the owner's email address. */
async function ownerWith(page: Page, ...dogs: object[]): Promise<string> {
  const email = await ownerAt(page, '/pricing');
  for (const dog of dogs) expect((await ask(page, 'POST', '/api/dogs', dog)).status()).toBe(201);
  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
  await page.goto('/profile');
  return email;
}

function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

test('an owner adds a first dog by keyboard, and its card shows what the breed needs', async ({ page }) => {
  await ownerWith(page);
  await expect(page.getByRole('heading', { name: 'Add Your First Dog', level: 2 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add Dog Profile' }).press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Maple');
  await page.keyboard.press('Tab');
  await page.keyboard.type('bea');
  await expect(page.getByRole('option')).toHaveText(['Beagle', 'Bearded Collie']);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dog profile created successfully!')).toBeVisible();
  await expect(card(page, 'Maple')).toContainText('2.5 years');
  await expect(card(page, 'Maple')).toContainText('60 to 90 min');
  await expect(dialog(page)).toBeHidden();
});

test('the dog dialog shows errors at their fields and keeps what was typed', async ({ page }) => {
  await ownerWith(page, rex);
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await page.getByLabel('Age in years').fill('26');
  await page.getByLabel('Weight (optional)').fill('301');
  await dialog(page).getByRole('button', { name: 'Add Dog' }).click();
  for (const words of [
    "Dog's name is required",
    'Please select a breed',
    'Age must be realistic',
    'Weight must be realistic',
  ])
    await expect(dialog(page).getByText(words)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I know the birthday' }).click();
  await expect(page.getByLabel('Birthday')).toBeFocused();
  await page.getByLabel('Birthday').fill('2999-01-01');
  await dialog(page).getByRole('button', { name: 'Add Dog' }).click();
  await expect(dialog(page).getByText('A birthday cannot be in the future')).toBeVisible();
  await expect(page.getByLabel('Weight (optional)')).toHaveValue('301');
});

test('editing a profile in kilograms keeps unchanged fields', async ({ page }) => {
  await ownerWith(page, { ...rex, birthDate: '2023-06-03', description: 'Steals socks.' });
  await expect(card(page, 'Rex')).toContainText('Born June 3, 2023');
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByRole('button', { name: 'lbs, switch to kilograms' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Rex')).toContainText('24.5 lbs');
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await expect(page.getByLabel('Birthday')).toHaveValue('2023-06-03');
  await page.getByRole('button', { name: 'lbs, switch to kilograms' }).click();
  await expect(page.getByLabel('Weight (optional)')).toHaveValue('11.1');
  await page.getByLabel('Name').fill('Rexy');
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Dog profile updated successfully!')).toBeVisible();
  await expect(card(page, 'Rexy')).toContainText('11.1 kg');
  const [dog] = await (await ask(page, 'GET', '/api/dogs')).json();
  expect(dog).toMatchObject({ name: 'Rexy', weight: 24.5, birthDate: '2023-06-03', description: 'Steals socks.' });
  await expect(page.getByRole('button', { name: 'Edit Rexy' })).toBeFocused();
});

test('deleting a dog asks first, and keeps the keyboard focus', { tag: '@phone' }, async ({ page }) => {
  await ownerWith(page, rex, { ...rex, name: 'Olive' });
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText("Are you sure you want to delete Rex's profile?");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Rex' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await question.getByRole('button', { name: 'Delete Rex' }).click();
  await expect(page.getByText('Dog profile deleted successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add Dog' })).toBeFocused();
});

test('a failed deletion brings the card back', async ({ page, complaints }) => {
  await ownerWith(page, rex);
  await page.route('**/api/dogs/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  await expect(page.getByText('Error: Failed to delete dog profile. Please try again.')).toBeVisible();
  await expect(card(page, 'Rex')).toBeVisible();
  allowOfflineConsole(complaints);
});

test('a version conflict shows both versions and overwrites neither', async ({ page, complaints }) => {
  await ownerWith(page, rex);
  const change = async (name: string) => {
    const [dog] = await (await ask(page, 'GET', '/api/dogs')).json();
    expect((await ask(page, 'PUT', `/api/dogs/${dog.id}`, { ...rex, name })).status()).toBe(200);
  };
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await page.getByLabel('Name').fill('Mine');
  await change('Theirs');
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(dialog(page)).toContainText('This has changed since you opened it');
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(page.getByRole('row', { name: 'Name' })).toHaveText('NameMineTheirs');
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use the latest' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Theirs');
  await page.getByLabel('Name').fill('Mine again');
  await change('Theirs again');
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(card(page, 'Mine again')).toBeVisible();
  allowConsole(complaints, 409);
});

for (const looksFirst of [false, true])
  test(`a dog that was deleted elsewhere${looksFirst ? ' after a change' : ''} is shown as deleted, and what was typed stays until the dialog is closed`, {
    tag: '@exhaustive',
  }, async ({ page, complaints }) => {
    await ownerWith(page, rex, { ...rex, name: 'Olive' });
    const [{ id }] = await (await ask(page, 'GET', '/api/dogs')).json();
    await page.getByRole('button', { name: 'Edit Rex' }).click();
    await page.getByLabel('Name').fill('Rexy');
    if (looksFirst) {
      await ask(page, 'PUT', `/api/dogs/${id}`, rex);
      await dialog(page).getByRole('button', { name: 'Update' }).click();
      await expect(dialog(page)).toContainText('This has changed since you opened it');
    }
    await ask(page, 'DELETE', `/api/dogs/${id}`);
    const way = looksFirst ? 'Compare versions' : 'Update';
    await dialog(page).getByRole('button', { name: way }).click();
    await expect(dialog(page).getByText("This dog's profile was deleted.")).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Update' })).toBeDisabled();
    await expect(page.getByLabel('Name')).toHaveValue('Rexy');
    await expect(page.getByRole('article', { includeHidden: true })).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Dog' })).toBeFocused();
    for (const status of [404, 409]) allowConsole(complaints, status);
  });

test("a card shows the owner's description as well as the breed's", { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, { ...rex, description: 'Steals socks.' });
  await expect(card(page, 'Rex')).toContainText('Steals socks.');
  await expect(card(page, 'Rex').locator('.hw-dog-card-about')).toHaveText(/\w+ \w+/);
});

test('an expired session leads to sign-in and back to what was typed', async ({ page }) => {
  const email = await ownerWith(page, rex);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await dialog(page).getByLabel('Name').fill('Rexy');
  await page.context().clearCookies();
  // The browser redirects half a second after the toast, so the test holds the redirect.
  const release = await heldBack(page, '**/api/login');
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Unauthorized: You are logged out. Logging in again...')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/auth\?signin=true/);
  await signInAs(page, email);
  await expect(dialog(page).getByText('We kept what you typed')).toBeVisible();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Rexy');
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(card(page, 'Rexy')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Rexy')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('a draft does not overwrite a change that was saved during the sign-in', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  const email = await ownerWith(page, rex);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await dialog(page).getByLabel('Name').fill('Mine');
  const [{ id }] = await (await page.request.get('/api/dogs')).json();
  const headers = { origin: new URL(page.url()).origin };
  await page.request.put(`/api/dogs/${id}`, { data: { ...rex, name: 'Theirs' }, headers });
  await page.context().clearCookies();
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/auth\?signin=true/);
  await signInAs(page, email);
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await dialog(page).getByRole('button', { name: 'Compare versions' }).click();
  await expect(dialog(page).getByRole('cell', { name: 'Theirs' })).toBeVisible();
  allowConsole(complaints, 409);
});

test('a draft is shown to its owner only', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerWith(page, rex);
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await dialog(page).getByLabel('Name').fill('Secret name');
  await page.context().clearCookies();
  await dialog(page).getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/\/auth\?signin=true/);
  const other = newEmail();
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/auth/register', { data: { name: 'Bo Ray', email: other, password }, headers });
  await page.request.post('/api/auth/complete-first-login', { headers });
  await page.context().clearCookies();
  await signInAs(page, other);
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Add Your First Dog' })).toBeVisible();
  expect(await readable(page)).not.toContain('Secret name');
});

test('a dog with a very long name fits on its card', { tag: ['@phone', '@exhaustive'] }, async ({ page }) => {
  await ownerWith(page, { ...rex, name: 'W'.repeat(100) }, { ...rex, name: 'كلب صغير' });
  await expect(page.getByRole('article')).toHaveCount(2);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
});
