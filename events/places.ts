import * as z from 'zod/mini';
import { event } from '#events/event.ts';

/** An owner suggested a place. A moderator decides whether others see it. */
export const PlaceSuggested = event('PlaceSuggested', z.object({ ownerId: z.string(), placeId: z.string() }), {
  isMetric: true,
});
