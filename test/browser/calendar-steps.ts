import { expect, type Locator, type Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { ownerAt } from './account-steps.ts';

const year = new Date().getUTCFullYear();

/** A day of next year, so that its visits are upcoming. */
export const comingDay = `${year + 1}-05-14`;
/** A day of last year. */
export const pastDay = `${year - 1}-05-14`;

/** Calls the API as the page itself would. */
export function ask(page: Page, method: string, path: string, data?: object) {
  return page.request.fetch(path, { method, data, headers: { origin: new URL(page.url()).origin } });
}

/** Signs up an owner in Chicago with these dogs. Returns the dogs' IDs. */
export async function calendarOwner(page: Page, dogs: readonly object[] = [rex]): Promise<string[]> {
  await ownerAt(page, '/favicon.svg');
  const ids: string[] = [];
  for (const dog of dogs) {
    const reply = await ask(page, 'POST', '/api/dogs', dog);
    expect(reply.status()).toBe(201);
    ids.push((await reply.json()).id);
  }
  return ids;
}

/** Schedules an appointment through the API, for the owner's first dog. */
export async function scheduled(page: Page, appointment: object): Promise<{ id: string; updatedAt: string }> {
  const [dog] = await (await ask(page, 'GET', '/api/dogs')).json();
  const reply = await ask(page, 'POST', '/api/appointments', { dogId: dog.id, title: 'Check-up', ...appointment });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** Signs up an owner with one appointment and opens the calendar at its day. Returns the appointment. */
export async function withVisit(page: Page, appointment: { title: string; appointmentDate: string } & object) {
  await calendarOwner(page);
  const visit = await scheduled(page, appointment);
  await page.goto(`/calendar?date=${appointment.appointmentDate.slice(0, 10)}`);
  await expect(findVisit(page, appointment.title)).toBeVisible();
  return visit;
}

/** Returns an appointment in the list of the selected day. */
export function findVisit(page: Page, title: string): Locator {
  return page.locator('.hw-day-card li').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Returns the button of a day in the month. */
export function findDay(page: Page, name: string | RegExp): Locator {
  return page.getByRole('gridcell').getByRole('button', { name });
}

/** Opens the menu of an appointment and chooses an item. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns the open dialog. */
export function findDialog(page: Page): Locator {
  return page.locator('dialog[open]');
}

/** Returns the heading of the selected day. */
export function dayHeading(page: Page): Locator {
  return page.locator('.hw-day-card h2');
}
