import { describe, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { appointments } from '#shared/contract/appointments.ts';
import { chat } from '#shared/contract/chat.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { createFactories, type Owner, password, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { mailboxIn } from '#test/support/mailbox.ts';
import { publishedPhoto } from '#test/support/photo-files.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const { readToken, resetToken } = mailboxIn(app);
const fresh = 'a-new-bone-9';
const nextYear = app.clock.now().getUTCFullYear() + 1;

async function verify({ email }: Owner): Promise<void> {
  await app.visitor().ask(account.verifyEmail, { body: { token: await readToken(email, 'verify') } });
}

/** Resets the password with an emailed link and signs in. */
async function recover(owner: Owner): Promise<Browser> {
  const browser = app.visitor();
  await browser.ask(account.resetPassword, { body: { token: await resetToken(owner), password: fresh } });
  await browser.ask(account.login, { body: { email: owner.email, password: fresh } });
  return browser;
}

/** Each way in which an owner ends the access of others. Returns a browser that is signed in afterwards. */
const endings: Record<string, (owner: Owner) => Promise<Browser>> = {
  'a password reset': recover,
  'a password change': async ({ browser }) => {
    await browser.ask(account.changePassword, { body: { currentPassword: password, newPassword: fresh } });
    return browser;
  },
  'signing out everywhere': async ({ browser, email }) => {
    await browser.ask(account.signOutEverywhere);
    await browser.ask(account.login, { body: { email, password } });
    return browser;
  },
};

for (const [name, end] of Object.entries(endings)) {
  test(`${name} ends the feed addresses, and the owner gets new ones`, async () => {
    const owner = await create.ownerWithDog();
    await verify(owner);
    const read = async (browser: Browser, query: { dogId?: string }) =>
      new URL((await browser.ask(appointments.getFeed, { query })).url).pathname;
    const status = (path: string) =>
      app
        .visitor()
        .get(path)
        .then((reply) => reply.status);
    const queries = [{}, { dogId: owner.dog.id }];
    const old = await Promise.all(queries.map((query) => read(owner.browser, query)));
    expect(await Promise.all(old.map(status))).toEqual([200, 200]);
    const browser = await end(owner);
    expect(await Promise.all(old.map(status))).toEqual([404, 404]);
    const next = await Promise.all(queries.map((query) => read(browser, query)));
    expect(await Promise.all(next.map(status))).toEqual([200, 200]);
    expect(await Promise.all(old.map(status))).toEqual([404, 404]);
  });
}

test('concurrent requests after signing out everywhere get the same feed address', async () => {
  const owner = await create.owner();
  await owner.browser.ask(appointments.getFeed);
  const browser = await endings['signing out everywhere']?.(owner);
  const found = await Promise.all(Array.from({ length: 5 }, () => browser?.ask(appointments.getFeed)));
  expect(new Set(found.map((each) => each?.url)).size).toBe(1);
});

describe('an account whose mailbox a stranger has registered', () => {
  /** An account with a dog, a single visit, a series with an override, a chat message and a notification. */
  async function filled(): Promise<Owner> {
    const owner = await create.ownerWithDog();
    const { browser, dog } = owner;
    const photoUrl = await publishedPhoto(browser);
    await browser.ask(dogs.updateDog, { params: { id: dog.id }, body: { ...rex, photoUrl } });
    const visit = { dogId: dog.id, title: 'Booster', appointmentDate: `${nextYear}-05-20T16:30`, duration: 45 };
    await browser.ask(appointments.createAppointment, { body: visit });
    const repeat = { every: 1, unit: 'week' } as const;
    const series = await browser.ask(appointments.createAppointment, { body: { ...visit, repeat } });
    const moved = { ...visit, appointmentDate: `${nextYear}-05-21T09:00` };
    await browser.ask(appointments.updateAppointment, {
      params: { id: series.id },
      query: { scope: 'one' },
      body: moved,
    });
    await browser.ask(chat.sendChatMessage, {
      body: { message: 'How often should I brush Rex?', category: 'general', dogId: dog.id },
    });
    const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3600_000).toISOString();
    await browser.ask(appointments.createAppointment, { body: { ...visit, appointmentDate: inHours(20) } });
    await browser.post('/__local/schedules/reminders', { at: inHours(19.5) });
    await app.settle();
    return owner;
  }

  async function list(browser: Browser) {
    const visits = { from: `${nextYear}-01-01`, to: `${nextYear}-12-31` };
    return {
      dogs: await browser.ask(dogs.listDogs),
      visits: await browser.ask(appointments.listAppointments, { query: visits }),
      messages: await browser.ask(chat.listChatMessages),
      notifications: await browser.ask(notifications.listNotifications),
    };
  }

  test('has no dog, visit, message or notification of the stranger after a password reset', async () => {
    const owner = await filled();
    const before = await list(owner.browser);
    expect(Object.values(before).map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
    const browser = await recover(owner);
    expect(await list(browser)).toEqual({ dogs: [], visits: [], messages: [], notifications: [] });
    await app.settle();
    const removed = (await app.publishedEvents()).filter(({ type }) => type === 'PhotoRemoved');
    expect(removed).toHaveLength(1);
    await browser.ask(dogs.createDog, { body: rex });
  });

  test('keeps everything after a password reset if the mailbox was verified', async () => {
    const owner = await filled();
    await verify(owner);
    const before = await list(owner.browser);
    const after = await list(await recover(owner));
    expect([after.dogs, after.visits.length, after.messages]).toEqual([
      before.dogs,
      before.visits.length,
      before.messages,
    ]);
  });
});
