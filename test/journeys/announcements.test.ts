import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda-environment.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { root } from '#test/support/folders.ts';
import { givenIn, rex } from '#test/support/given.ts';
import { type House, startHouse } from '#test/support/runtime.ts';

async function announcedOf(house: House, ownerId: string) {
  await house.settle();
  const all = await house.announced();
  return all.filter(({ detail }) => detail.ownerId === ownerId).toReversed();
}

async function mailsTo(house: House, email: string): Promise<string[]> {
  await house.settle();
  return (await house.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('what happens is announced', () => {
  test('exactly once, after it is true, with ids alone', async () => {
    const house = await startHouse();
    const { user, dog } = await givenIn(house).ownerWithDog();
    const announced = await announcedOf(house, user.id);
    expect(announced.filter(({ type }) => ['OwnerRegistered', 'DogCreated'].includes(type))).toEqual([
      {
        type: 'OwnerRegistered',
        detail: { ownerId: user.id, announcementId: expect.any(String) },
        at: expect.any(String),
      },
      {
        type: 'DogCreated',
        detail: { ownerId: user.id, dogId: dog.id, announcementId: expect.any(String) },
        at: expect.any(String),
      },
    ]);
  });

  test('once when a caller repeats itself, and not at all when it was refused', async () => {
    const house = await startHouse();
    const { browser, user } = await givenIn(house).owner();
    await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/dogs', rex, { key: 'same' })));
    await browser.post('/api/dogs', { ...rex, age: 99 });
    await browser.post('/api/dogs', rex, { headers: { origin: 'https://evil.example' } });
    const announced = await announcedOf(house, user.id);
    expect(announced.filter(({ type }) => type === 'DogCreated')).toHaveLength(1);
  });
});

describe('whoever hears of it', () => {
  test('acts once, also when it is delivered again and again, late or at the same moment', async () => {
    const house = await startHouse();
    const { browser, user, email } = await givenIn(house).ownerWithDog();
    const before = { mails: await mailsTo(house, email), bell: await browser.ask(notifications.listNotifications) };
    expect(before.mails.filter((subject) => subject === 'Welcome to Houndwell')).toHaveLength(1);
    expect(before.bell.map(({ title }) => title)).toContain('Rex is here');

    const again = await announcedOf(house, user.id);
    for (const { type, detail, at } of [...again, ...again.toReversed()]) {
      const event = { id: crypto.randomUUID(), source: 'houndwell', 'detail-type': type, detail, time: at };
      // Nothing is refused either: what is done already is no mistake.
      await Promise.all([1, 2].map(() => house.invoke('notifications-consumer', event)));
    }
    expect(await mailsTo(house, email)).toEqual(before.mails);
    expect(await browser.ask(notifications.listNotifications)).toEqual(before.bell);
  });

  test('refuses what it cannot read, so that it lands among the dead letters instead of nowhere', async () => {
    const house = await startHouse();
    const event = { source: 'houndwell', 'detail-type': 'DogCreated', time: new Date(0).toISOString() };
    await expect(house.invoke('notifications-consumer', { ...event, detail: {} })).rejects.toThrow();
    await expect(
      house.invoke('notifications-consumer', { ...event, 'detail-type': 'NoSuchThing', detail: {} }),
    ).rejects.toThrow();
  });
});

describe('what the stream has lost', () => {
  test('is announced by the hourly sweep, once, when it is older than five minutes', async () => {
    const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
    const lost = join(root, 'test/support/lost-stream.ts');
    const house = await startHouse({ locate: (name, entry) => (name === 'outbox' ? lost : usual(name, entry)) });
    // No full hour passes at which the sweep would ring by itself.
    house.clock.stand();
    const { browser, user, email } = await givenIn(house).ownerWithDog();
    expect(await announcedOf(house, user.id)).toEqual([]);

    const ring = (at: Date) => browser.post('/__local/schedules/outbox-sweep', { at: at.toISOString() });
    const minutesLater = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000);
    expect((await ring(minutesLater(4))).status).toBe(200);
    expect(await announcedOf(house, user.id)).toEqual([]);

    expect((await ring(minutesLater(6))).status).toBe(200);
    const types = (await announcedOf(house, user.id)).map(({ type }) => type);
    expect(types.filter((type) => ['OwnerRegistered', 'DogCreated'].includes(type)).sort()).toEqual([
      'DogCreated',
      'OwnerRegistered',
    ]);
    expect(await mailsTo(house, email)).toContain('Welcome to Houndwell');

    for (let count = 0; count < 2; count += 1) await ring(minutesLater(60));
    const after = (await announcedOf(house, user.id)).map(({ detail }) => detail.announcementId);
    expect(new Set(after).size).toBe(after.length);
  });
});
