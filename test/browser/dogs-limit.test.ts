import { allowConsole, newEmail, password } from './account-steps.ts';
import { ownApp } from './own-app.ts';
import { axeViolations, expect, test } from './visit.ts';

const dayMs = 24 * 3600 * 1000;

// A separate app, because moving the clock past the trial's end would affect every other test.
const houndwell = ownApp();

test("the Free plan's dog limit is shown before the form, and the form keeps what was typed if it is reached later", {
  tag: '@exhaustive',
}, async ({ page, complaints }) => {
  await page.goto(`${houndwell.url}/pricing`);
  const origin = new URL(page.url()).origin;
  const send = (method: string, path: string, data?: object) =>
    page.request.fetch(`${origin}${path}`, { method, data, headers: { origin } });
  const email = newEmail();
  await send('POST', '/api/auth/register', { name: 'Ada Lopez', email, password });
  await send('POST', '/api/auth/complete-first-login');
  await send('PUT', '/__local/clock', { now: new Date(Date.now() + 8 * dayMs).toISOString() });
  await send('POST', '/api/auth/login', { email, password });
  expect((await send('POST', '/api/subscription', { plan: 'free' })).status()).toBe(200);
  expect((await send('POST', '/api/dogs', { name: 'Rex', breed: 'Beagle', age: 3 })).status()).toBe(201);

  await page.evaluate(() => localStorage.setItem('houndwell.quick_start_seen', 'true'));
  await page.goto(`${origin}/profile`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await expect(dialog).toContainText('Your plan has room for one dog. The Basic plan has room for more.');
  await expect(page.getByLabel('Name')).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Add Dog' })).toBeFocused();

  // Another device adds the last dog that the plan allows while the form is open.
  const [rex] = await (await send('GET', '/api/dogs')).json();
  await send('DELETE', `/api/dogs/${rex.id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Add Dog' }).click();
  await page.getByLabel('Name').fill('Olive');
  await page.getByLabel('Breed').fill('Pug');
  await page.getByLabel('Breed').press('Enter');
  expect((await send('POST', '/api/dogs', { name: 'Rex', breed: 'Beagle', age: 3 })).status()).toBe(201);
  await dialog.getByRole('button', { name: 'Add Dog' }).click();
  await expect(dialog).toContainText('Your plan has room for one dog. The Basic plan has room for more.');
  await expect(page.getByLabel('Name')).toHaveValue('Olive');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'View Pricing Plans' }).click();
  await expect(page).toHaveURL(`${origin}/pricing`);
  allowConsole(complaints, 403);
  allowConsole(complaints, 401);
});
