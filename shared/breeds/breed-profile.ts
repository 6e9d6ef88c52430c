export const breedSizes = ['Small', 'Medium', 'Large', 'Giant'] as const;
export type BreedSize = (typeof breedSizes)[number];

export const levels = ['Low', 'Medium', 'High', 'Very High'] as const;
export type Level = (typeof levels)[number];

export const tolerances = ['Low', 'Medium', 'High'] as const;
export type Tolerance = (typeof tolerances)[number];

export const snouts = ['short', 'medium', 'long'] as const;
export type Snout = (typeof snouts)[number];

export const breedGroups = ['Sporting', 'Hound', 'Working', 'Terrier', 'Toy', 'Non-Sporting', 'Herding'] as const;
/** The American Kennel Club's group of a breed. The general profiles have the group `Mixed`. */
export type BreedGroup = (typeof breedGroups)[number] | 'Mixed';

/** A range of numbers. `min` and `max` are inclusive. */
export interface Range {
  min: number;
  max: number;
}

/**
 * Typical values of healthy adult dogs of a breed. Ranges are rounded and cover both sexes. NOTICE names the sources.
 */
export interface BreedProfile {
  size: BreedSize;
  /** Weight in pounds. */
  weightLb: Range;
  lifeSpanYears: Range;
  /** Minutes of walks and play per day, within `exerciseBands[exerciseNeeds]`. */
  exerciseMinutes: Range;
  exerciseNeeds: Level;
  /** How active the breed is between outings. */
  energyLevel: Level;
  groomingNeeds: Level;
  /** How often to brush, from `brushing[groomingNeeds]`. */
  grooming: Brushing;
  trainability: Level;
  /** Always `Low` for breeds with a short snout, because they cool less well by panting. */
  heatTolerance: Tolerance;
  coldTolerance: Tolerance;
  /** Length of the muzzle: `short` is about a third of the head or less. */
  snout: Snout;
  group: BreedGroup;
  /** A description in two plain sentences. */
  description: string;
}

/** The minimum weight of each size, in pounds. A lighter dog is `Small`. */
export const sizeBegins = { Medium: 25, Large: 55, Giant: 100 } as const;

/** Returns the size of a dog by weight in pounds; `Medium` when the weight is unknown. */
export function sizeByWeight(weightLb?: number | null): BreedSize {
  if (!weightLb || weightLb < 0) return 'Medium';
  if (weightLb < sizeBegins.Medium) return 'Small';
  if (weightLb < sizeBegins.Large) return 'Medium';
  return weightLb < sizeBegins.Giant ? 'Large' : 'Giant';
}

/** Minutes of exercise per day for each level of exercise needs. */
export const exerciseBands = {
  Low: { min: 15, max: 45 },
  Medium: { min: 45, max: 60 },
  High: { min: 60, max: 90 },
  'Very High': { min: 90, max: 150 },
} as const satisfies Record<Level, Range>;

/** How often to brush for each level of grooming needs. */
export const brushing = {
  Low: ['Every two weeks', 'Once a week'],
  Medium: ['Twice a week'],
  High: ['Three times a week', 'Every other day'],
  'Very High': ['Daily'],
} as const satisfies Record<Level, readonly string[]>;
export type Brushing = (typeof brushing)[Level][number];
