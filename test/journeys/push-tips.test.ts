import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { push } from '#shared/contract/push.ts';
import { tips } from '#shared/contract/tips.ts';
import { password, registration } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { connectPushService } from '#test/support/push.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const { turnOn, received } = connectPushService(app);

afterEach(() => app.clock.reset());

/** Moves the clock, which runs the schedules that are due. */
async function moveTo(instant: string): Promise<void> {
  app.clock.moveTo(new Date(instant));
  await app.settle();
}

async function run(): Promise<void> {
  const { status, text } = await app.visitor().post('/__local/schedules/daily-tips', {});
  if (status !== 200) throw new Error(text);
}

/** Registers an owner in a time zone, who is remembered and has push on in a browser. */
async function ownerIn(timeZone: string, instant: string) {
  app.clock.freeze();
  await moveTo(instant);
  const form = { ...registration(), timeZone };
  await app.visitor().ask(account.register, { body: form });
  const browser = app.visitor();
  await browser.ask(account.login, { body: { email: form.email, password, rememberMe: true } });
  return { browser, subscription: await turnOn(browser) };
}

async function sentAt(subscription: { endpoint: string }): Promise<string[]> {
  return (await received(subscription)).map(({ at }) => at);
}

const latest = async (browser: Browser) => (await browser.ask(tips.listDailyTips))[0];

test.each([
  [
    'Asia/Kathmandu',
    '2028-02-09T06:00:00.000Z',
    '2028-02-10T03:00:00.000Z',
    '2028-02-10T03:15:00.000Z',
    '2028-02-11T03:15:00.000Z',
  ],
  [
    'America/St_Johns',
    '2028-02-09T15:00:00.000Z',
    '2028-02-10T12:15:00.000Z',
    '2028-02-10T12:30:00.000Z',
    '2028-02-11T12:30:00.000Z',
  ],
  [
    'America/New_York',
    '2028-03-11T17:00:00.000Z',
    '2028-03-12T12:45:00.000Z',
    '2028-03-12T13:00:00.000Z',
    '2028-03-13T13:00:00.000Z',
  ],
])(
  'in %s, the tip reaches a closed browser at 9:00, once a day',
  async (timeZone, registered, early, first, second) => {
    const { browser, subscription } = await ownerIn(timeZone, registered);
    await moveTo(early);
    expect(await sentAt(subscription)).toEqual([]);
    await moveTo(first);
    await Promise.all([run(), run(), run()]);
    expect(await sentAt(subscription)).toEqual([first]);
    const [sent] = (await received(subscription)).slice(-1);
    expect(sent).toMatchObject({
      message: { title: 'Your daily tip', body: (await latest(browser))?.tipContent, path: '/tips' },
      ttl: 12 * 3600,
      urgency: 'normal',
    });
    await moveTo(second);
    await run();
    expect(await sentAt(subscription)).toEqual([first, second]);
  },
);

test('a late run on the same day sends the tip, and a run after midnight does not', async () => {
  const { subscription } = await ownerIn('America/Chicago', '2028-04-03T18:00:00.000Z');
  await moveTo('2028-04-04T23:40:00.000Z');
  await run();
  expect(await sentAt(subscription)).toEqual(['2028-04-04T23:40:00.000Z']);
  await moveTo('2028-04-06T06:00:00.000Z');
  await run();
  expect(await sentAt(subscription)).toHaveLength(1);
  await moveTo('2028-04-06T14:00:00.000Z');
  expect(await sentAt(subscription)).toHaveLength(2);
});

test('a tip that the owner has read is not sent', async () => {
  const { browser, subscription } = await ownerIn('America/Chicago', '2028-04-03T18:00:00.000Z');
  app.clock.moveTo(new Date('2028-04-04T14:00:00.000Z'));
  const tip = await latest(browser);
  await browser.ask(tips.markDailyTipRead, { params: { id: tip?.id ?? '' } });
  await run();
  const sent = await sentAt(subscription);
  await moveTo('2028-04-05T14:00:00.000Z');
  expect(await sentAt(subscription)).toEqual([...sent, '2028-04-05T14:00:00.000Z']);
});

test('an owner who moves to another time zone gets one tip for each date', async () => {
  const { browser, subscription } = await ownerIn('America/New_York', '2028-04-03T18:00:00.000Z');
  await moveTo('2028-04-04T13:00:00.000Z');
  await browser.ask(account.updateUser, { body: { timeZone: 'America/Los_Angeles' } });
  await moveTo('2028-04-04T16:00:00.000Z');
  expect(await sentAt(subscription)).toEqual(['2028-04-04T13:00:00.000Z']);
  await browser.ask(account.updateUser, { body: { timeZone: 'Europe/Berlin' } });
  for (const instant of ['2028-04-05T07:00:00.000Z', '2028-04-05T13:00:00.000Z', '2028-04-05T16:00:00.000Z']) {
    await moveTo(instant);
  }
  expect(await sentAt(subscription)).toEqual(['2028-04-04T13:00:00.000Z', '2028-04-05T07:00:00.000Z']);
});

test('an owner who has turned push off leaves the queue, and turning it on again returns to it', async () => {
  const { browser, subscription } = await ownerIn('America/Chicago', '2028-04-03T18:00:00.000Z');
  const [row] = await browser.ask(push.listPushSubscriptions);
  await browser.ask(push.unsubscribeFromPush, { params: { id: row?.id ?? '' } });
  await moveTo('2028-04-04T14:00:00.000Z');
  await moveTo('2028-04-05T14:00:00.000Z');
  expect(await sentAt(subscription)).toEqual([]);
  const again = await turnOn(browser);
  await moveTo('2028-04-06T14:00:00.000Z');
  expect(await sentAt(again)).toEqual(['2028-04-06T14:00:00.000Z']);
});

test('push of tips that is off sends nothing until it is on again, whether or not the list shows them', async () => {
  const { browser, subscription } = await ownerIn('America/Chicago', '2028-04-03T18:00:00.000Z');
  const preferences = await browser.ask(notifications.getNotificationPreferences);
  const save = (choices: { inApp: boolean; push: boolean }) =>
    browser.ask(notifications.updateNotificationPreferences, {
      body: { ...preferences, kinds: { ...preferences.kinds, tips: choices } },
    });
  await save({ inApp: true, push: false });
  await moveTo('2028-04-04T14:00:00.000Z');
  await moveTo('2028-04-05T13:45:00.000Z');
  await save({ inApp: false, push: true });
  await app.settle();
  await moveTo('2028-04-05T14:00:00.000Z');
  expect(await sentAt(subscription)).toEqual(['2028-04-05T14:00:00.000Z']);
});

test('a tip that arrives in quiet hours is sent at their end', async () => {
  const { browser, subscription } = await ownerIn('America/Chicago', '2028-04-03T18:00:00.000Z');
  const preferences = await browser.ask(notifications.getNotificationPreferences);
  await browser.ask(notifications.updateNotificationPreferences, {
    body: { ...preferences, quietHours: { start: '22:00', end: '09:30' } },
  });
  await moveTo('2028-04-04T14:00:00.000Z');
  expect(await sentAt(subscription)).toEqual([]);
  await moveTo('2028-04-04T14:30:00.000Z');
  expect(await sentAt(subscription)).toEqual(['2028-04-04T14:30:00.000Z']);
});
