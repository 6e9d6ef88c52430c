import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { newEmail, password, registration } from '#test/support/factories.ts';
import { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const operator = new Browser(app.url);
app.clock.freeze();

const day = 24 * 3600 * 1000;

const moveTo = (moment: number) => operator.put('/__local/clock', { now: new Date(moment).toISOString() });
const runSchedule = () => operator.post('/__local/schedules/trials');
/** The notifications besides the one of the daily tip. */
async function bell(browser: Browser) {
  const all = await browser.ask(notifications.listNotifications);
  return all.filter(({ type }) => type === 'system');
}

async function ownerFrom(moment: number, planType: 'trial' | 'free' = 'trial') {
  await moveTo(moment);
  const browser = app.visitor();
  const form = { ...registration(newEmail('trial')), planType };
  const user = await browser.ask(account.register, { body: form });
  await browser.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
  return { browser, end: Date.parse(user.trialEndsAt) };
}

test('an owner is notified three days before the trial ends, and on its last day', async () => {
  const start = Date.parse('2028-12-01T12:00:00.000Z');
  const { browser, end } = await ownerFrom(start);
  const { browser: chooser } = await ownerFrom(start, 'free');
  await moveTo(end - 3 * day);
  await runSchedule();
  await operator.post('/__local/settle');
  expect(await bell(browser)).toMatchObject([
    {
      type: 'system',
      title: 'Your free trial ends on Friday, December 8',
      message: "If you do nothing, you won't be charged, and nothing is deleted.",
      actionUrl: '/pricing',
    },
  ]);
  await moveTo(end - day);
  await runSchedule();
  await operator.post('/__local/settle');
  expect((await bell(browser)).map(({ title }) => title)).toEqual([
    'Last day of your free trial',
    'Your free trial ends on Friday, December 8',
  ]);
  const [newest] = await bell(chooser);
  expect(newest).toMatchObject({ message: expect.stringContaining('Free starts'), actionUrl: '/profile?tab=billing' });
});
