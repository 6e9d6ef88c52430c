import { calendarOwner, comingDay, findDialog, findVisit, scheduled, withVisit } from './calendar-steps.ts';
import { heldBack } from './layout-shift.ts';
import { expect, test } from './visit.ts';

const booster = { title: 'Rabies booster', appointmentDate: `${comingDay}T16:30` };

test('a link to the selected day shows its month again', { tag: '@exhaustive' }, async ({ page }) => {
  await withVisit(page, booster);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: /^June \d{4}/ })).toBeVisible();
  await page.getByRole('region', { name: 'Next three visits' }).getByRole('link', { name: booster.title }).click();
  await expect(page.getByRole('heading', { name: /^May \d{4}/ })).toBeVisible();
});

test('the appointment form keeps what was typed when the appointments load after it has opened', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await calendarOwner(page);
  const release = await heldBack(page, '**/api/appointments*');
  await page.goto('/calendar?book=true&dog=unknown');
  await page.getByLabel('Title').fill('Grooming');
  release();
  await expect(page.getByText('Loading your appointments...')).toHaveCount(0);
  await expect(page.getByLabel('Title')).toHaveValue('Grooming');
  await expect(page.getByLabel('Title')).toBeFocused();
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Grooming')).toBeVisible();
});

test('the second of two quick changes can be undone immediately', { tag: '@phone' }, async ({ page }) => {
  await withVisit(page, booster);
  await scheduled(page, { title: 'Grooming', appointmentDate: booster.appointmentDate });
  await page.reload();
  for (const title of ['Rabies booster', 'Grooming']) {
    await page.getByRole('button', { name: `Cancel ${title}` }).click();
    await expect(page.getByRole('button', { name: `Restore ${title}` })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findVisit(page, 'Grooming')).toContainText('Scheduled');
  await expect(findVisit(page, 'Rabies booster')).toContainText('Cancelled');
});

test("a deleted dog's visits disappear immediately", { tag: '@exhaustive' }, async ({ page }) => {
  await withVisit(page, booster);
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Delete Rex' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Rex' }).click();
  await expect(page.getByText('Dog profile deleted successfully!')).toBeVisible();
  const release = await heldBack(page, '**/api/appointments*');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
  release();
});

test('a menu at the bottom of a small window is fully visible', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await calendarOwner(page);
  for (const title of ['Grooming', 'Skin check']) await scheduled(page, { ...booster, title });
  await page.goto(`/calendar?date=${comingDay}`);
  for (const title of ['Grooming', 'Skin check']) {
    await page.getByRole('button', { name: `Reschedule ${title}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Choose a date' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('the assistant button covers nothing at the end of the calendar', { tag: ['@phone', '@exhaustive'] }, async ({
  page,
}) => {
  await calendarOwner(page);
  for (const hour of ['09', '10', '11'])
    await scheduled(page, { title: `Visit at ${hour}`, appointmentDate: `${comingDay}T${hour}:00` });
  await page.goto(`/calendar?date=${comingDay}`);
  const last = page.getByRole('button', { name: 'Sync with your calendar' });
  await last.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [end, button] = [await last.boundingBox(), await page.locator('.hw-paw').boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});
