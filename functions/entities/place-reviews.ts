import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';

/** Reviews of places, at most one per owner and place. An index lists the reviews of a place by time. */
export const PlaceReviews = ownerEntity(
  'placeReview',
  'place-review#${placeId}',
  {
    placeId: { type: 'string', required: true },
    /** A ULID, which stays the same when the review is changed. */
    id: { type: 'string', required: true },
    /** The owner's first name and last initial. */
    authorName: { type: 'string', required: true },
    rating: { type: 'number', required: true },
    title: { type: 'string' },
    review: { type: 'string' },
    visitDate: { type: 'string' },
    recommendedFor: { type: 'string' },
    photos: { type: 'list', items: { type: 'string' }, required: true },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
    /** Incremented by every change, for optimistic locking. */
    version: { type: 'number', required: true },
  },
  { ofPlace: { index: 'gsi1', pk: 'place-reviews#${placeId}', sk: '${id}' } },
);
export type PlaceReviewRow = EntityItem<typeof PlaceReviews>;
