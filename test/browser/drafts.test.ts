import type { Page } from '@playwright/test';
import { sample } from '#test/support/sample.ts';
import { ownerAt, password, readable, signInAs } from './account-steps.ts';
import { ask, comingDay, scheduled } from './calendar-steps.ts';
import { axeViolations, expect, test, withDog } from './visit.ts';

const kept = 'We kept what you typed';

/** The forms of an owner: where they are, how to open them, and a field. */
const forms: { form: string; at: string; open?: string; field: string; typed: string }[] = [
  { form: 'a new dog', at: '/profile', open: 'Add Dog', field: 'Name', typed: 'Maple' },
  { form: 'a dog', at: '/profile', open: 'Edit Rex', field: 'Name', typed: 'Rexy' },
  { form: 'a new visit', at: '/calendar', open: 'Schedule Appointment', field: 'Title', typed: 'Nails' },
  { form: 'the account', at: '/profile?tab=account', field: 'City (optional)', typed: 'Austin' },
  { form: 'the goals', at: '/profile?tab=account', field: 'Experience level', typed: 'experienced' },
];

/** Signs up an owner with a dog, opens a form and types. Returns the owner's email address. */
async function typeIn(page: Page, { at, open, field, typed }: (typeof forms)[number]): Promise<string> {
  const email = await ownerAt(page, '/favicon.svg');
  await withDog(page);
  await page.goto(at);
  if (open) await page.getByRole('button', { name: open, exact: true }).click();
  const input = page.getByLabel(field, { exact: true });
  await ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT' ? input.selectOption(typed) : input.fill(typed));
  return email;
}

async function expectKept(page: Page, { field, typed }: (typeof forms)[number]): Promise<void> {
  await expect(page.getByText(kept)).toBeVisible();
  await expect(page.getByLabel(field, { exact: true })).toHaveValue(typed);
}

for (const form of sample(forms, 2)) {
  test(`what was typed for ${form.form} survives a reload`, async ({ page }) => {
    await typeIn(page, form);
    await page.reload();
    await expectKept(page, form);
  });

  test(`what was typed for ${form.form} survives a sign-out in another tab`, { tag: '@exhaustive' }, async ({
    page,
  }) => {
    const email = await typeIn(page, form);
    const other = await page.context().newPage();
    await other.goto('/support');
    await other.getByRole('button', { name: /^Your account/ }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL(/\/auth/);
    await signInAs(page, email);
    await expectKept(page, form);
  });

  test(`what was typed for ${form.form} survives an expired session`, { tag: '@exhaustive' }, async ({ page }) => {
    const email = await typeIn(page, form);
    await page.context().clearCookies();
    await page.reload();
    await page.waitForURL(/\/auth/);
    await signInAs(page, email);
    await expectKept(page, form);
  });

  test(`what was typed for ${form.form} survives the end of the tab`, { tag: '@exhaustive' }, async ({ page }) => {
    const tab = await page.context().newPage();
    await typeIn(tab, form);
    await tab.close();
    await page.goto(form.at);
    if (form.open) await page.getByRole('button', { name: form.open, exact: true }).click();
    await expectKept(page, form);
  });
}

const [newDog, dog, visit] = forms as [(typeof forms)[0], (typeof forms)[0], (typeof forms)[0]];

test('what was typed for a visit survives a sign-out in another tab, but not for another owner', {
  tag: '@phone',
}, async ({ page }) => {
  const email = await typeIn(page, visit);
  const other = await page.context().newPage();
  await other.goto('/support');
  await other.getByRole('button', { name: /^Your account/ }).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/auth/);
  // The other tab, in which the owner has signed out, knows nothing of it.
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await readable(other)).not.toContain(visit.typed);
  await signInAs(page, email);
  await expectKept(page, visit);
  expect(await axeViolations(page)).toEqual([]);

  await other.close();
  await page.context().clearCookies();
  await page.reload();
  await page.waitForURL(/\/auth/);
  await ownerAt(page, '/favicon.svg');
  await withDog(page);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(kept)).toBeHidden();
});

test('Back keeps what was typed for the next time the same form opens, and for no other form', async ({ page }) => {
  await typeIn(page, dog);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Rex' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: newDog.open ?? '', exact: true }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Rex' }).click();
  await expectKept(page, dog);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText(kept)).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('Rex');
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await readable(page)).not.toContain(dog.typed);
});

test('a form that was saved, canceled or left leaves no draft', { tag: '@exhaustive' }, async ({ page }) => {
  await typeIn(page, dog);
  const edit = page.getByRole('button', { name: 'Edit Rex' });
  const form = page.getByRole('dialog', { name: 'Edit Rex' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  expect(await readable(page)).not.toContain(dog.typed);
  await edit.click();
  await page.getByLabel('Name').fill(dog.typed);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
  expect(await readable(page)).not.toContain(dog.typed);
  await edit.click();
  await page.getByLabel('Name').fill(dog.typed);
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: dog.typed })).toBeVisible();
  expect(await readable(page)).not.toContain('draft.');
});

test('a kept draft of a visit that has changed since says so', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerAt(page, '/favicon.svg');
  await withDog(page);
  const { id, updatedAt } = await scheduled(page, { title: 'Grooming', appointmentDate: `${comingDay}T09:00` });
  await page.goto(`/calendar?date=${comingDay}`);
  await page.getByRole('button', { name: 'More actions for Grooming' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Bath');
  const { dogId, appointmentDate, duration, vetName, description, status, repeat } = await (
    await ask(page, 'GET', `/api/appointments/${id}`)
  ).json();
  const change = { dogId, title: 'Nails', appointmentDate, duration, vetName, description, status, repeat, updatedAt };
  expect((await ask(page, 'PUT', `/api/appointments/${id}`, change)).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('This has changed since you opened it')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Bath');
  await page.getByRole('button', { name: 'Compare versions' }).click();
  await expect(page.getByRole('row', { name: /Bath.*Nails/ })).toBeVisible();
});

test('what a visitor typed to sign up survives a reload and the end of the tab, without the password', {
  tag: '@phone',
}, async ({ page }) => {
  const tab = await page.context().newPage();
  await tab.goto('/auth?signup=true');
  await tab.getByLabel('Name', { exact: true }).fill('Ada Lopez');
  await tab.getByLabel('Email').fill('ada.draft@example.com');
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByLabel('Confirm password').fill(password);
  expect(await readable(tab)).not.toContain(password);
  await tab.reload();
  await expect(tab.getByText(kept)).toBeVisible();
  await expect(tab.getByLabel('Email')).toHaveValue('ada.draft@example.com');
  await expect(tab.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await axeViolations(tab)).toEqual([]);
  await tab.close();
  await page.goto('/auth?signup=true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lopez');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByText(kept)).toBeHidden();
});
