import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { foodCategories, recommendationStatuses } from '#shared/recommendations.ts';

const submitted = {
  /** A ULID. */
  id: { type: 'string', required: true },
  status: { type: recommendationStatuses, required: true },
  reason: { type: 'string', required: true },
  /** What the owner entered, like the email. */
  yourName: { type: 'string', required: true },
  yourEmail: { type: 'string', required: true },
  createdAt: { type: 'string', required: true },
} as const;

/** The vets that an owner has recommended, sorted by time. */
export const VetRecommendations = ownerEntity('vetRecommendation', 'vet-recommendation#${id}', {
  ...submitted,
  vetName: { type: 'string', required: true },
  clinicName: { type: 'string', required: true },
  location: { type: 'string', required: true },
  phone: { type: 'string' },
  /** The clinic's. */
  email: { type: 'string' },
  specialties: { type: 'string' },
});
export type VetRecommendationRow = EntityItem<typeof VetRecommendations>;

/** What a recommendation and the list say about a food. */
export const foodAttributes = {
  brandName: { type: 'string', required: true },
  productName: { type: 'string', required: true },
  category: { type: foodCategories, required: true },
  price: { type: 'string' },
  retailer: { type: 'string' },
  website: { type: 'string' },
  ingredients: { type: 'string' },
  benefits: { type: 'string' },
} as const;

/** The foods that an owner has recommended, sorted by time. */
export const FoodRecommendations = ownerEntity('foodRecommendation', 'food-recommendation#${id}', {
  ...submitted,
  ...foodAttributes,
});
export type FoodRecommendationRow = EntityItem<typeof FoodRecommendations>;

/**
 * Markers of what an owner has recommended: what is open or approved, so that nobody recommends the same twice, and what
 * they are counted for in the directory and the list.
 */
export const RecommendationMarkers = ownerEntity('recommendationMarker', 'recommendation-marker#${key}', {
  key: { type: 'string', required: true },
});
