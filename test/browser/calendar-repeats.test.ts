import { addDays } from '#shared/calendar.ts';
import { ask, calendarOwner, choose, comingDay, findDay, findDialog, findVisit, scheduled } from './calendar-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

const later = (days: number) => addDays(comingDay, days);

/** Signs up an owner with a weekly appointment and opens the calendar at its second visit. */
async function withSeries(page: Parameters<typeof calendarOwner>[0]): Promise<void> {
  await calendarOwner(page);
  const repeat = { every: 1, unit: 'week', until: later(28) };
  await scheduled(page, { title: 'Physio', appointmentDate: `${comingDay}T10:00`, repeat });
  await page.goto(`/calendar?date=${later(7)}`);
  await expect(findVisit(page, 'Physio')).toContainText(/Every week until June 11/);
}

test('an owner schedules a repeating appointment', { tag: '@phone' }, async ({ page }) => {
  await calendarOwner(page);
  await page.goto(`/calendar?date=${comingDay}`);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await page.getByLabel('Title').fill('Physio');
  await page.getByLabel('Repeat').selectOption('Weekly');
  await page.getByLabel('Every').fill('0');
  await page.getByLabel('Until (optional)').fill(later(-1));
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findDialog(page)).toContainText('Please enter 1 to 99');
  await expect(findDialog(page)).toContainText('Please choose a day on or after the first visit');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Every').fill('2');
  await page.getByLabel('Until (optional)').fill('');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Physio')).toContainText('Every 2 weeks');
  await expect(findDay(page, /May 28.*, 1 visit,/)).toBeVisible();
  await expect(findDay(page, /May 21/)).not.toHaveAccessibleName(/visit/);
});

test('the limit of repeating appointments is shown before the form is filled in', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await calendarOwner(page);
  const appointmentDate = `${comingDay}T10:00`;
  await scheduled(page, { title: 'Physio', appointmentDate, repeat: { every: 1, unit: 'year' } });
  const limitText = 'You have 1 repeating appointments, the most you can have. Delete one to add another.';
  await page.route('**/api/appointments/series-limit', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), limit: 1 } });
  });
  await page.goto(`/calendar?date=${comingDay}`);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(findDialog(page)).toContainText(limitText);
  await expect(page.getByRole('option', { name: 'Weekly' })).toBeDisabled();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, 'Physio', 'Edit');
  await findDialog(page).getByLabel('All visits').check();
  await expect(page.getByLabel('Repeat')).toBeVisible();
  await expect(findDialog(page)).not.toContainText('the most you can have');
});

test('an owner edits one visit of a series, or all visits', async ({ page }) => {
  await withSeries(page);
  await choose(page, 'Physio', 'Edit');
  await expect(findDialog(page)).toContainText('Past visits stay as they are.');
  await expect(findDialog(page).getByLabel('This visit')).toBeChecked();
  await expect(page.getByLabel('Repeat')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Title').fill('Swimming');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findVisit(page, 'Swimming')).toBeVisible();
  await findDay(page, /May 28/).click();
  await expect(findVisit(page, 'Physio')).toBeVisible();
  await choose(page, 'Physio', 'Edit');
  await findDialog(page).getByLabel('All visits').check();
  await expect(page.getByLabel('Repeat')).toBeVisible();
  await page.getByLabel('Time').fill('11:15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('5 visits moved')).toBeVisible();
  await expect(findVisit(page, 'Physio')).toContainText(/11:15\sAM/);
  await findDay(page, /May 21/).click();
  await expect(findVisit(page, 'Swimming')).toContainText(/11:15\sAM/);
  await findDay(page, /May 14/).click();
  await expect(findVisit(page, 'Physio')).toContainText(/11:15\sAM/);
});

test('an owner moves this and the following visits, and undoes it', { tag: '@phone' }, async ({ page }) => {
  await withSeries(page);
  const visits = async () => (await ask(page, 'GET', `/api/appointments?from=${comingDay}&to=${later(60)}`)).json();
  await page.getByRole('button', { name: 'Cancel Physio' }).click();
  await expect(findVisit(page, 'Physio')).toContainText('Cancelled');
  // The screen shows the change before the server has it.
  await expect.poll(async () => JSON.stringify(await visits())).toContain('"cancelled"');
  await findDay(page, /May 28/).click();
  const before = await visits();
  await page.getByRole('button', { name: 'Reschedule Physio' }).click();
  await page.getByRole('menuitem', { name: 'A day later' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This visit is part of a series: every week until');
  await expect(dialog.getByLabel('This visit')).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('This visit').press('ArrowDown');
  await expect(dialog.getByLabel('This and following')).toBeChecked();
  await dialog.getByRole('button', { name: 'Move' }).press('Enter');
  await expect(page.getByText('3 visits moved')).toBeVisible();
  // A focused toast stays.
  await page.getByRole('button', { name: 'Undo' }).focus();
  await expect(findDay(page, /May 14.*, 1 visit,/)).toBeVisible();
  await expect(findDay(page, /May 22/)).not.toHaveAccessibleName(/visit/);
  await expect(findDay(page, /May 29.*, 1 visit,/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(findVisit(page, 'Physio')).toContainText('Scheduled');
  expect(await visits()).toEqual(before);
});

test('canceling one visit of a series leaves the others', { tag: '@exhaustive' }, async ({ page }) => {
  await withSeries(page);
  await page.getByRole('button', { name: 'Cancel Physio' }).click();
  await expect(findVisit(page, 'Physio')).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findVisit(page, 'Physio')).toContainText('Scheduled');
  await expect(findDay(page, /May 28.*, 1 visit,/)).toBeVisible();
});

test('an owner deletes one visit of a series, this and the following ones, or all, and undoes it', async ({ page }) => {
  await withSeries(page);
  await choose(page, 'Physio', 'Delete');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No appointments this day')).toBeVisible();
  await findDay(page, /May 28.*, 1 visit,/).click();
  await choose(page, 'Physio', 'Delete');
  await page.getByLabel('This and following').check();
  await page.getByRole('button', { name: 'Delete these visits' }).click();
  await expect(page.getByText('3 visits deleted')).toBeVisible();
  await expect(page.getByText('No appointments this day')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findVisit(page, 'Physio')).toBeVisible();
  await choose(page, 'Physio', 'Delete');
  await page.getByLabel('All visits').check();
  await page.getByRole('button', { name: 'Delete all visits' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
  await expect(findDay(page, /, \d visit/)).toHaveCount(0);
});
