import { sample } from '#test/support/sample.ts';
import { allowConsole, allowOfflineConsole } from './account-steps.ts';
import { ask, calendarOwner, comingDay, findDay, findDialog, findVisit, scheduled } from './calendar-steps.ts';
import { heldBack, readShift, watchShifts } from './layout-shift.ts';
import { allowConsoleLike, axeViolationsInBothThemes, expect, isTooWide, test } from './visit.ts';

for (const count of sample([0, 2], 1))
  test(`the calendar does not shift when its code and ${count} appointments arrive late`, { tag: '@phone' }, async ({
    page,
  }) => {
    await calendarOwner(page);
    for (let at = 0; at < count; at += 1)
      await scheduled(page, { title: `Visit ${at}`, appointmentDate: `${comingDay}T1${at}:00` });
    await watchShifts(page);
    const release = await heldBack(page, '**/api/appointments*');
    const releaseCode = await heldBack(page, '**/assets/month-grid-*.js');
    await page.goto(`/calendar?date=${comingDay}`);
    await expect(page.getByText('Loading your appointments...')).toBeAttached();
    releaseCode();
    await expect(findDay(page, /May 14/)).toBeVisible();
    release();
    if (count > 0) await expect(findVisit(page, 'Visit 1')).toBeVisible();
    else await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
    await expect(page.getByText('Loading your appointments...')).toHaveCount(0);
    expect(await readShift(page)).toBe(0);
  });

test('the calendar offers to sync with another calendar', { tag: ['@exhaustive', '@phone'] }, async ({ page }) => {
  await calendarOwner(page);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Sync with your calendar' }).click();
  await expect(findDialog(page)).toContainText('Sync with your calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sync with your calendar' })).toBeFocused();
});

test('appointments that failed to load can be loaded again', { tag: ['@exhaustive', '@phone'] }, async ({
  page,
  complaints,
}) => {
  await calendarOwner(page);
  await scheduled(page, { title: 'Grooming', appointmentDate: `${comingDay}T09:00` });
  await page.route('**/api/appointments?*', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/calendar?date=${comingDay}`);
  await expect(page.getByText("Your appointments didn't load.")).toBeVisible();
  await expect(findDay(page, /May 14/)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findVisit(page, 'Grooming')).toBeVisible();
  allowConsoleLike(complaints, /503/);
});

test('a failure to schedule an appointment is shown, and a retry schedules it once', async ({ page, complaints }) => {
  await calendarOwner(page);
  await page.goto(`/calendar?date=${comingDay}`);
  await page.route('**/api/appointments', async (route) => {
    // The server schedules the appointment, but the response is lost.
    await route.fetch();
    await route.fulfill({ status: 503, json: { code: 'unavailable', message: "We're having trouble right now." } });
  });
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await page.getByLabel('Title').fill('Grooming');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Error: Failed to schedule appointment', { exact: true })).toBeVisible();
  await expect(page.getByText("We're having trouble right now.")).toBeVisible();
  await page.unrouteAll();
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Grooming')).toHaveCount(1);
  const visits = await (await ask(page, 'GET', `/api/appointments?from=${comingDay}`)).json();
  expect(visits).toHaveLength(1);
  allowConsole(complaints, 503);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith('503 ')));
});

test('failed changes to a visit are rolled back', { tag: '@exhaustive' }, async ({ page, complaints }) => {
  await calendarOwner(page);
  await scheduled(page, { title: 'Grooming', appointmentDate: `${comingDay}T09:00` });
  await page.goto(`/calendar?date=${comingDay}`);
  await expect(findVisit(page, 'Grooming')).toBeVisible();
  await page.route('**/api/appointments/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel Grooming' }).click();
  await expect(page.getByText('Error: Failed to update appointment')).toBeVisible();
  await expect(findVisit(page, 'Grooming')).toContainText('Scheduled');
  await page.getByRole('button', { name: 'More actions for Grooming' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Error: Failed to delete appointment')).toBeVisible();
  await expect(findVisit(page, 'Grooming')).toBeVisible();
  allowOfflineConsole(complaints);
});

test('the calendar fits a window 320 pixels wide, with 30 visits on a day and long names', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await calendarOwner(page, [{ name: 'Sir Barkington the Third of Westminster', breed: 'Pug', age: 3 }]);
  await page.evaluate(() => localStorage.setItem('houndwell.calendar_label', 'Wellness Calendar XL'));
  for (let at = 0; at < 30; at += 1)
    await scheduled(page, {
      title: at === 0 ? 'Annualwellnessexaminationwithbloodworkandeverythingelse' : `Visit ${at}`,
      appointmentDate: `${comingDay}T${String(8 + (at % 12)).padStart(2, '0')}:00`,
      vetName: 'Dr. Elena Maria Park-Fernandez of the Riverside Animal Hospital',
    });
  await page.goto(`/calendar?date=${comingDay}`);
  await expect(page.locator('.hw-day-card li')).toHaveCount(30);
  await expect(findDay(page, /, 30 visits$/)).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await axeViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reschedule Visit 12' }).click();
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('menuitem', { name: 'Choose a date' }).click();
  await findDialog(page)
    .getByRole('button', { name: /May 15/ })
    .waitFor();
  expect(await isTooWide(page)).toBe(false);
});
