import { log } from '#functions/core/log.ts';
import { outboxShards, overdue, publish } from '#functions/core/outbox.ts';
import { scheduled } from '#functions/core/scheduled.ts';

/** Rounds per shard and ring; what is left then waits for the next ring. */
const maximumRounds = 50;

/** What one ring has done. */
interface Swept {
  published: number;
  /** Ids that the bus would not take. */
  refused: Set<string>;
}

/** Publishes what waits in one shard. One that the bus never takes holds up none of the others. */
async function sweepShard(shard: number, at: Date, swept: Swept): Promise<void> {
  let last: string | undefined;
  for (let round = 0; round < maximumRounds; round += 1) {
    const waiting = await overdue(shard, at, last);
    last = waiting.at(-1)?.id;
    if (last === undefined) return;
    const refused = await publish(waiting);
    for (const id of refused) swept.refused.add(id);
    swept.published += waiting.length - refused.length;
  }
}

/**
 * Publishes what has waited longer than five minutes, so that an announcement outlives the stream's 24 hours.
 * @throws at the end, when every shard was looked at, if anything was refused
 */
export const handler = scheduled(async (at) => {
  const swept: Swept = { published: 0, refused: new Set() };
  let failed = 0;
  for (let shard = 0; shard < outboxShards; shard += 1) {
    try {
      await sweepShard(shard, at, swept);
    } catch (error) {
      failed += 1;
      log.error('shard not swept', error, { shard });
    }
  }
  const { published, refused } = swept;
  if (refused.size + failed === 0) return { published };
  log.warn('announcements left', { published, refused: refused.size, shardsFailed: failed });
  throw new Error('The bus refused announcements; the next ring tries again.');
});
