import { ownerAt, signInAs } from './account-steps.ts';
import { ask, comingDay, findDialog, findVisit, scheduled } from './calendar-steps.ts';
import { expect, test } from './visit.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3.5 };

for (const edits of [false, true])
  test(`an expired session keeps what was typed to ${edits ? 'edit' : 'schedule'} an appointment`, async ({ page }) => {
    const email = await ownerAt(page, '/favicon.svg');
    expect((await ask(page, 'POST', '/api/dogs', rex)).status()).toBe(201);
    await scheduled(page, { title: 'Grooming', appointmentDate: `${comingDay}T09:00` });
    await page.goto(`/calendar?date=${comingDay}`);
    if (edits) {
      await page.getByRole('button', { name: 'More actions for Grooming' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    } else await page.getByRole('button', { name: 'Schedule Appointment' }).click();
    await page.getByLabel('Title').fill('Bath and nails');
    await page.getByLabel('Notes (optional)').fill('Bring treats.');
    await page.context().clearCookies();
    await findDialog(page)
      .getByRole('button', { name: edits ? 'Save' : 'Schedule' })
      .click();
    await expect(page.getByText('Unauthorized: You are logged out. Logging in again...')).toBeVisible();
    await signInAs(page, email);
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Bath and nails');
    await expect(page.getByLabel('Notes (optional)')).toHaveValue('Bring treats.');
    await findDialog(page)
      .getByRole('button', { name: edits ? 'Save' : 'Schedule' })
      .click();
    await expect(findVisit(page, 'Bath and nails')).toBeVisible();
    await expect(findVisit(page, 'Grooming')).toHaveCount(edits ? 0 : 1);
  });

test('a visit is booked from home for the chosen dog, and closing the form asks before it discards what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  await ownerAt(page, '/favicon.svg');
  for (const name of ['Rex', 'Olive']) await ask(page, 'POST', '/api/dogs', { ...rex, name });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Rex/ })).toBeVisible();
  await page
    .getByRole('link', { name: /Book Vet/ })
    .first()
    .click();
  await expect(findDialog(page).getByLabel('Dog').locator('option:checked')).toHaveText('Rex');
  await page.getByLabel('Title').fill('Check-up');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Check-up');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Check-up')).toContainText('Rex');
  await expect(page).not.toHaveURL(/book=/);
});

test('the calendar asks an owner without a dog to add one first', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/calendar?book=true');
  await expect(findDialog(page).getByRole('heading', { name: 'Add your dog first' })).toBeVisible();
  await findDialog(page).getByRole('link', { name: 'Add Dog Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
