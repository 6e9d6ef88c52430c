import { outboxShards, overdue, publish } from '#functions/core/outbox.ts';
import { scheduled } from '#functions/core/scheduled.ts';

/** Rounds per shard and ring; what is left then waits for the next ring. */
const maximumRounds = 50;

/** Publishes what has waited longer than five minutes, so that an announcement outlives the stream's 24 hours. */
export const handler = scheduled(async (at) => {
  let published = 0;
  for (let shard = 0; shard < outboxShards; shard += 1) {
    for (let round = 0; round < maximumRounds; round += 1) {
      const waiting = await overdue(shard, at);
      if (waiting.length === 0) break;
      const refused = await publish(waiting);
      published += waiting.length - refused.length;
      if (refused.length > 0) throw new Error('The bus refused announcements; the next ring tries again.');
    }
  }
  return { published };
});
