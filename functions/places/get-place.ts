import { now } from '#functions/core/clock.ts';
import { batchGet, rowKey } from '#functions/core/data/read.ts';
import { defineHandler } from '#functions/core/http/api.ts';
import { FavoritePlaces } from '#functions/entities/favorite-places.ts';
import { PlaceCheckIns } from '#functions/entities/place-check-ins.ts';
import { PlaceReviews } from '#functions/entities/place-reviews.ts';
import { Places } from '#functions/entities/places.ts';
import { toCheckIn } from '#functions/places/check-in.ts';
import { countStars, requireVisible, toPlace } from '#functions/places/place.ts';
import { resolvePosition } from '#functions/places/position.ts';
import { toReview } from '#functions/places/review.ts';
import { localDate } from '#shared/calendar.ts';
import { places } from '#shared/contract/places.ts';

/** The number of reviews and of check-ins that a place is shown with. */
const shown = { limit: 10, pages: 1, order: 'desc' } as const;

export const getPlace = defineHandler(places.getPlace, async ({ params: { id }, query, caller }) => {
  const owner = { ownerId: caller.id, placeId: id };
  const date = localDate(now(), caller.timeZone);
  const [rows, reviews, checkIns, position] = await Promise.all([
    batchGet({
      place: rowKey(Places, { id }),
      favorite: rowKey(FavoritePlaces, owner),
      ownReview: rowKey(PlaceReviews, owner),
      today: rowKey(PlaceCheckIns, { ...owner, date }),
    }),
    PlaceReviews.query.ofPlace({ placeId: id }).go(shown),
    PlaceCheckIns.query.ofPlace({ placeId: id }).go(shown),
    resolvePosition(caller, query),
  ]);
  const place = requireVisible(rows.place, caller.id);
  return {
    ...toPlace(place, position, !!rows.favorite),
    starCounts: countStars(place),
    reviews: reviews.data.map((row) => toReview(row, caller.id)),
    ownReview: rows.ownReview ? toReview(rows.ownReview, caller.id) : null,
    checkIns: checkIns.data.map((row) => toCheckIn(row, caller.id)),
    checkedInToday: !!rows.today,
  };
});
