import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda-environment.ts';
import { createFactories, workOnTableOf } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('a mail that the mail service refused goes out with the next delivery, once', async () => {
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  // The deliveries are the test's own, one right after the other.
  const others: Record<string, string> = {
    outbox: join(root, 'test/support/lost-stream.ts'),
    'notifications-consumer': join(root, 'test/support/refused-once.ts'),
  };
  const app = await startTestApp({ locate: (name, entry) => others[name] ?? usual(name, entry) });
  const { letters } = mailboxIn(app);
  const { email, user } = await createFactories(app).owner();
  const detail = { ownerId: user.id, eventId: 'registered' };
  const time = app.clock.now().toISOString();
  const deliver = () =>
    app.invoke('notifications-consumer', { source: 'houndwell', 'detail-type': 'OwnerRegistered', detail, time });
  await expect(deliver()).rejects.toThrow('out of reach');
  expect(await letters(email, 'Welcome to Houndwell')).toEqual([]);
  for (const _ of ['again', 'and once more']) await deliver();
  expect(await letters(email, 'Welcome to Houndwell')).toHaveLength(1);
  expect(await letters(email, subjects.verify)).toHaveLength(1);
});

test('a mail that another delivery is sending is left to it for a minute, in case that one died', async () => {
  const app = await startTestApp();
  workOnTableOf(app);
  const { sendEmailOnce } = await import('#functions/notifications/send-email-once.ts');
  const { EmailDeliveries } = await import('#functions/entities/email-deliveries.ts');
  const key = { ownerId: 'somebody', eventId: 'something' };
  const compose = () => Promise.reject(new Error('composed'));
  const send = () => sendEmailOnce(key.ownerId, key.eventId, compose);
  const claimedUntil = Date.now() + 600_000;
  await EmailDeliveries.put({ ...key, claimedUntil, expiresAt: 4_000_000_000 }).go();
  await expect(send()).rejects.toThrow('Another delivery');
  expect((await EmailDeliveries.get(key).go()).data?.claimedUntil).toBe(claimedUntil);

  await EmailDeliveries.put({ ...key, claimedUntil: Date.now() - 1, expiresAt: 4_000_000_000 }).go();
  for (const _ of ['it died', 'and again, at once']) await expect(send()).rejects.toThrow('composed');
});
