import { join } from 'node:path';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { connectTable } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('events that the bus never accepts stay in the outbox and do not block others', async () => {
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  const lost = join(root, 'test/support/lost-stream.ts');
  const app = await startTestApp({ locate: (name, entry) => (name === 'outbox' ? lost : usual(name, entry)) });
  // While the clock is frozen, the scheduled sweep does not start.
  app.clock.freeze();
  await connectTable(app);
  const { Outbox, outboxShards } = await import('#functions/core/events/outbox.ts');
  const at = app.clock.now();
  const addEvent = (shard: number, type: string, minutes: number, dogId: string) => {
    const id = ulid(at.getTime() - minutes * 60_000);
    const detail = JSON.stringify({ ownerId: 'somebody', dogId });
    return Outbox.create({ shard, id, type, detail, at: at.toISOString() }).go();
  };
  // The bus refuses each entry whose type has more than 128 characters.
  const refusedType = 'x'.repeat(129);
  for (let count = 0; count < 11; count += 1) await addEvent(0, refusedType, 40 - count, 'none');
  const expected: string[] = [];
  for (let shard = 0; shard < outboxShards; shard += 1) {
    for (let count = 0; count < (shard === 0 ? 12 : 1); count += 1) {
      expected.push(`${shard}-${count}`);
      await addEvent(shard, 'DogDeleted', 20 - count, `${shard}-${count}`);
    }
  }

  const runSweep = () => app.visitor().post('/__local/schedules/outbox-sweep', { at: at.toISOString() });
  expect((await runSweep()).status).toBeGreaterThanOrEqual(500);
  await app.settle();
  const publishedEvents = (await app.publishedEvents()).map(({ detail }) => String(detail.dogId));
  expect(publishedEvents.sort()).toEqual(expected.sort());
  const { data: left } = await Outbox.query.byKey({ shard: 0 }).go({ pages: 'all', consistent: true });
  expect(left.map(({ type }) => type)).toEqual(Array(11).fill(refusedType));
});
