import { allowConsole, allowOfflineConsole } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test } from '#test/browser/visit.ts';

/** A well-formed link of an owner who does not exist. */
const unknownLink = `/unsubscribe#token=01ARZ3NDEKTSV4RRFFQ69G5FAV.appointments.${'A'.repeat(43)}`;
const heading = { level: 1 } as const;

test('says so when a link is incomplete or belongs to nobody', async ({ page, complaints }) => {
  for (const link of ['/unsubscribe', '/unsubscribe#token=x']) {
    await page.goto(link);
    await expect(page.getByText('This link is incomplete')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(unknownLink);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await expect(page.getByRole('heading', heading)).toBeFocused();
  allowConsole(complaints, 400);
});

test('can be tried again after a failure', async ({ page, complaints }) => {
  await page.goto(unknownLink);
  let fails = true;
  await page.route('**/api/notifications/unsubscribe?*', (route) =>
    fails ? route.abort() : route.fulfill({ status: 204 }),
  );
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText("You aren't unsubscribed yet");
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText("You're unsubscribed");
  await expect(page.getByRole('heading', heading)).toBeFocused();
  allowOfflineConsole(complaints);
});
