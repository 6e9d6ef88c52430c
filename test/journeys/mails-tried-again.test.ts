import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda-environment.ts';
import { root } from '#test/support/folders.ts';
import { givenIn, workOnTableOf } from '#test/support/given.ts';
import { mailboxIn, subjects } from '#test/support/mailbox.ts';
import { startHouse } from '#test/support/runtime.ts';

test('a mail that the mail service refused goes out with the next delivery, once', async () => {
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  // The deliveries are the test's own, one right after the other.
  const others: Record<string, string> = {
    outbox: join(root, 'test/support/lost-stream.ts'),
    'notifications-consumer': join(root, 'test/support/refused-once.ts'),
  };
  const house = await startHouse({ locate: (name, entry) => others[name] ?? usual(name, entry) });
  const { letters } = mailboxIn(house);
  const { email, user } = await givenIn(house).owner();
  const detail = { ownerId: user.id, announcementId: 'registered' };
  const time = house.clock.now().toISOString();
  const deliver = () =>
    house.invoke('notifications-consumer', { source: 'houndwell', 'detail-type': 'OwnerRegistered', detail, time });
  await expect(deliver()).rejects.toThrow('out of reach');
  expect(await letters(email, 'Welcome to Houndwell')).toEqual([]);
  for (const _ of ['again', 'and once more']) await deliver();
  expect(await letters(email, 'Welcome to Houndwell')).toHaveLength(1);
  expect(await letters(email, subjects.verify)).toHaveLength(1);
});

test('a mail that another delivery is sending is left to it for a minute, in case that one died', async () => {
  const house = await startHouse();
  workOnTableOf(house);
  const { mailOnce } = await import('#functions/notifications/mail-once.ts');
  const { Mailings } = await import('#functions/entities/mailings.ts');
  const key = { ownerId: 'somebody', announcementId: 'something' };
  const compose = () => Promise.reject(new Error('composed'));
  const send = () => mailOnce(key.ownerId, key.announcementId, compose);
  const claimedUntil = Date.now() + 600_000;
  await Mailings.put({ ...key, claimedUntil, expiresAt: 4_000_000_000 }).go();
  await expect(send()).rejects.toThrow('Another delivery');
  expect((await Mailings.get(key).go()).data?.claimedUntil).toBe(claimedUntil);

  await Mailings.put({ ...key, claimedUntil: Date.now() - 1, expiresAt: 4_000_000_000 }).go();
  for (const _ of ['it died', 'and again, at once']) await expect(send()).rejects.toThrow('composed');
});
