import type { Page } from '@playwright/test';
import { ownerAt, signInAs } from '#test/browser/account-steps.ts';
import { allowConsoleLike, axeViolations, expect, test } from '#test/browser/visit.ts';

const tab = '/profile?tab=security';

function lockHeading(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Houndwell is locked' });
}

function lockSwitch(page: Page) {
  return page.getByRole('switch', { name: 'App Lock' });
}

async function enable(page: Page, passcode = '481516'): Promise<void> {
  await lockSwitch(page).click();
  await page.getByLabel('New passcode').fill(passcode);
  await page.getByLabel('Confirm passcode').fill(passcode);
  await page.getByRole('button', { name: 'Enable App Lock' }).click();
  await expect(lockSwitch(page)).toBeChecked();
}

/** Types a passcode on the lock screen. */
async function type(page: Page, passcode: string): Promise<void> {
  await expect(page.getByLabel('0 of 6 digits entered')).toBeVisible();
  await page.keyboard.type(passcode);
}

test('the lock hides the app in all tabs, and the passcode opens it in all tabs', async ({
  page,
  context,
  complaints,
}) => {
  await ownerAt(page, tab);
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/dogs', { headers, data: { name: 'Rex', breed: 'Beagle', age: 3 } });
  await lockSwitch(page).click();
  await page.getByLabel('New passcode').fill('4815167');
  await page.getByLabel('Confirm passcode').fill('48151a');
  await page.getByRole('button', { name: 'Enable App Lock' }).click();
  await expect(page.getByText('Passcode must be 6 digits.')).toHaveCount(2);
  await page.getByLabel('New passcode').fill('481516');
  await page.getByLabel('Confirm passcode').fill('481517');
  await expect(page.getByText("Passcodes Don't Match")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Confirm passcode').fill('481516');
  await page.getByRole('button', { name: 'Enable App Lock' }).click();
  await expect(lockSwitch(page)).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('481516');

  const other = await context.newPage();
  await other.goto('/profile?tab=account');
  await expect(other.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (const each of [page, other]) {
    await expect(lockHeading(each)).toBeVisible();
    expect(await each.content()).not.toContain('Lopez');
    expect(await each.title()).toBe('Houndwell · Locked');
    await expect(each.getByRole('navigation')).toHaveCount(0);
  }
  expect(await axeViolations(page)).toEqual([]);
  const shown = await other.goto('/api/dogs');
  expect(shown?.status()).toBe(403);
  expect(await other.content()).not.toContain('Rex');
  await other.goBack();
  await expect(lockHeading(other)).toBeVisible();
  await page.reload();
  await type(page, '481517');
  await expect(page.getByText("That's not your passcode. 4 tries left.")).toBeVisible();
  await page.getByRole('link', { name: 'Emergency help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Call a vet now/ })).toBeVisible();
  await expect(page.getByLabel("Your dog's weight")).toBeVisible();
  expect(await page.content()).not.toMatch(/Rex|Lopez/);
  await page.goBack();
  await type(page, '481516');
  await expect(lockSwitch(page)).toBeVisible();
  await expect(other.getByRole('heading', { level: 2, name: 'Ada Lopez' })).toBeVisible();
  allowConsoleLike(complaints, /the server responded with a status of 403/);
});

test('five wrong passcodes lock the app for five minutes, whatever the device clock says', { tag: '@phone' }, async ({
  page,
}) => {
  const email = await ownerAt(page, tab);
  await enable(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await type(page, '000000');
    await expect(page.getByText(`${left} left.`)).toBeVisible();
  }
  await type(page, '000000');
  const notice = page.getByText(/Five wrong passcodes\. You can try again at/);
  await expect(notice).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.clock.setFixedTime(Date.now() + 3600_000);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('group', { name: 'Passcode keypad' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).first().click();
  await signInAs(page, email);
  await page.goto(tab);
  await expect(lockSwitch(page)).not.toBeChecked();
});

test('the app unlocks by the fingerprint, and locks when its owner was away', async ({ page, context }) => {
  await ownerAt(page, tab);
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
      automaticPresenceSimulation: true,
    },
  });
  await enable(page);
  await page.getByRole('radio', { name: 'Biometric' }).click();
  await expect(page.getByText('Could not set up biometric authentication.')).toBeVisible();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('radio', { name: 'Biometric' }).click();
  await expect(page.getByRole('radio', { name: 'Biometric' })).toBeChecked();
  await page.getByRole('radio', { name: 'At once' }).click();
  await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // The page is covered, so roles do not find the heading.
  await expect(page.locator('h1', { hasText: 'Houndwell is locked' })).toBeAttached();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('button', { name: 'Unlock with fingerprint or face' }).click();
  await expect(lockSwitch(page)).toBeVisible();
});
