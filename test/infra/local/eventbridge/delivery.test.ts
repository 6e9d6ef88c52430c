import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entry, startBus, testRule } from '#test/infra/local/eventbridge/bus-fixture.ts';

function deadLetters(dataDir: string): unknown[] {
  const lines = readFileSync(join(dataDir, 'events-dead-letters.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

test('the emulator responds before an event is delivered, and idle() waits for the delivery', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = testRule('slow', undefined, () => gate.promise);
  const { bus, put } = await startBus([slow]);
  await put(entry());
  const idle = bus.idle();
  expect(slow.received).toEqual([]);
  gate.resolve();
  await idle;
  expect(slow.received).toHaveLength(1);
});

test('the emulator retries a failed delivery', async () => {
  let attempts = 0;
  const flaky = testRule('flaky', undefined, async () => {
    attempts += 1;
    if (attempts < 3) throw new Error('Not now');
  });
  const { folder, bus, put } = await startBus([flaky]);
  await put(entry());
  await bus.idle();
  expect([attempts, flaky.received.length]).toEqual([3, 1]);
  expect(deadLetters(folder.dataDir)).toEqual([]);
});

test('an event that exhausts its attempts becomes a dead letter and does not block others', async () => {
  const broken = testRule('broken', undefined, () => Promise.reject(new Error('Never')));
  const fine = testRule('fine');
  const first = await startBus([broken, fine]);
  await first.put(entry());
  await first.bus.idle();
  expect(fine.received).toHaveLength(1);
  expect(deadLetters(first.folder.dataDir)).toEqual([
    expect.objectContaining({ rule: 'broken', error: 'Never', event: fine.received[0] }),
  ]);
  await first.bus.stop();
  const second = await startBus([broken, fine], first.folder);
  await second.bus.idle();
  expect(deadLetters(first.folder.dataDir)).toHaveLength(1);
  expect(second.bus.published()).toHaveLength(1);
});

test('an event that is pending at a stop is delivered once after a restart, to the rules that had matched', async () => {
  const failing = testRule('dogs', undefined, () => Promise.reject(new Error('Not now')));
  const first = await startBus([failing], undefined, { retryDelaysMs: [3_600_000] });
  await first.put(entry());
  await first.bus.stop();
  const dogs = testRule('dogs');
  const added = testRule('added');
  const second = await startBus([dogs, added], first.folder);
  await second.bus.idle();
  expect([dogs.received.length, added.received.length]).toEqual([1, 0]);
  await second.bus.stop();
  const third = await startBus([dogs, added], first.folder);
  await third.bus.idle();
  expect(dogs.received).toHaveLength(1);
});

test('the emulator delivers many concurrent events, each once', async () => {
  const dogs = testRule('dogs', undefined, () => new Promise((resolve) => setImmediate(resolve)));
  const { bus, put } = await startBus([dogs]);
  const ten = Array.from({ length: 10 }, () => entry());
  await Promise.all(Array.from({ length: 20 }, () => put(...ten)));
  await bus.idle();
  expect(new Set(dogs.received.map(({ id }) => id)).size).toBe(200);
  expect(dogs.received).toHaveLength(200);
});
