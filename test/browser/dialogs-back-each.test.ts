import type { Page } from '@playwright/test';
import { picture } from '#test/support/photo-files.ts';
import { sample } from '#test/support/sample.ts';
import { ownerAt } from './account-steps.ts';
import { ask, choose, comingDay, scheduled } from './calendar-steps.ts';
import { expect, test, withDog } from './visit.ts';

/** Returns the title of the open dialog that has the focus; null if there is none. */
function topDialog(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.closest('dialog[open]')?.querySelector('h2')?.textContent ?? null);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
}

async function pressInMenu(page: Page, item: string): Promise<void> {
  await page.locator('.hw-top').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Adds a bank account through the API and shows it. */
async function withBankAccount(page: Page): Promise<void> {
  const reply = await ask(page, 'POST', '/api/payment-methods', {
    type: 'bank',
    accountNumber: '000123456789',
    routingNumber: '110000000',
    accountType: 'savings',
    bankName: 'Ames Savings',
  });
  expect(reply.status()).toBe(201);
  await page.reload();
}

/** The dialogs that open from a screen: their titles, the screen, how to open them, and the dialog below them. */
const dialogs: {
  title: string | RegExp;
  at: string;
  open: (page: Page) => Promise<void>;
  below?: string;
}[] = [
  { title: '24/7 Care', at: '/', open: (page) => press(page, 'Open the care assistant') },
  { title: 'Partner Vets', at: '/', open: (page) => pressInMenu(page, 'Partner vets') },
  { title: 'Premium Dog Food', at: '/', open: (page) => pressInMenu(page, 'Dog food') },
  { title: 'Notifications', at: '/', open: (page) => press(page, /^Notifications/) },
  { title: 'Add Dog', at: '/profile', open: (page) => press(page, 'Add Dog') },
  { title: 'Edit Rex', at: '/profile', open: (page) => press(page, 'Edit Rex') },
  { title: 'Share Rex', at: '/profile', open: (page) => press(page, 'Share Rex') },
  { title: 'Delete Rex?', at: '/profile', open: (page) => press(page, 'Delete Rex') },
  {
    title: 'Crop the photo',
    at: '/profile',
    below: 'Edit Rex',
    open: async (page) => {
      await press(page, 'Edit Rex');
      const buffer = await picture(900, 600).jpeg().toBuffer();
      await page.locator('input[type=file]').setInputFiles({ name: 'rex.jpg', mimeType: 'image/jpeg', buffer });
    },
  },
  { title: 'Schedule Appointment', at: '/calendar', open: (page) => press(page, 'Schedule Appointment') },
  { title: 'Edit Appointment', at: `/calendar?date=${comingDay}`, open: (page) => choose(page, 'Check-up', 'Edit') },
  { title: /^Delete Check-up/, at: `/calendar?date=${comingDay}`, open: (page) => choose(page, 'Check-up', 'Delete') },
  {
    title: 'Reschedule Check-up',
    at: `/calendar?date=${comingDay}`,
    open: async (page) => {
      await press(page, 'Reschedule Check-up');
      await page.getByRole('menuitem', { name: 'Choose a date' }).click();
    },
  },
  { title: 'Rename calendar', at: '/calendar', open: (page) => press(page, 'Rename calendar') },
  { title: 'Sync with your calendar', at: '/calendar', open: (page) => press(page, 'Sync with your calendar') },
  {
    title: 'Replace this address?',
    at: '/calendar',
    below: 'Sync with your calendar',
    open: async (page) => {
      await press(page, 'Sync with your calendar');
      await press(page, 'Replace address');
    },
  },
  { title: 'Change Password', at: '/profile?tab=security', open: (page) => press(page, 'Change Password') },
  { title: 'Sign out everywhere?', at: '/profile?tab=security', open: (page) => press(page, 'Sign Out Everywhere') },
  { title: 'Add payment method', at: '/profile?tab=billing', open: (page) => press(page, 'Add payment method') },
  {
    title: /^Remove /,
    at: '/profile?tab=billing',
    open: async (page) => {
      await withBankAccount(page);
      await press(page, /^Remove/);
    },
  },
];

for (const { title, at, open, below } of sample(dialogs, 3))
  test(`Back closes the dialog "${title}" and stays on its screen`, async ({ page }) => {
    await ownerAt(page, '/favicon.svg');
    await withDog(page);
    await scheduled(page, { title: 'Check-up', appointmentDate: `${comingDay}T09:00` });
    await page.goto('/support');
    await page.goto(at);
    const address = page.url();
    await open(page);
    await expect.poll(() => topDialog(page)).toMatch(title);
    await page.goBack();
    await expect.poll(() => topDialog(page)).toBe(below ?? null);
    expect(page.url()).toBe(address);
    if (below) {
      await page.goBack();
      await expect.poll(() => topDialog(page)).toBe(null);
      expect(page.url()).toBe(address);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/support$/);
  });
