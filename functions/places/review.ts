import type { PlaceReviewRow } from '#functions/entities/place-reviews.ts';
import type { PhotoHolder } from '#functions/photos/photo-attachments.ts';
import type { Review } from '#shared/contract/place-fields.ts';

/** Converts a review's row to what the API returns to `callerId`. */
export function toReview(row: PlaceReviewRow, callerId: string): Review {
  return {
    placeId: row.placeId,
    userId: row.ownerId,
    authorName: row.authorName,
    isOwn: row.ownerId === callerId,
    rating: row.rating,
    title: row.title ?? null,
    review: row.review ?? null,
    visitDate: row.visitDate ?? null,
    recommendedFor: row.recommendedFor ?? null,
    photos: row.photos,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Returns the review of a place as the holder of photos. */
export function toReviewHolder(ownerId: string, placeId: string): PhotoHolder {
  return { ownerId, usedBy: `review of ${placeId}`, field: 'photos' };
}
