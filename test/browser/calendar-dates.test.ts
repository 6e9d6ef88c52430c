import type { Page } from '@playwright/test';
import { rex } from '#test/support/factories.ts';
import { allowConsole, asScript, newEmail, password } from './account-steps.ts';
import { dayHeading, findDay, findDialog, findVisit } from './calendar-steps.ts';
import { ownApp } from './own-app.ts';
import { expect, test } from './visit.ts';

// A separate app, because moving the clock affects every test of a runtime.
const houndwell = ownApp();

const at = (path: string) => `${houndwell.url}${path}`;
const headers = () => ({ origin: houndwell.url });

async function moveClock(page: Page, now: string): Promise<void> {
  const reply = await page.request.put(at('/__local/clock'), { headers: asScript, data: { now } });
  expect(reply.status()).toBe(200);
}

/**
 * Sets the clock and signs up an owner with a dog and these appointments. The time zone of the tests' browser is
 * Chicago.
 */
async function ownerIn(page: Page, now: string, timeZone: string, visits: Record<string, string>): Promise<void> {
  await moveClock(page, now);
  const data = { name: 'Ada Lopez', email: newEmail(), password, timeZone };
  expect((await page.request.post(at('/api/auth/register'), { data, headers: headers() })).status()).toBe(201);
  await page.request.post(at('/api/auth/complete-first-login'), { headers: headers() });
  const dog = await (await page.request.post(at('/api/dogs'), { data: rex, headers: headers() })).json();
  for (const [title, appointmentDate] of Object.entries(visits)) {
    const sent = { dogId: dog.id, title, appointmentDate };
    const reply = await page.request.post(at('/api/appointments'), { data: sent, headers: headers() });
    expect(reply.status()).toBe(201);
  }
}

test("the calendar shows the owner's days when the device is in another time zone", async ({ page }) => {
  // Friday 11:30 PM in Chicago is Saturday afternoon in Tokyo.
  await ownerIn(page, '2030-03-02T05:30:00Z', 'Asia/Tokyo', { Early: '2030-03-02T00:15', Late: '2030-03-02T23:45' });
  await page.goto(at('/calendar'));
  await expect(dayHeading(page)).toHaveText('Saturday, March 2');
  await expect(findVisit(page, 'Early')).toContainText(/12:15\sAM/);
  await expect(findVisit(page, 'Early')).toContainText('Mark as done?');
  await expect(findVisit(page, 'Late')).toContainText(/11:45\sPM/);
  await expect(findVisit(page, 'Late')).not.toContainText('Mark as done?');
  await expect(findDay(page, 'Today, Saturday, March 2, 2 visits')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next three visits' })).toContainText(/Sat, Mar 2, 11:45\sPM/);
  await page.getByRole('button', { name: 'Reschedule Late' }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow, 11:45\sPM/ }).click();
  await findDay(page, /Sunday, March 3, 1 visit/).click();
  await expect(findVisit(page, 'Late')).toContainText(/11:45\sPM/);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await page.getByLabel('Title').fill('Weigh-in');
  await page.getByLabel('Time').fill('00:05');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Weigh-in')).toContainText(/12:05\sAM/);
});

test('a visit keeps its time of day when clocks move forward, and a time that clocks skip is rejected', async ({
  page,
  complaints,
}) => {
  // Clocks in Chicago move from 2 to 3 AM on March 10, 2030.
  await ownerIn(page, '2030-03-09T15:00:00Z', 'America/Chicago', {
    Walk: '2030-03-09T16:30',
    Night: '2030-03-09T02:30',
  });
  await page.goto(at('/calendar'));
  await page.getByRole('button', { name: 'Reschedule Walk' }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const gap = /This time doesn't exist on that day because the clocks move forward/;
  await page.getByRole('button', { name: 'Reschedule Night' }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  await expect(page.getByText(gap)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(findVisit(page, 'Night')).toContainText(/2:30\sAM/);
  await findDay(page, /Sunday, March 10, 1 visit/).click();
  await expect(findVisit(page, 'Walk')).toContainText(/4:30\sPM/);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await page.getByLabel('Title').fill('Bath');
  await page.getByLabel('Time').fill('02:30');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findDialog(page).getByText(gap)).toBeVisible();
  await expect(page.getByLabel('Time')).toBeFocused();
  await page.getByLabel('Time').fill('03:30');
  await findDialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(findVisit(page, 'Bath')).toContainText(/3:30\sAM/);
  allowConsole(complaints, 400);
});

test('the calendar goes to the next day at midnight', { tag: '@exhaustive' }, async ({ page }) => {
  await ownerIn(page, '2030-03-02T05:40:00Z', 'America/Chicago', { Grooming: '2030-03-02T09:00' });
  await page.clock.install({ time: new Date('2030-03-02T05:40:00Z') });
  await page.goto(at('/calendar'));
  await expect(dayHeading(page)).toHaveText('Friday, March 1');
  await page.waitForLoadState('networkidle');
  await moveClock(page, '2030-03-02T06:00:10Z');
  await page.clock.fastForward(20 * 60_000 + 10_000);
  await expect(dayHeading(page)).toHaveText('Saturday, March 2');
  await expect(findVisit(page, 'Grooming')).toBeVisible();
});

test('an owner navigates days and months by keyboard and with the browser history', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await ownerIn(page, '2030-03-30T15:00:00Z', 'America/Chicago', { Dental: '2030-04-02T09:00' });
  await page.goto(at('/calendar'));
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toHaveCount(0);
  await findDay(page, /^Today, Saturday, March 30/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(findDay(page, 'Sunday, March 31')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'April 2030' })).toBeVisible();
  await expect(findDay(page, 'Tuesday, April 30')).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  for (let weeks = 0; weeks < 4; weeks += 1) await page.keyboard.press('ArrowUp');
  await expect(findDay(page, 'Tuesday, April 2, 1 visit, Dental')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/calendar?date=2030-04-02'));
  await expect(findVisit(page, 'Dental')).toBeVisible();
  await page.reload();
  await expect(findVisit(page, 'Dental')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'May 2030' })).toBeVisible();
  await expect(dayHeading(page)).toHaveText('Tuesday, April 2');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(dayHeading(page)).toHaveText('Saturday, March 30');
  await page.goBack();
  await expect(dayHeading(page)).toHaveText('Tuesday, April 2');
  await page.goto(at('/calendar?book=true'));
  await expect(page.getByRole('dialog', { name: 'Schedule Appointment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(at('/calendar'));
});
