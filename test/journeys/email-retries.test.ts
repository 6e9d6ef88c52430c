import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { createFactories, workOnTableOf } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('sends an email that SES rejected once, at the next delivery of the event', async () => {
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  // The test delivers the events itself.
  const replaced: Record<string, string> = {
    outbox: join(root, 'test/support/lost-stream.ts'),
    consumers: join(root, 'test/support/refused-once.ts'),
  };
  const app = await startTestApp({ locate: (name, entry) => replaced[name] ?? usual(name, entry) });
  const { emailsTo } = mailboxIn(app);
  const { email, user } = await createFactories(app).owner();
  const detail = { ownerId: user.id, eventId: 'registered' };
  const time = app.clock.now().toISOString();
  const deliver = () =>
    app.invoke('consumers', { source: 'houndwell', 'detail-type': 'OwnerRegistered', detail, time });
  await expect(deliver()).rejects.toThrow('unavailable');
  expect(await emailsTo(email, 'Welcome to Houndwell')).toEqual([]);
  await deliver();
  await deliver();
  expect(await emailsTo(email, 'Welcome to Houndwell')).toHaveLength(1);
  expect(await emailsTo(email, subjects.verify)).toHaveLength(1);
});

describe('once', async () => {
  workOnTableOf(await startTestApp());
  const { once, OnceRecords } = await import('#functions/core/once.ts');

  test('does the work once per key, one call at a time', async () => {
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

  test('takes over when the lease of another call has run out', async () => {
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
