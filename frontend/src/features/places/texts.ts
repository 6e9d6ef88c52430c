import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts about the outcome of operations on a place's reviews and check-ins. */
export const reviewTexts = {
  addReview: { succeeded: 'Review saved', failed: 'Failed to save your review' },
  updateReview: { succeeded: 'Review updated', failed: 'Failed to save your review' },
  deleteReview: { succeeded: 'Review deleted', failed: 'Failed to delete your review' },
  checkIn: { succeeded: 'Checked in. Thanks for confirming this place.', failed: 'Failed to check in' },
} as const satisfies Record<string, OperationTexts>;
