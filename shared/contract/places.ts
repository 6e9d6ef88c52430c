import * as z from 'zod/mini';
import { Id, Page } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import {
  bothCoordinates,
  CheckIn,
  CheckInForm,
  LocationForm,
  OwnLocation,
  Place,
  PlaceDetail,
  PlaceSuggestion,
  Position,
  positionQuery,
  Review,
  ReviewForm,
  radiusQuery,
} from '#shared/contract/place-fields.ts';
import { placeLimit, placeTypes } from '#shared/places.ts';

const limitMessage = `Please choose a number from 1 to ${placeLimit.max}`;
const limit = z._default(
  z.coerce.number(limitMessage).check(z.int(limitMessage), z.gte(1, limitMessage), z.lte(placeLimit.max, limitMessage)),
  placeLimit.default,
);

const byId = z.strictObject({ id: Id });
const byPlaceId = z.strictObject({ placeId: Id });

const Favorite = z.object({ placeId: Id, isFavorite: z.boolean() });

/** The maximum length of a search text, in characters. */
export const maxSearchLength = 100;

/** The operations on dog-friendly places, and on the owner's favorites and locations. */
export const places = {
  listPlaces: defineOperation({
    method: 'GET',
    path: '/api/locations/places',
    summary:
      "The places within `radius` miles (default 25), nearest first. Without `lat` and `lng`: around the owner's primary " +
      'location, ZIP code, or the sample point.',
    access: 'owner',
    requires: 'places',
    query: z
      .strictObject({
        ...positionQuery,
        radius: radiusQuery,
        type: z.optional(z.enum(placeTypes, 'Please choose a type')),
        limit,
      })
      .check(bothCoordinates),
    returns: z.array(Place),
    fails: ['rateLimited'],
  }),
  searchPlaces: defineOperation({
    method: 'GET',
    path: '/api/locations/search',
    summary:
      'The places within `radius` miles (default 100) whose name, city and type have words that start with the words of ' +
      '`q`, nearest first. Empty for a blank `q`.',
    access: 'owner',
    requires: 'places',
    query: z
      .strictObject({
        q: z
          .string('Please enter what to look for')
          .check(z.maxLength(maxSearchLength, `Please keep this to ${maxSearchLength} characters`)),
        ...positionQuery,
        radius: radiusQuery,
        type: z.optional(z.enum(placeTypes, 'Please choose a type')),
        limit,
      })
      .check(bothCoordinates),
    returns: z.array(Place),
    fails: ['rateLimited'],
  }),
  getPosition: defineOperation({
    method: 'GET',
    path: '/api/locations/position',
    summary:
      "The position from which distances are measured without the device's position: the primary location, the owner's " +
      'ZIP code, or the sample point. With `zipCode`, the position of that ZIP code.',
    access: 'owner',
    requires: 'places',
    query: z.strictObject({
      zipCode: z.optional(z.string().check(z.maxLength(20, 'Valid ZIP code is required'))),
    }),
    returns: Position,
  }),
  getPlace: defineOperation({
    method: 'GET',
    path: '/api/locations/places/{id}',
    summary: 'A place with its newest reviews and check-ins.',
    access: 'owner',
    requires: 'places',
    params: byId,
    query: z.strictObject(positionQuery).check(bothCoordinates),
    returns: PlaceDetail,
    fails: ['placeNotFound'],
  }),
  suggestPlace: defineOperation({
    method: 'POST',
    path: '/api/locations/places',
    summary: 'Suggests a place. Only the owner sees it until a moderator confirms it.',
    access: 'owner',
    requires: 'places',
    status: 201,
    idempotent: true,
    body: PlaceSuggestion,
    returns: Place,
    fails: ['rateLimited'],
  }),
  listFavorites: defineOperation({
    method: 'GET',
    path: '/api/locations/favorites',
    summary: "The owner's favorite places.",
    access: 'owner',
    requires: 'places',
    paged: true,
    query: z.extend(Page, positionQuery).check(bothCoordinates),
    returns: z.array(Place),
  }),
  addFavorite: defineOperation({
    method: 'POST',
    path: '/api/locations/favorites/{placeId}',
    summary: 'Adds a favorite place. Repeating the call changes nothing.',
    access: 'owner',
    requires: 'places',
    params: byPlaceId,
    returns: Favorite,
    fails: ['placeNotFound'],
  }),
  removeFavorite: defineOperation({
    method: 'DELETE',
    path: '/api/locations/favorites/{placeId}',
    summary: 'Removes a favorite place. Repeating the call changes nothing.',
    access: 'owner',
    requires: 'places',
    params: byPlaceId,
    returns: Favorite,
  }),
  listReviews: defineOperation({
    method: 'GET',
    path: '/api/locations/places/{id}/reviews',
    summary: 'The reviews of a place, newest first.',
    access: 'owner',
    requires: 'places',
    paged: true,
    params: byId,
    query: Page,
    returns: z.array(Review),
    fails: ['placeNotFound'],
  }),
  addReview: defineOperation({
    method: 'POST',
    path: '/api/locations/places/{id}/reviews',
    summary: 'Reviews a place. If the owner has reviewed it before, replaces the review and returns 200.',
    access: 'owner',
    requires: 'places',
    status: 201,
    replacedStatus: 200,
    params: byId,
    body: ReviewForm,
    returns: Review,
    fails: ['placeNotFound'],
  }),
  updateReview: defineOperation({
    method: 'PUT',
    path: '/api/locations/places/{id}/reviews/mine',
    summary: "Replaces the owner's review of a place.",
    access: 'owner',
    requires: 'places',
    params: byId,
    body: ReviewForm,
    returns: Review,
    fails: ['reviewNotFound'],
  }),
  deleteReview: defineOperation({
    method: 'DELETE',
    path: '/api/locations/places/{id}/reviews/mine',
    summary: "Deletes the owner's review of a place.",
    access: 'owner',
    requires: 'places',
    params: byId,
    fails: ['reviewNotFound'],
  }),
  checkIn: defineOperation({
    method: 'POST',
    path: '/api/locations/places/{id}/check-ins',
    summary: 'Confirms a place by a visit, once per day in the time zone of the owner.',
    access: 'owner',
    requires: 'places',
    status: 201,
    idempotent: true,
    params: byId,
    body: CheckInForm,
    returns: CheckIn,
    fails: ['placeNotFound', 'dogNotFound', 'alreadyCheckedIn'],
  }),
  listLocations: defineOperation({
    method: 'GET',
    path: '/api/locations/mine',
    summary: "The owner's locations, oldest first.",
    access: 'owner',
    requires: 'places',
    returns: z.array(OwnLocation),
  }),
  addLocation: defineOperation({
    method: 'POST',
    path: '/api/locations/mine',
    summary: 'Adds a location of the owner. Without coordinates, the position of the ZIP code is used.',
    access: 'owner',
    requires: 'places',
    status: 201,
    idempotent: true,
    body: LocationForm,
    returns: OwnLocation,
    fails: ['locationLimitReached'],
  }),
  updateLocation: defineOperation({
    method: 'PUT',
    path: '/api/locations/mine/{id}',
    summary: 'Replaces a location of the owner.',
    access: 'owner',
    requires: 'places',
    params: byId,
    body: LocationForm,
    returns: OwnLocation,
    fails: ['locationNotFound'],
  }),
  deleteLocation: defineOperation({
    method: 'DELETE',
    path: '/api/locations/mine/{id}',
    summary: 'Deletes a location. If it was the primary one, the oldest of the others becomes primary.',
    access: 'owner',
    requires: 'places',
    params: byId,
    fails: ['locationNotFound'],
  }),
  seedPlaces: defineOperation({
    method: 'POST',
    path: '/api/admin/seed-locations',
    summary: 'Loads the bundled sample places once. Later calls do nothing.',
    access: 'owner',
    requires: 'places',
    ignoresBody: true,
  }),
};
