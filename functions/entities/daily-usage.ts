import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/**
 * What an owner has used of the plan's quotas in a local day, or in a week from Monday. Each period has a row, so a plan that
 * counts differently starts with an unused one. Kept for 60 days.
 */
export const DailyUsage = ownerEntity('dailyUsage', 'usage#${per}#${date}', {
  per: { type: ['day', 'week'], required: true },
  /** The first local date of the period, `YYYY-MM-DD`. */
  date: { type: 'string', required: true },
  /** Questions to the assistant, those that are being answered included. */
  aiQuestionsUsed: { type: 'number' },
  exercisePlansUsed: { type: 'number' },
  /** The requests whose questions are being answered. Each is here once. */
  answering: { type: 'set', items: 'string' },
  /** `<request>#<message ID>` of the same questions. The message ID has the time of the start. */
  reservations: { type: 'set', items: 'string' },
  /** Epoch seconds, long after the period. */
  expiresAt: { type: 'number' },
});
export type DailyUsageRow = EntityItem<typeof DailyUsage>;
