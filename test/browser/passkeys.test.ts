import { ownerAt, password } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

test('an owner adds a passkey, signs in with it, renames and removes it', async ({ page, context }) => {
  await ownerAt(page, '/profile?tab=security');
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByLabel('Name').fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const card = page.getByRole('region', { name: 'Passkeys' });
  await expect(card.getByText('My phone')).toBeVisible();
  await expect(card.getByText(/not used yet/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);

  await context.clearCookies();
  await page.goto('/auth?signin=true');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((address) => address.pathname !== '/auth');
  await page.goto('/profile?tab=security');
  await expect(card.getByText(/used in the last hour/)).toBeVisible();

  await card.getByRole('button', { name: 'Rename My phone' }).click();
  await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name').fill('Old phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByRole('button', { name: 'Remove Old phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Old phone?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(card.getByText('Old phone')).toHaveCount(0);
});
