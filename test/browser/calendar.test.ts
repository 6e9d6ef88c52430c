import { allowConsole } from './account-steps.ts';
import {
  ask,
  calendarOwner,
  choose,
  comingDay,
  dayHeading,
  findDay,
  findDialog,
  findVisit,
  pastDay,
  withVisit,
} from './calendar-steps.ts';
import { axeViolations, expect, test } from './visit.ts';

const booster = { title: 'Rabies booster', appointmentDate: `${comingDay}T16:30` };

test('an owner schedules an appointment, which appears in the month and on its day', { tag: '@phone' }, async ({
  page,
}) => {
  await calendarOwner(page);
  await page.goto(`/calendar?date=${comingDay}`);
  await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Dog')).toHaveValue(/.+/);
  await expect(dialog.getByLabel('Date')).toHaveValue(comingDay);
  await expect(dialog.getByRole('textbox', { name: 'Duration' })).toHaveValue('60');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel('Title').fill('Rabies booster');
  await dialog.getByLabel('Time').fill('16:30');
  await dialog.getByRole('button', { name: '30 min', exact: true }).click();
  await dialog.getByLabel('Vet (optional)').fill('Dr. Elena Park');
  await dialog.getByLabel('Notes (optional)').fill('Bring the card.');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Appointment scheduled')).toBeVisible();
  await expect(findDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schedule Appointment' })).toBeFocused();
  await expect(findVisit(page, 'Rabies booster')).toContainText(
    /4:30\sPM.*Scheduled.*Rex, Dr\. Elena Park, 30 min.*Bring/,
  );
  await expect(findDay(page, /May 14.*, 1 visit,/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next three visits' })).toContainText('Rabies booster');
  expect(await axeViolations(page)).toEqual([]);
});

test('completing a visit keeps the keyboard focus in it, and the visit stays completed when it is edited', async ({
  page,
}) => {
  await withVisit(page, booster);
  await page.getByRole('button', { name: 'Complete Rabies booster' }).press('Enter');
  await expect(page.getByText('Visit completed')).toBeVisible();
  await expect(findVisit(page, 'Rabies booster')).toContainText('Completed');
  await expect(findVisit(page, 'Rabies booster').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'More actions for Rabies booster' })).toBeFocused();
  await choose(page, 'Rabies booster', 'Edit');
  await page.getByLabel('Title').fill('Booster');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findVisit(page, 'Booster')).toContainText('Completed');
});

test('an owner cancels a visit and restores it, with Undo and with Restore', { tag: '@phone' }, async ({ page }) => {
  await withVisit(page, booster);
  const visit = findVisit(page, 'Rabies booster');
  await page.getByRole('button', { name: 'Cancel Rabies booster' }).click();
  await expect(page.getByText('Visit cancelled')).toBeVisible();
  await expect(visit).toContainText('Cancelled');
  await expect(page.getByRole('region', { name: 'Next three visits' })).not.toContainText('Rabies booster');
  await expect(findDay(page, /, 1 cancelled$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(visit).toContainText('Scheduled');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Cancel Rabies booster' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore Rabies booster' }).click();
  await expect(page.getByText('Visit restored')).toBeVisible();
  await expect(visit).toContainText('Scheduled');
});

test('an owner reschedules a visit in two taps, with Undo, and by choosing a date', { tag: '@phone' }, async ({
  page,
}) => {
  await withVisit(page, booster);
  await page.getByRole('button', { name: 'Reschedule Rabies booster' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'A week later' }).click();
  await expect(page.getByText(/^Moved to \w+, May 21, \d+, 4:30\sPM$/)).toBeVisible();
  await expect(findVisit(page, 'Rabies booster')).toHaveCount(0);
  await expect(dayHeading(page).locator('span')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findVisit(page, 'Rabies booster')).toContainText(/4:30\sPM/);
  await page.getByRole('button', { name: 'Reschedule Rabies booster' }).click();
  await page.getByRole('menuitem', { name: 'Choose a date' }).click();
  await expect(findDialog(page)).toContainText(/Currently .*May 14.*, 4:30\sPM/);
  await findDialog(page)
    .getByRole('button', { name: /May 20/ })
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await findDialog(page)
    .getByRole('button', { name: /May 20/ })
    .click();
  await expect(page.getByText(/^Moved to .*May 20/)).toBeVisible();
  await findDay(page, /May 20/).click();
  await expect(findVisit(page, 'Rabies booster')).toContainText(/4:30\sPM/);
});

test('the calendar asks whether a past visit is done', { tag: '@exhaustive' }, async ({ page }) => {
  await withVisit(page, { title: 'Weigh-in', appointmentDate: `${pastDay}T09:00` });
  await expect(findVisit(page, 'Weigh-in')).toContainText('Mark as done?');
  await page.getByRole('button', { name: 'Complete Weigh-in' }).click();
  await expect(findVisit(page, 'Weigh-in')).not.toContainText('Mark as done?');
  await expect(findVisit(page, 'Weigh-in')).toContainText('Completed');
});

test('an owner edits a visit and moves it to another day, which is then shown', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await withVisit(page, booster);
  await choose(page, 'Rabies booster', 'Edit');
  const moved = `${comingDay.slice(0, 8)}28`;
  await page.getByLabel('Title').fill('Booster');
  await page.getByLabel('Date').fill(moved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Appointment updated')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${moved}$`));
  await expect(findVisit(page, 'Booster')).toContainText(/4:30\sPM/);
  await expect(dayHeading(page).locator('span')).toBeFocused();
  await page.goBack();
  await expect(page.getByText('No appointments this day')).toBeVisible();
});

test('deleting a visit asks first', async ({ page }) => {
  await withVisit(page, booster);
  await choose(page, 'Rabies booster', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Rabies booster?' });
  await expect(question).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More actions for Rabies booster' })).toBeFocused();
  await choose(page, 'Rabies booster', 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Appointment deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Undo brings a deleted visit back as it was', { tag: '@phone' }, async ({ page }) => {
  const before = await withVisit(page, booster);
  await choose(page, 'Rabies booster', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing planned' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(findVisit(page, 'Rabies booster')).toBeVisible();
  await page.reload();
  await expect(findVisit(page, 'Rabies booster')).toBeVisible();
  expect(await (await ask(page, 'GET', `/api/appointments/${before.id}`)).json()).toEqual(before);
});

test('a version conflict shows both versions and overwrites neither', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
  const { id } = await withVisit(page, booster);
  const change = async (title: string) => {
    const [visit] = await (await ask(page, 'GET', `/api/appointments?from=${comingDay}`)).json();
    const { userId: _, id: __, updatedAt: ___, ...body } = visit;
    expect((await ask(page, 'PUT', `/api/appointments/${id}`, { ...body, title })).status()).toBe(200);
  };
  await choose(page, 'Rabies booster', 'Edit');
  await page.getByLabel('Title').fill('Mine');
  await change('Theirs');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findDialog(page)).toContainText('This has changed since you opened it');
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(page.getByRole('row', { name: 'Title' })).toHaveText('TitleMineTheirs');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(findVisit(page, 'Mine')).toBeVisible();
  await change('Theirs again');
  await page.getByRole('button', { name: 'Complete Mine' }).click();
  await expect(page.getByText('It was changed elsewhere. The latest version is shown now.')).toBeVisible();
  await expect(findVisit(page, 'Theirs again')).toContainText('Scheduled');
  allowConsole(complaints, 409);
});
