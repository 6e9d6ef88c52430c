import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { type QueueOptions, startQueue } from '#infra/local/sqs/queue.ts';
import { dataFolder, stoppedAfterTest } from '#test/infra/local/emulator-fixture.ts';

const minute = 60_000;
const failed = async ({ Records: [record] }: SQSEvent) => ({
  batchItemFailures: [{ itemIdentifier: record?.messageId }],
});

/** A queue on a frozen clock, and what its consumer received: body and receive count. */
function start(invoke: QueueOptions['invoke'], folder = dataFolder(), more: Partial<QueueOptions> = {}) {
  let now = Date.parse('2026-03-01T09:00:00Z');
  const received: string[] = [];
  const options = { name: 'mail', region: 'eu-central-1', visibilityTimeoutSeconds: 360, maxReceives: 8 };
  const queue = stoppedAfterTest(
    startQueue({
      ...folder,
      ...options,
      maxConcurrency: 5,
      now: () => new Date(now),
      invoke: (event) => {
        const [record] = event.Records;
        received.push(`${record?.body} ${record?.attributes.ApproximateReceiveCount}`);
        return invoke(event);
      },
      ...more,
    }),
  );
  const moveBy = async (ms: number) => {
    now += ms;
    queue.clockMoved();
    await queue.idle();
  };
  const deadLetters = () => readFileSync(join(folder.dataDir, 'mail-dead-letters.jsonl'), 'utf8').trim();
  return { folder, received, moveBy, deadLetters, ...queue };
}

test('the queue delivers a message once when the consumer succeeds', async () => {
  const { received, send, idle, moveBy } = start(async () => ({ batchItemFailures: [] }));
  send('{"a":1}');
  await idle();
  await moveBy(60 * minute);
  expect(received).toEqual(['{"a":1} 1']);
});

test('the queue delivers a failed message again after the visibility timeout, and not before', async () => {
  let failures = 2;
  const { received, send, idle, moveBy } = start(async (event) => {
    failures -= 1;
    if (failures === 1) return failed(event);
    if (failures === 0) throw new Error('The Lambda ended.');
    return { batchItemFailures: [] };
  });
  send('1');
  await idle();
  await moveBy(6 * minute - 1);
  expect(received).toEqual(['1 1']);
  await moveBy(1);
  await moveBy(6 * minute);
  await moveBy(60 * minute);
  expect(received).toEqual(['1 1', '1 2', '1 3']);
});

test('the queue moves a message to the dead letters after eight receives over more than 30 minutes', async () => {
  const { received, send, idle, moveBy, deadLetters } = start(failed);
  send('{"type":"never"}');
  await idle();
  for (let count = 0; count < 7; count += 1) await moveBy(6 * minute);
  expect([received.length, deadLetters()]).toEqual([8, '']);
  await moveBy(6 * minute);
  expect(received).toHaveLength(8);
  expect(JSON.parse(deadLetters())).toMatchObject({ message: { type: 'never' } });
});

test('the queue runs a limited number of consumers at a time', async () => {
  let [running, most] = [0, 0];
  const { received, send, idle } = start(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { batchItemFailures: [] };
  });
  for (let count = 0; count < 20; count += 1) send(String(count));
  await idle();
  expect([most, new Set(received).size]).toEqual([5, 20]);
});

test('the queue keeps messages across a restart, and delivers them even if the clock was set back', async () => {
  const first = start(failed);
  first.send('1');
  await first.stop();
  const fixed = { now: () => new Date('2026-02-01T09:00:00Z') };
  const second = start(async () => ({ batchItemFailures: [] }), first.folder, fixed);
  await second.idle();
  expect(second.received).toEqual(['1 2']);
});
