import { expect, test } from 'vitest';
import { busClient, entry, givenBus, linesOf, rule } from '#test/infra/local/given-bus.ts';
import { temporaryFolder, untilKilled } from '#test/infra/local/stand-in.ts';

test('the call is answered before a slow rule is done, and idle waits for it', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = rule('slow', { source: ['houndwell'] }, () => gate.promise);
  const { bus, put } = await givenBus([slow]);
  await put(entry());
  let idle = false;
  const waiting = bus.idle().then(() => {
    idle = true;
  });
  expect([slow.received.length, idle]).toEqual([0, false]);
  gate.resolve();
  await waiting;
  expect(slow.received).toHaveLength(1);
  await bus.idle();
});

test('a rule that fails twice is given the event a third time', async () => {
  let tries = 0;
  const moody = rule('moody', { source: ['houndwell'] }, async () => {
    tries += 1;
    if (tries < 3) throw new Error('Not now');
  });
  const { dataDir, bus, put } = await givenBus([moody]);
  await put(entry());
  await bus.idle();
  expect([tries, moody.received.length]).toEqual([3, 1]);
  expect(await linesOf(dataDir, 'events-dead-letters.jsonl')).toEqual([]);
});

test('what a rule refuses three times becomes a dead letter and does not hold up the others', async () => {
  let tries = 0;
  const broken = rule('broken', { source: ['houndwell'] }, async () => {
    tries += 1;
    throw new Error('Never');
  });
  const fine = rule('fine', { source: ['houndwell'] });
  const first = await givenBus([broken, fine]);
  await first.put(entry());
  await first.bus.idle();
  expect([tries, fine.received.length]).toEqual([3, 1]);
  const letters = await linesOf(first.dataDir, 'events-dead-letters.jsonl');
  expect(letters).toEqual([expect.objectContaining({ rule: 'broken', error: 'Never', event: fine.received[0] })]);
  await first.bus.stop();
  const second = await givenBus([broken, fine], first.dataDir);
  await second.bus.idle();
  expect([tries, fine.received.length]).toEqual([3, 1]);
  expect(second.bus.published()).toHaveLength(1);
});

test('what is owed when the bus stops is delivered at the next start, once, and only to the rules of its time', async () => {
  const down = rule('dogs', { source: ['houndwell'] }, async () => {
    throw new Error('The Lambda is away');
  });
  // The second try is far away, so that the stop comes before it however slow the machine is.
  const first = await givenBus([down], undefined, { retryPausesMs: [3_600_000] });
  await first.put(entry());
  await first.bus.stop();
  const up = rule('dogs', { source: ['houndwell'] });
  const newcomer = rule('newcomer', { source: ['houndwell'] });
  const second = await givenBus([up, newcomer], first.dataDir);
  await second.bus.idle();
  expect([up.received.length, newcomer.received.length]).toEqual([1, 0]);
  await second.bus.stop();
  const third = await givenBus([up, newcomer], first.dataDir);
  await third.bus.idle();
  expect(up.received).toHaveLength(1);
});

test('an event that was answered is delivered after a kill', async () => {
  const dataDir = await temporaryFolder();
  const never = '{ name: "dogs", pattern: { source: ["houndwell"] }, deliver: () => new Promise(() => {}) }';
  const start = `startEventBus({ dataDir, now, credentials, busName: 'bus', rules: [${never}] })`;
  await untilKilled('event-bus.ts', dataDir, start, async (url) => {
    const { put } = busClient(url);
    for (let count = 0; count < 20; count += 1) await put(entry());
  });
  const dogs = rule('dogs', { source: ['houndwell'] });
  const { bus } = await givenBus([dogs], dataDir);
  await bus.idle();
  expect(dogs.received).toHaveLength(20);
  expect(new Set(dogs.received.map(({ id }) => id)).size).toBe(20);
});

test('many events at once are all delivered, none twice', async () => {
  const dogs = rule('dogs', { source: ['houndwell'] }, () => new Promise((resolve) => setImmediate(resolve)));
  const { bus, put } = await givenBus([dogs]);
  const ten = Array.from({ length: 10 }, () => entry());
  await Promise.all(Array.from({ length: 20 }, () => put(...ten)));
  await bus.idle();
  expect(new Set(dogs.received.map(({ id }) => id)).size).toBe(200);
  expect(dogs.received).toHaveLength(200);
});
