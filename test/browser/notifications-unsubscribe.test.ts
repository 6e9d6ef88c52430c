import type { Page } from '@playwright/test';
import { allowConsole, allowOfflineConsole, asScript, ownerAt } from '#test/browser/account-steps.ts';
import { axeViolations, expect, test, withDog } from '#test/browser/visit.ts';

/** A well-formed unsubscribe link for an owner who does not exist. */
const unknownLink = `/unsubscribe#token=01ARZ3NDEKTSV4RRFFQ69G5FAV.appointments.${'A'.repeat(43)}`;
const heading = { level: 1 } as const;

const minute = 60_000;

/** Signs up an owner who gets a reminder by email, and returns the unsubscribe link in it. */
async function linkOfReminder(page: Page): Promise<string> {
  const email = await ownerAt(page, '/profile/notifications');
  await withDog(page);
  const [dog] = (await (await page.request.get('/api/dogs')).json()) as { id: string }[];
  const now = Date.now();
  const visit = { dogId: dog?.id, title: 'Checkup', appointmentDate: new Date(now + 61 * minute).toISOString() };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/appointments', { headers, data: visit })).status()).toBe(201);
  const at = new Date(now + 2 * minute).toISOString();
  await page.request.post('/__local/schedules/reminders', { headers: asScript, data: { at } });
  await page.request.post('/__local/settle', { headers: asScript });
  const mails = await (await page.request.get('/__local/mail', { headers: asScript })).json();
  const mail = (mails as { to: string; subject: string; text: string }[]).find(
    ({ to, subject }) => to === email && /^Your vet visit on /.test(subject),
  );
  return /Unsubscribe:\nhttps?:\/\/[^/]+(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
}

test('the button on the page of an unsubscribe link stops those emails, for visitors and for owners', {
  tag: '@phone',
}, async ({ page, anotherBrowser }) => {
  const link = await linkOfReminder(page);
  const email = page.getByRole('checkbox', { name: 'Vet visit reminders, by email' });
  await expect(email).toBeChecked();
  const visitor = await anotherBrowser();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', heading)).toHaveText('Unsubscribe from emails?');
  await expect(visitor.getByText("We'll stop emailing you about upcoming vet visits.")).toBeVisible();
  expect(visitor.url()).not.toContain('token');
  expect(await axeViolations(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Unsubscribe' }).focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', heading)).toHaveText("You're unsubscribed");
  await expect(visitor.getByRole('heading', heading)).toBeFocused();
  await expect(visitor.getByText('You can turn these emails on again in the notification settings.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  expect(await axeViolations(visitor)).toEqual([]);

  await page.goto(link);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(email).not.toBeChecked();
  await expect(page.getByLabel('A day before')).toBeChecked();
});

test('the page for unsubscribing says when a link is incomplete or unknown', { tag: '@exhaustive' }, async ({
  page,
  complaints,
}) => {
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

test('unsubscribing can be tried again after a failure', { tag: '@exhaustive' }, async ({ page, complaints }) => {
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
