import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, transact, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import {
  type FoodRecommendationRow,
  FoodRecommendations,
  RecommendationMarkers,
  type VetRecommendationRow,
  VetRecommendations,
} from '#functions/entities/recommendations.ts';
import { hasFoods, listFoods } from '#functions/recommendations/food-list.ts';
import {
  omitBlank,
  recommendationQueue,
  toFoodMarker,
  toFoodRecommendation,
  toItemId,
  toVetMarker,
  toVetRecommendation,
} from '#functions/recommendations/recommendation.ts';
import { hasVets, listVets } from '#functions/recommendations/vet-directory.ts';
import { openItem } from '#functions/review-queue/queue-items.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import type { RecommendationKind } from '#shared/recommendations.ts';

/** Limits the recommendations of one owner: 10 at once, then one an hour. A moderator looks at each. */
const recommendationLimit = rateLimit('recommendation', {
  burst: 10,
  seconds: 3600,
  message: "You've sent many recommendations. Please wait until we've looked at them.",
});

/** Limits the reads of the directory of one owner, because each reads up to 7,200 rows where there are very many. */
const directoryLimit = rateLimit('vetDirectory', { burst: 60, seconds: 1 });

/** What the rows of new recommendations have in common. */
function start(ownerId: string) {
  const at = now();
  return { ownerId, id: ulid(at.getTime()), status: 'open' as const, createdAt: at.toISOString() };
}

type Started = Pick<VetRecommendationRow, 'ownerId' | 'id' | 'createdAt'>;

/** Returns the writes that mark, queue and report a recommendation. They fail if the owner has sent the same before. */
function submit(kind: RecommendationKind, { ownerId, id, createdAt }: Started, marker: string): Write[] {
  return [
    put(RecommendationMarkers.create({ ownerId, key: marker }).params(), () => new ApiError('alreadyRecommended')),
    openItem({ queue: recommendationQueue, id: toItemId(kind, id), ownerId, createdAt }),
    emitEvent('RecommendationSubmitted', { ownerId, recommendationId: id, kind }),
  ];
}

export const recommendationHandlers = defineHandlers(recommendations, {
  recommendVet: async ({ body, caller, idempotency }) => {
    await consume(recommendationLimit, caller.id);
    const row: VetRecommendationRow = { ...omitBlank(body), ...start(caller.id) };
    const recommendation = toVetRecommendation(row);
    await transact([
      ...saveIdempotentResponse(idempotency, recommendation),
      put(VetRecommendations.create(row).params()),
      ...submit('vet', row, toVetMarker(row)),
    ]);
    return recommendation;
  },

  recommendFood: async ({ body, caller, idempotency }) => {
    await consume(recommendationLimit, caller.id);
    const row: FoodRecommendationRow = { ...omitBlank(body), ...start(caller.id) };
    const recommendation = toFoodRecommendation(row);
    await transact([
      ...saveIdempotentResponse(idempotency, recommendation),
      put(FoodRecommendations.create(row).params()),
      ...submit('food', row, toFoodMarker(row)),
    ]);
    return recommendation;
  },

  getDirectoryStatus: async ({ query, caller }) => {
    await consume(directoryLimit, caller.id);
    const [vets, foods] = await Promise.all([hasVets(caller, query), hasFoods()]);
    return { hasVets: vets, hasFoods: foods };
  },

  listVets: async ({ query, caller }) => {
    await consume(directoryLimit, caller.id);
    return listVets(caller, query);
  },

  listFoods: () => listFoods(),
});
