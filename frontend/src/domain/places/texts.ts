import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts and alerts about the outcome of operations on places. */
export const placeTexts = {
  list: { failed: 'Failed to fetch places' },
  search: { failed: 'Failed to search places' },
  favorite: { failed: 'Failed to update favorite' },
  suggestPlace: { succeeded: 'Thanks. We check it before others see it.', failed: 'Failed to suggest the place' },
  addLocation: { succeeded: 'Location saved', failed: 'Failed to save the location' },
  updateLocation: { succeeded: 'Location updated', failed: 'Failed to update the location' },
  deleteLocation: { succeeded: 'Location deleted', failed: 'Failed to delete the location' },
} as const satisfies Record<string, Pick<OperationTexts, 'failed'> & Partial<OperationTexts>>;
