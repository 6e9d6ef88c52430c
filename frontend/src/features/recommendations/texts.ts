import type { OperationTexts } from '../../lib/texts.ts';

/** The toast about a recommendation that could not be sent. */
export const recommendTexts: Pick<OperationTexts, 'failed'> = {
  failed: 'Error: Failed to submit recommendation. Please try again.',
};

/** The toasts about recommendations that were sent. */
export const recommendedTexts = {
  vet: {
    title: 'Recommendation Submitted!',
    detail: "Thank you! We'll contact this veterinarian about joining our partner network.",
  },
  food: {
    title: 'Food Recommendation Submitted!',
    detail: "Thank you! We'll evaluate this brand for potential partnership opportunities.",
  },
} as const;

/** Says how many owners recommend something. */
export function formatRecommendedBy(count: number): string {
  return `Recommended by ${count} ${count === 1 ? 'owner' : 'owners'}`;
}
