import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, signedUp, test } from '#test/browser/visit.ts';

test('an owner copies their link, and a friend who opens it sees who invites', {
  tag: '@phone',
}, async ({ page, browser, complaints }) => {
  allowConsoleLike(complaints, /401/);
  await signedUp(page);
  await page.goto('/profile/referrals');
  await expect(page.getByRole('heading', { name: 'One month for you, one for a friend' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your share link' })).toBeVisible();
  await expect(page.getByText('No referrals yet')).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await page.getByRole('button', { name: 'Copy share link' }).click();
  await expect(page.getByText('Failed to copy to clipboard.')).toBeVisible();
  const link = await page.evaluate(() => String(window.getSelection()));
  expect(link).toMatch(/^http.*\/\?ref=\w{8}$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await page.getByRole('button', { name: 'Copy invite code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy invite code' })).toBeVisible();

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.goto('/auth?signup=true');
  await expect(friend.getByText('invited you')).toBeVisible();
  await friend.context().close();
});

test('home shares the link with the device, and an owner without referral credits sees how to get them', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => {
      document.title = url;
    };
  });
  await signedUp(page);
  await page.route('**/api/subscription-status', async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, tier: 'free' } });
  });
  // Until the link has been read, the button leads to the screen that shows it.
  await expect(async () => {
    const read = page.waitForResponse('**/api/user-credits');
    await page.goto('/');
    await read;
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page).toHaveTitle(/\/\?ref=\w{8}$/, { timeout: 3000 });
  }).toPass();
  await page.goto('/profile/referrals');
  await expect(page.getByRole('heading', { name: 'One month for a friend' })).toBeVisible();
  await expect(page.getByText('Referral credits are part of the Advanced plan.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share link', exact: true })).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
});
