import { transact } from '#functions/core/data/table.ts';
import { defineHandlers } from '#functions/core/http/api.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import { readPage } from '#functions/core/http/page.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { consume, rateLimit } from '#functions/core/limits/rate-limit.ts';
import { FavoritePlaces } from '#functions/entities/favorite-places.ts';
import { PlaceReviews } from '#functions/entities/place-reviews.ts';
import type { PlaceRow } from '#functions/entities/places.ts';
import { addCheckIn } from '#functions/places/check-in.ts';
import { addFavorite, readFavoriteIds, removeFavorite } from '#functions/places/favorites.ts';
import { getPlace } from '#functions/places/get-place.ts';
import { listPlaces } from '#functions/places/list-places.ts';
import { addLocation, changeLocation, listLocations, removeLocation } from '#functions/places/own-locations.ts';
import { findPlace, toPlace } from '#functions/places/place.ts';
import { findPosition, findZipPosition, resolvePosition } from '#functions/places/position.ts';
import { readPlaces } from '#functions/places/read-places.ts';
import { toReview } from '#functions/places/review.ts';
import { removeReview, saveReview } from '#functions/places/save-review.ts';
import { searchPlaces } from '#functions/places/search-places.ts';
import { seedPlaces } from '#functions/places/seed-places.ts';
import { suggestPlace } from '#functions/places/suggest-place.ts';
import { unknownZipCode } from '#functions/places/zip-codes.ts';
import type { Place } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { type Coordinates, radiusMiles } from '#shared/places.ts';

/** Limits the searches for places of one owner, because a search reads up to 7,200 rows where there are very many. */
const searchLimit = rateLimit('placeSearch', { burst: 60, seconds: 1 });

/** Limits the suggestions of one owner: 10 at once, then one an hour. A moderator looks at each. */
const suggestionLimit = rateLimit('placeSuggestion', {
  burst: 10,
  seconds: 3600,
  message: "You've suggested many places. Please wait until we've looked at them.",
});

/** Finds places around the position of a request, and marks the caller's favorites. */
async function findAround(
  caller: Caller,
  query: { lat?: number | undefined; lng?: number | undefined },
  find: (center: Coordinates) => Promise<PlaceRow[]>,
): Promise<Place[]> {
  await consume(searchLimit, caller.id);
  const center = await resolvePosition(caller, query);
  const [found, favorites] = await Promise.all([find(center), readFavoriteIds(caller.id)]);
  return found.map((row) => toPlace(row, center, favorites.has(row.id)));
}

export const placeHandlers = defineHandlers(places, {
  getPlace,

  listPlaces: ({ query, caller }) => {
    const { type, limit, radius = radiusMiles.default } = query;
    return findAround(caller, query, (center) => listPlaces(caller.id, { center, radiusMiles: radius, type, limit }));
  },

  searchPlaces: async ({ query, caller }) => {
    const { q, type, limit, radius = radiusMiles.max } = query;
    if (!q.trim()) return [];
    return findAround(caller, query, (center) =>
      searchPlaces(caller.id, { center, radiusMiles: radius, q, type, limit }),
    );
  },

  getPosition: async ({ query: { zipCode }, caller }) => {
    if (!zipCode) return findPosition(caller);
    const found = await findZipPosition(zipCode);
    if (!found) throw new ApiError('invalid', { fields: { zipCode: unknownZipCode } });
    return found;
  },

  suggestPlace: async ({ body, caller, idempotency }) => {
    await consume(suggestionLimit, caller.id);
    const { place: row, writes } = await suggestPlace(caller.id, body);
    const place = toPlace(row, await resolvePosition(caller, {}), false);
    await transact([...saveIdempotentResponse(idempotency, place), ...writes]);
    return place;
  },

  listFavorites: async (input) => {
    const { caller, query } = input;
    const rows = await readPage(input, FavoritePlaces.query.ofOwner({ ownerId: caller.id }));
    const position = await resolvePosition(caller, query);
    const ids = rows.map(({ placeId }) => placeId);
    const found = await readPlaces(ids, caller.id);
    return found.map((row) => toPlace(row, position, true));
  },

  addFavorite: async ({ params: { placeId }, caller }) => {
    await addFavorite(caller.id, placeId);
    return { placeId, isFavorite: true };
  },

  removeFavorite: async ({ params: { placeId }, caller }) => {
    await removeFavorite(caller.id, placeId);
    return { placeId, isFavorite: false };
  },

  listReviews: async (input) => {
    const { caller, params } = input;
    await findPlace(params.id, caller.id);
    // An index cannot be read consistently. The owner's latest review is part of the place.
    const rows = await readPage(input, PlaceReviews.query.ofPlace({ placeId: params.id }), 'desc', false);
    return rows.map((row) => toReview(row, caller.id));
  },

  addReview: async ({ params, body, caller, reply }) => {
    const { review, isNew } = await saveReview(caller, params.id, body);
    if (!isNew) reply.status = 200;
    return review;
  },

  updateReview: async ({ params, body, caller }) => {
    const { review } = await saveReview(caller, params.id, body, true);
    return review;
  },

  deleteReview: ({ params, caller }) => removeReview(caller.id, params.id),

  checkIn: async ({ params, body, caller, idempotency }) => {
    const { checkIn, writes } = await addCheckIn(caller, params.id, body);
    await transact([...saveIdempotentResponse(idempotency, checkIn), ...writes]);
    return checkIn;
  },

  listLocations: ({ caller }) => listLocations(caller.id),

  addLocation: ({ body, caller, idempotency }) =>
    addLocation(caller.id, body, (added) => saveIdempotentResponse(idempotency, added)),

  updateLocation: ({ params, body, caller }) => changeLocation(caller.id, params.id, body),

  deleteLocation: ({ params, caller }) => removeLocation(caller.id, params.id),

  seedPlaces: () => seedPlaces(),
});
