import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { account } from '#shared/contract/account.ts';
import { deliver } from '#test/support/deliver.ts';
import {
  connectTable,
  createFactories,
  newEmail,
  type Owner,
  password,
  registration,
} from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp, temporaryFolder } from '#test/support/test-app.ts';

const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
const faults = join(root, 'test/support/ses-faults.ts');
const dataDir = temporaryFolder();
const app = await startTestApp(
  { locate: (name, entry) => (name === 'mail' ? faults : usual(name, entry)) },
  { dataDir },
);
const create = createFactories(app);
const { emailsTo, readToken } = mailboxIn(app);
const minute = 60_000;
const welcome = 'Welcome to Houndwell';

// Early in a day, so that no test crosses midnight.
beforeEach(() => {
  app.clock.freeze();
  const day = new Date(app.clock.now());
  day.setUTCHours(24, 30, 0, 0);
  app.clock.moveTo(day);
});
afterEach(() => app.clock.reset());

async function register(email: string): Promise<Owner> {
  const browser = app.visitor();
  return { browser, email, user: await browser.ask(account.register, { body: registration(email) }) };
}

async function later(ms: number): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
  await app.settle();
}

/** The subjects of all emails to these addresses. */
async function mailsTo(address: RegExp): Promise<string[]> {
  await app.settle();
  return (await app.mails()).filter(({ to }) => address.test(to)).map(({ subject }) => subject);
}

const isUndeliverable = async ({ browser }: Owner) => (await browser.ask(account.getUser)).emailUndeliverable;

describe('an email', () => {
  test('arrives once after SES was down for 30 minutes, without any intervention', async () => {
    const { email } = await register(newEmail('outage'));
    await app.settle();
    for (let minutes = 0; minutes < 30; minutes += 5) {
      expect(await emailsTo(email, welcome)).toEqual([]);
      await later(5 * minute);
    }
    for (let count = 0; count < 3; count += 1) await later(6 * minute);
    expect(await emailsTo(email, welcome)).toHaveLength(1);
    expect(await emailsTo(email, subjects.verify)).toHaveLength(1);
    expect(readFileSync(join(dataDir, 'mail-dead-letters.jsonl'), 'utf8')).toBe('');
  });

  test('is sent once, however often its event is delivered, even concurrently', async () => {
    const { email, user } = await create.owner();
    await app.settle();
    const [registered] = (await app.publishedEvents()).filter(({ detail }) => detail.ownerId === user.id);
    const event = { source: 'houndwell', 'detail-type': 'OwnerRegistered', detail: registered?.detail };
    const time = app.clock.now().toISOString();
    for (let count = 0; count < 2; count += 1) {
      await Promise.all([1, 2].map(() => deliver(app, { ...event, time })));
    }
    expect(await emailsTo(email, welcome)).toHaveLength(1);
  });

  test('is not sent again if SES permanently rejects it', async () => {
    const { email } = await register(newEmail('refused'));
    const refusals = () =>
      app
        .printed()
        .split('\n')
        .filter((line) => line.includes('"email refused"')).length;
    await app.settle();
    expect(refusals()).toBe(2);
    for (let count = 0; count < 3; count += 1) await later(6 * minute);
    expect(refusals()).toBe(2);
    expect(await emailsTo(email, welcome)).toEqual([]);
  });

  test.each(['bounce', 'complaint'])('is the last one to its address if SES reports a %s', async (kind) => {
    const other = await create.owner();
    const owner = await register(`${kind}+${process.pid}@simulator.amazonses.com`);
    await app.settle();
    expect([await isUndeliverable(owner), await isUndeliverable(other)]).toEqual([true, false]);
    const before = (await app.mails()).length;
    await app.visitor().ask(account.forgotPassword, { body: { email: owner.email } });
    await owner.browser.ask(account.resendVerification);
    await app.settle();
    expect(await app.mails()).toHaveLength(before);
  });
});

describe('an unverified mailbox', () => {
  test('gets at most ten security emails a day across all its sub-addresses', async () => {
    const name = `victim${process.pid}`;
    const mailbox = new RegExp(`^${name}(\\+\\d+)?@`);
    const owners: Owner[] = [];
    for (let count = 0; count < 9; count += 1) owners.push(await register(`${name}+${count}@example.com`));
    const [first] = owners as [Owner];
    await first.browser.ask(account.resendVerification);
    await first.browser.ask(account.changePassword, {
      body: { currentPassword: password, newPassword: 'a-new-bone-9' },
    });
    await app.visitor().ask(account.forgotPassword, { body: { email: first.email } });
    const login = { email: first.email, password: 'a-new-bone-9', rememberMe: false };
    await app.visitor('127.9.9.9').ask(account.login, { body: login });
    const sent = await mailsTo(mailbox);
    expect(sent.filter((subject) => subject === welcome)).toHaveLength(3);
    expect(sent.filter((subject) => subject !== welcome)).toHaveLength(10);

    await later(24 * 60 * minute);
    await register(`${name}@example.com`);
    expect(await mailsTo(mailbox)).toHaveLength(3 + 10 + 2);
  });

  test('gets at most three emails about trials a day across all its sub-addresses', async () => {
    const name = `trial${process.pid}`;
    for (let count = 0; count < 4; count += 1) {
      const { user } = await register(`${name}+${count}@example.com`);
      const { id: ownerId, trialEndsAt } = user;
      const detail = { eventId: `trial-${count}`, ownerId, daysLeft: 3, trialEndsAt };
      const time = app.clock.now().toISOString();
      await deliver(app, { source: 'houndwell', 'detail-type': 'TrialEnding', detail, time });
    }
    const sent = await mailsTo(new RegExp(`^${name}\\+\\d@`));
    expect(sent.filter((subject) => /free trial/.test(subject))).toHaveLength(3);
  });

  test("is greeted without a name, and by the owner's name once it is verified", async () => {
    const owner = await create.owner();
    const token = await readToken(owner.email, 'verify');
    expect((await emailsTo(owner.email, subjects.verify))[0]?.text).toMatch(/^Hi,\n/);
    await app.visitor().ask(account.verifyEmail, { body: { token } });
    await app.visitor().ask(account.forgotPassword, { body: { email: owner.email } });
    expect((await emailsTo(owner.email, subjects.reset))[0]?.text).toMatch(/^Hi Maya,\n/);
  });
});

describe('the function once()', async () => {
  await connectTable(app);
  const { once, OnceRecords } = await import('#functions/core/data/once.ts');

  test('does its work once per key, one call at a time', async () => {
    const work = vi.fn(async () => undefined);
    const finish = Promise.withResolvers<void>();
    const slow = once('key', () => finish.promise.then(work));
    await expect.poll(async () => (await OnceRecords.get({ key: 'key' }).go()).data?.done).toBe(false);
    await expect(once('key', work)).rejects.toThrow('Another call');
    finish.resolve();
    await slow;
    await once('key', work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('takes over when the lease of another call has expired', async () => {
    const work = vi.fn(async () => undefined);
    await OnceRecords.put({ key: 'died', done: false, leasedUntil: Date.now() - 1, expiresAt: 4_000_000_000 }).go();
    await once('died', work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('repeats failed work at the next call', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('failed')).mockResolvedValue(undefined);
    await expect(once('fails', work)).rejects.toThrow('failed');
    await once('fails', work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
