import { join } from 'node:path';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { fromBundles, fromSources } from '#infra/local/lambda/code.ts';
import { workOnTableOf } from '#test/support/factories.ts';
import { root } from '#test/support/folders.ts';
import { startTestApp } from '#test/support/test-app.ts';

test('announcements that the bus never takes hold up no other one, in their shard or another, and are not lost', async () => {
  const usual = process.env.LAMBDAS === 'bundles' ? await fromBundles() : fromSources;
  const lost = join(root, 'test/support/lost-stream.ts');
  const app = await startTestApp({ locate: (name, entry) => (name === 'outbox' ? lost : usual(name, entry)) });
  // No full hour passes at which the sweep would ring by itself.
  app.clock.freeze();
  workOnTableOf(app);
  const { Outbox, outboxShards } = await import('#functions/core/outbox.ts');
  const at = app.clock.now();
  const waits = (shard: number, type: string, minutes: number, dogId: string) => {
    const id = ulid(at.getTime() - minutes * 60_000);
    const detail = JSON.stringify({ ownerId: 'somebody', dogId });
    return Outbox.create({ shard, id, type, detail, at: at.toISOString() }).go();
  };
  // A type of more than 128 letters is refused by the bus, entry by entry.
  const never = 'x'.repeat(129);
  for (let count = 0; count < 11; count += 1) await waits(0, never, 40 - count, 'none');
  const expected: string[] = [];
  for (let shard = 0; shard < outboxShards; shard += 1) {
    for (let count = 0; count < (shard === 0 ? 12 : 1); count += 1) {
      expected.push(`${shard}-${count}`);
      await waits(shard, 'DogDeleted', 20 - count, `${shard}-${count}`);
    }
  }

  const ring = () => app.visitor().post('/__local/schedules/outbox-sweep', { at: at.toISOString() });
  expect((await ring()).status).toBeGreaterThanOrEqual(500);
  await app.settle();
  const publishedEvents = (await app.publishedEvents()).map(({ detail }) => String(detail.dogId));
  expect(publishedEvents.sort()).toEqual(expected.sort());
  const { data: left } = await Outbox.query.waiting({ shard: 0 }).go({ pages: 'all', consistent: true });
  expect(left.map(({ type }) => type)).toEqual(Array(11).fill(never));
});
