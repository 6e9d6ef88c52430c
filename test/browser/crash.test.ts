import { axeViolations, expect, isTooWide, signedUp, test, withDog } from './visit.ts';

test('a crashed screen focuses its error message and links to home', async ({ page, complaints }) => {
  await signedUp(page);
  await withDog(page);
  await page.route('**/api/dogs?*', (route) => route.fulfill({ json: [null] }));
  await page.goto('/profile');
  const heading = page.getByRole('heading', { name: 'Something went wrong here', level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.getByText('What you saved is safe.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Is your dog in danger?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /ASPCA/ })).toHaveAttribute('href', 'tel:8884264435');

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Go home' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main')).toContainText('Rex');
  await expect(heading).toBeHidden();
  // The browser and the site both log the provoked failure.
  const failure = /A screen failed|TypeError|The above error occurred/;
  expect(complaints.some((words) => failure.test(words))).toBe(true);
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !failure.test(words)));
});
