import { afterEach, expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { createFactories, newEmail, registration } from '#test/support/factories.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp({}, { signUpsPerHour: 3 });
const create = createFactories(app);
const { emailsTo, readToken } = mailboxIn(app);
const minute = 60_000;

afterEach(() => app.clock.reset());

function later(ms: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
}

test('one IP address creates as many accounts in an hour as the operator allows, and causes no more emails', async () => {
  app.clock.freeze();
  const signUp = (email: string) => app.visitor('127.0.12.1').post('/api/auth/register', registration(email));
  const emails = Array.from({ length: 4 }, () => newEmail('flood'));
  const statuses = [];
  for (const email of emails) statuses.push((await signUp(email)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  await app.settle();
  expect((await app.mails()).filter(({ to }) => to.startsWith('flood.'))).toHaveLength(6);
  expect((await app.visitor('127.0.12.2').post('/api/auth/register', registration())).status).toBe(201);
  later(20 * minute);
  expect((await signUp(emails[3] ?? '')).status).toBe(201);
});

test('a mailbox gets ten reset emails a day, even if it is verified', async () => {
  app.clock.moveTo(new Date('2031-01-01T01:00:00Z'));
  const owner = await create.owner(app.visitor('127.0.12.3'));
  await app.visitor().ask(account.verifyEmail, { body: { token: await readToken(owner.email, 'verify') } });
  for (let count = 0; count < 12; count += 1) {
    await app.visitor().ask(account.forgotPassword, { body: { email: owner.email } });
    later(10 * minute);
  }
  expect(await emailsTo(owner.email, subjects.reset)).toHaveLength(10);
  app.clock.moveTo(new Date('2031-01-02T01:00:00Z'));
  await app.visitor().ask(account.forgotPassword, { body: { email: owner.email } });
  expect(await emailsTo(owner.email, subjects.reset)).toHaveLength(11);
});
