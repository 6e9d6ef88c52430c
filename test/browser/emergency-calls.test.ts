import type { Page } from '@playwright/test';
import { allowOfflineConsole } from './account-steps.ts';
import { assistantOwner, bloat, findCard, findPanel, openAssistant, send } from './assistant-steps.ts';
import { axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

const number = '(555) 010-0142';
const telUrl = 'tel:5550100142';

function findField(page: Page) {
  return page.getByRole('article').getByLabel("Your vet's number");
}

function findMap(page: Page) {
  return page.getByRole('article').getByRole('link', { name: /^Emergency vets on the map \(opens in a new tab\)/ });
}

/** Does what opens an address, in a browser without a program that calls. @returns the address */
async function openedBy(page: Page, act: () => Promise<void>): Promise<string> {
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        window.navigation.addEventListener('navigate', ({ destination }) => resolve(destination.url), { once: true }),
      ),
  );
  await act();
  return opened;
}

test("an owner saves the vet's number on the card and calls it, and the card calls it from then on", {
  tag: '@phone',
}, async ({ page }) => {
  await assistantOwner(page);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await expect(findMap(page)).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=emergency+vet');
  await expect(findMap(page)).toHaveAttribute('rel', 'noreferrer');
  await findField(page).press('Enter');
  await expect(page.getByText("Please enter your vet's number")).toBeVisible();
  await findField(page).fill('my vet');
  await page.getByRole('button', { name: 'Save and call' }).click();
  await expect(page.getByText(/^Please enter a phone number/)).toBeVisible();
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await findField(page).fill(number);
  expect(await openedBy(page, () => findField(page).press('Enter'))).toBe(telUrl);
  const call = findPanel(page).getByRole('link', { name: /^Call Your vet/ });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', telUrl);
  await expect(findPanel(page).getByRole('status').filter({ hasText: "Your vet's number is saved" })).toBeVisible();
  await expect(findField(page)).toHaveCount(0);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);

  await page.reload();
  await openAssistant(page);
  await expect(call).toHaveAttribute('href', telUrl);
  await expect(findMap(page)).toBeVisible();
  await expect(findField(page)).toHaveCount(0);
});

test('a number is called also if it cannot be saved', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await assistantOwner(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await send(page, bloat);
  await expect(findCard(page)).toBeFocused();
  await findField(page).fill(number);
  expect(await openedBy(page, () => page.getByRole('button', { name: 'Save and call' }).click())).toBe(telUrl);
  await expect(page.getByText("We couldn't save the number. You can still call it.")).toBeVisible();
  await expect(findField(page)).toHaveValue(number);
  allowOfflineConsole(complaints);
});

test('without an account, a card has the map, and a poison hotline is the first to call', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/emergency');
  await expect(page.getByRole('link', { name: /^Emergency vets on the map/ })).toBeVisible();
  await page.getByLabel("What's happening?").fill('he got into the rat bait in the garage');
  await page.getByRole('button', { name: 'Check' }).first().click();
  const card = page.getByRole('article');
  await expect(card.getByRole('link').first()).toHaveAccessibleName(/^Call ASPCA/);
  await expect(findMap(page)).toBeVisible();
  await expect(findField(page)).toHaveCount(0);
});
