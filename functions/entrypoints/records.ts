import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { dogHandlers } from '#functions/dogs/handlers.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { guideHandlers } from '#functions/guide/handlers.ts';
import type { OperationsOf } from '#functions/manifest.ts';
import { placeHandlers } from '#functions/places/handlers.ts';
import { recommendationHandlers } from '#functions/recommendations/handlers.ts';
import { referralHandlers } from '#functions/referrals/handlers.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { guide } from '#shared/contract/guide.ts';
import { places } from '#shared/contract/places.ts';
import { recommendations } from '#shared/contract/recommendations.ts';
import { referrals } from '#shared/contract/referrals.ts';

/** Serves the small domains that need only the table. */
const operations = { ...dogs, ...guide, ...places, ...recommendations, ...referrals };

export const handler = api<OperationsOf<'records'>>(operations, findCaller, {
  ...dogHandlers,
  ...guideHandlers,
  ...placeHandlers,
  ...recommendationHandlers,
  ...referralHandlers,
}).use(limitWrites());
