import { join } from 'node:path';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { deliver } from '#test/support/deliver.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

async function listEvents(app: TestApp, ownerId: string) {
  await app.settle();
  const all = await app.publishedEvents();
  return all.filter(({ detail }) => detail.ownerId === ownerId).toReversed();
}

async function mailsTo(app: TestApp, email: string): Promise<string[]> {
  await app.settle();
  return (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('an event', () => {
  test('is published exactly once and contains only IDs', async () => {
    const app = await startTestApp();
    const { user, dog } = await createFactories(app).ownerWithDog();
    const publishedEvents = await listEvents(app, user.id);
    expect(publishedEvents.filter(({ type }) => ['OwnerRegistered', 'DogCreated'].includes(type))).toEqual([
      {
        type: 'OwnerRegistered',
        detail: { ownerId: user.id, eventId: expect.any(String) },
        at: expect.any(String),
      },
      {
        type: 'DogCreated',
        detail: { ownerId: user.id, dogId: dog.id, eventId: expect.any(String) },
        at: expect.any(String),
      },
    ]);
  });

  test('is published once for repeated requests, and never for rejected ones', async () => {
    const app = await startTestApp();
    const { browser, user } = await createFactories(app).owner();
    await Promise.all(Array.from({ length: 5 }, () => browser.post('/api/dogs', rex, { key: 'same' })));
    await browser.post('/api/dogs', { ...rex, age: 99 });
    await browser.post('/api/dogs', rex, { headers: { origin: 'https://evil.example' } });
    const publishedEvents = await listEvents(app, user.id);
    expect(publishedEvents.filter(({ type }) => type === 'DogCreated')).toHaveLength(1);
  });
});

describe('a consumer', () => {
  test('reacts once to an event that is delivered several times', async () => {
    const app = await startTestApp();
    const { browser, user, email } = await createFactories(app).ownerWithDog();
    const trialEndsAt = new Date().toISOString();
    const trialEnding = { ownerId: user.id, daysLeft: 3, trialEndsAt, eventId: ulid() };
    await deliver(app, {
      source: 'houndwell',
      'detail-type': 'TrialEnding',
      detail: trialEnding,
      time: trialEndsAt,
    });
    const before = { mails: await mailsTo(app, email), bell: await browser.ask(notifications.listNotifications) };
    expect(before.mails.filter((subject) => subject === 'Welcome to Houndwell')).toHaveLength(1);
    expect(before.bell.map(({ title }) => title)).toEqual([expect.stringMatching(/^Your free trial ends on /)]);

    const published = await listEvents(app, user.id);
    const again = [...published, { type: 'TrialEnding', detail: trialEnding, at: trialEndsAt }];
    for (const { type, detail, at } of [...again, ...again.toReversed()]) {
      const event = { id: crypto.randomUUID(), source: 'houndwell', 'detail-type': type, detail, time: at };
      // A repeated delivery is not an error.
      await Promise.all([1, 2].map(() => deliver(app, event)));
    }
    expect(await mailsTo(app, email)).toEqual(before.mails);
    expect(await browser.ask(notifications.listNotifications)).toEqual(before.bell);
  });

  test('that fails twice and then works notifies the owner once', async () => {
    const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
    const faults = join(root, 'test/support/consumer-faults.ts');
    const app = await startTestApp({ locate: (name, entry) => (name === 'consumers' ? faults : usual(name, entry)) });
    const { browser, email } = await createFactories(app).owner();
    const at = new Date(app.clock.now().getTime() + 4.1 * 24 * 3600_000).toISOString();
    await browser.post('/__local/schedules/trials', { at });
    await app.settle();
    expect(app.printed().match(/A fault of the test\./g)?.length).toBeGreaterThanOrEqual(2);
    const bell = await browser.ask(notifications.listNotifications);
    expect(bell.map(({ title }) => title)).toEqual([expect.stringMatching(/^Your free trial ends on /)]);
    const subjects = await mailsTo(app, email);
    expect(subjects.filter((subject) => subject.includes('trial'))).toHaveLength(1);
  });

  test('fails on an event that it cannot parse, so the event reaches the dead-letter queue', async () => {
    const app = await startTestApp();
    const event = { source: 'houndwell', 'detail-type': 'DogDeleted', time: new Date(0).toISOString() };
    await expect(app.invoke('consumers', { ...event, detail: {} })).rejects.toThrow();
    await expect(app.invoke('consumers', { ...event, 'detail-type': 'NoSuchThing', detail: {} })).rejects.toThrow();
  });
});

describe('an event that the stream has lost', () => {
  test('is published once by the sweep when it is older than five minutes', async () => {
    const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
    const lost = join(root, 'test/support/lost-stream.ts');
    const app = await startTestApp({ locate: (name, entry) => (name === 'outbox' ? lost : usual(name, entry)) });
    // While the clock is frozen, the scheduled sweep does not start.
    app.clock.freeze();
    const { browser, user, email } = await createFactories(app).ownerWithDog();
    expect(await listEvents(app, user.id)).toEqual([]);

    const runSweep = (at: Date) => browser.post('/__local/schedules/outbox-sweep', { at: at.toISOString() });
    const minutesLater = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
    expect((await runSweep(minutesLater(4))).status).toBe(200);
    expect(await listEvents(app, user.id)).toEqual([]);

    expect((await runSweep(minutesLater(6))).status).toBe(200);
    const types = (await listEvents(app, user.id)).map(({ type }) => type);
    expect(types.filter((type) => ['OwnerRegistered', 'DogCreated'].includes(type)).sort()).toEqual([
      'DogCreated',
      'OwnerRegistered',
    ]);
    expect(await mailsTo(app, email)).toContain('Welcome to Houndwell');

    for (let count = 0; count < 2; count += 1) await runSweep(minutesLater(60));
    const after = (await listEvents(app, user.id)).map(({ detail }) => detail.eventId);
    expect(new Set(after).size).toBe(after.length);
  });
});
