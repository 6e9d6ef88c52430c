import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { batchGet, requireOwned, rowKey } from '#functions/core/data/read.ts';
import { put, remove, transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { type PlaceReviewRow, PlaceReviews } from '#functions/entities/place-reviews.ts';
import { Places } from '#functions/entities/places.ts';
import { replacePhotos } from '#functions/photos/photo-attachments.ts';
import { buildAuthorName } from '#functions/places/author-name.ts';
import { requireVisible } from '#functions/places/place.ts';
import { toReview, toReviewHolder } from '#functions/places/review.ts';
import { localDate } from '#shared/calendar.ts';
import type { Review, ReviewForm } from '#shared/contract/place-fields.ts';

/** A saved review, and whether it is the owner's first one of the place. */
interface SavedReview {
  review: Review;
  isNew: boolean;
}

/**
 * Adds or replaces an owner's review of a place. The place's counts of stars change in the same transaction.
 * @param mustExist whether to throw `reviewNotFound` instead of adding a review
 * @throws ApiError `placeNotFound`, `reviewNotFound`, or `invalid` for a day in the future or an unknown photo
 */
export function saveReview(caller: Caller, placeId: string, form: ReviewForm, mustExist = false): Promise<SavedReview> {
  const at = now();
  if (form.visitDate && form.visitDate > localDate(at, caller.timeZone)) {
    throw new ApiError('invalid', { fields: { visitDate: 'The visit cannot be in the future' } });
  }
  return retryOnConflict(async () => {
    const { place, before } = await batchGet({
      place: rowKey(Places, { id: placeId }),
      before: rowKey(PlaceReviews, { ownerId: caller.id, placeId }),
    });
    if (mustExist && !before) throw new ApiError('reviewNotFound');
    requireVisible(place, caller.id);
    const row: PlaceReviewRow = {
      ownerId: caller.id,
      placeId,
      id: before?.id ?? ulid(at.getTime()),
      authorName: buildAuthorName(caller),
      rating: form.rating,
      title: form.title || undefined,
      review: form.review || undefined,
      visitDate: form.visitDate || undefined,
      recommendedFor: form.recommendedFor || undefined,
      photos: form.photos ?? [],
      createdAt: before?.createdAt ?? at.toISOString(),
      updatedAt: at.toISOString(),
      version: (before?.version ?? 0) + 1,
    };
    await transact([
      replaceRow(before, row),
      ...moveStars(placeId, before?.rating, row.rating),
      ...replacePhotos(toReviewHolder(caller.id, placeId), before?.photos ?? [], row.photos),
    ]);
    return { review: toReview(row, caller.id), isNew: !before };
  });
}

/**
 * Deletes an owner's review of a place.
 * @throws ApiError `reviewNotFound`
 */
export function removeReview(ownerId: string, placeId: string): Promise<void> {
  return retryOnConflict(async () => {
    const before = await requireOwned(PlaceReviews, { ownerId, placeId }, 'reviewNotFound');
    const unchanged = PlaceReviews.delete({ ownerId, placeId })
      .where(({ version }, { eq }) => eq(version, before.version))
      .params();
    await transact([
      remove(unchanged, () => new VersionConflict()),
      ...moveStars(placeId, before.rating, undefined),
      ...replacePhotos(toReviewHolder(ownerId, placeId), before.photos, []),
    ]);
  });
}

/** Returns the write that stores a review, on the condition that the stored one is still `before`. */
function replaceRow(before: PlaceReviewRow | null, row: PlaceReviewRow): Write {
  const replaced = PlaceReviews.put(row)
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
    .params();
  return put(replaced, () => new VersionConflict());
}

/** Returns the write that moves a review from one of the place's counts to another. Empty if the rating is unchanged. */
function moveStars(placeId: string, from: number | undefined, to: number | undefined): Write[] {
  if (from === to) return [];
  const counts = Object.fromEntries([
    ...(from ? [[`stars${from}`, -1]] : []),
    ...(to ? [[`stars${to}`, 1]] : []),
  ]) as Partial<Record<`stars${1 | 2 | 3 | 4 | 5}`, number>>;
  return [update(Places.patch({ id: placeId }).add(counts).params(), () => new ApiError('placeNotFound'))];
}
