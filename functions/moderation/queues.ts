import { readPage } from '#functions/core/http/page.ts';
import { type QueueItemRow, QueueItems } from '#functions/entities/moderation.ts';
import { readApplications, reviewApplication } from '#functions/leadership/review.ts';
import { decideReport } from '#functions/moderation/decide-report.ts';
import { listReports } from '#functions/moderation/reports.ts';
import { readSuggestedPlaces, reviewSuggestion } from '#functions/places/review-suggestion.ts';
import { readRecommendations, reviewRecommendation } from '#functions/recommendations/review.ts';
import type { DecisionRequest, Outcome } from '#functions/review-queue/decision.ts';
import { readSupportRequests, reviewSupportRequest } from '#functions/support/review.ts';
import type { QueueItem } from '#shared/contract/moderation-fields.ts';
import type { ModerationQueue } from '#shared/moderation.ts';

type PageInput = Parameters<typeof readPage>[0];

/** How a queue is read, and what its decisions do. */
interface Queue {
  /** Reads a page of what waits for a decision, oldest first. */
  list: (input: PageInput) => Promise<QueueItem[]>;
  /** Returns the effects of a decision. */
  decide: (request: DecisionRequest) => Promise<Outcome>;
}

/** Creates a queue of `QueueItems`. */
function itemQueue(
  queue: ModerationQueue,
  readItems: (items: readonly QueueItemRow[]) => Promise<QueueItem[]>,
  decide: Queue['decide'],
): Queue {
  const list = async (input: PageInput) => {
    const items = await readPage(input, QueueItems.query.inQueue({ queue, status: 'open' }), 'asc', false);
    return items.length > 0 ? readItems(items) : [];
  };
  return { list, decide };
}

/** Every queue of the moderation screen. A new one is a row here and in `shared/moderation.ts`. */
export const queues: Record<ModerationQueue, Queue> = {
  reports: { list: listReports, decide: decideReport },
  'leadership-applications': itemQueue('leadership-applications', readApplications, reviewApplication),
  'support-messages': itemQueue('support-messages', readSupportRequests, reviewSupportRequest),
  recommendations: itemQueue('recommendations', readRecommendations, reviewRecommendation),
  places: itemQueue('places', readSuggestedPlaces, reviewSuggestion),
};
