import { reviewDays } from '#shared/leadership.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** The toast about a failed submission. The server's message is its detail. */
export const applyTexts: Pick<OperationTexts, 'failed'> = { failed: 'Submission Failed' };

/** Shown instead of the server's message if there is none. */
export const applyFailed = 'Failed to submit application. Please try again.';

/** How long a review takes. */
export const reviewTime = `${reviewDays.min} to ${reviewDays.max} business days`;
