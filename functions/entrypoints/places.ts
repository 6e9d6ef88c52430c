import { api } from '#functions/core/http/api.ts';
import { limitWrites } from '#functions/core/http/middleware/limit-writes.ts';
import { findCaller } from '#functions/entities/caller.ts';
import { placeHandlers } from '#functions/places/handlers.ts';
import { places } from '#shared/contract/places.ts';

export const handler = api(places, findCaller, placeHandlers).use(limitWrites());
