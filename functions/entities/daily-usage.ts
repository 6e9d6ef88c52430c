import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/**
 * How much of the plan's quotas an owner has used in a local day, or in a week from Monday. Days and weeks have
 * separate rows, so an owner who changes from a daily to a weekly quota starts at zero. Rows are kept for 60 days.
 */
export const DailyUsage = ownerEntity('dailyUsage', 'usage#${per}#${date}', {
  per: { type: ['day', 'week'], required: true },
  /** The first local date of the period, `YYYY-MM-DD`. */
  date: { type: 'string', required: true },
  /** Questions to the assistant, including those that are being answered. */
  aiQuestionsUsed: { type: 'number' },
  exercisePlansUsed: { type: 'number' },
  /** The IDs of the requests whose questions are being answered. A repeat of a request has the same ID. */
  answering: { type: 'set', items: 'string' },
  /** The same requests as `<request ID>#<message ID>`. The message ID is a ULID that contains the start time. */
  reservations: { type: 'set', items: 'string' },
  /** Epoch seconds, 60 days after the period. */
  expiresAt: { type: 'number' },
});
export type DailyUsageRow = EntityItem<typeof DailyUsage>;
