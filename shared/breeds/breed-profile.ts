export const breedSizes = ['Small', 'Medium', 'Large', 'Giant'] as const;
export type BreedSize = (typeof breedSizes)[number];

export const levels = ['Low', 'Medium', 'High', 'Very High'] as const;
export type Level = (typeof levels)[number];

export const tolerances = ['Low', 'Medium', 'High'] as const;
export type Tolerance = (typeof tolerances)[number];

export const snouts = ['short', 'medium', 'long'] as const;
export type Snout = (typeof snouts)[number];

export const breedGroups = ['Sporting', 'Hound', 'Working', 'Terrier', 'Toy', 'Non-Sporting', 'Herding'] as const;
/** `Mixed` is for the general profiles. */
export type BreedGroup = (typeof breedGroups)[number] | 'Mixed';

/** Inclusive. */
export interface Range {
  min: number;
  max: number;
}

/** Typical values of a healthy adult, both sexes in one rounded range. NOTICE names sources to check them against. */
export interface BreedProfile {
  size: BreedSize;
  /** Pounds. */
  weightLb: Range;
  lifeSpanYears: Range;
  /** Minutes of walks and play a day, within the `exerciseBands` of `exerciseNeeds`. */
  exerciseMinutes: Range;
  exerciseNeeds: Level;
  /** Between outings. */
  energyLevel: Level;
  groomingNeeds: Level;
  /** How often to brush: one of the phrases of `brushing` for `groomingNeeds`. */
  grooming: Brushing;
  trainability: Level;
  /** Always `Low` for a short snout, which cools less well by panting. */
  heatTolerance: Tolerance;
  coldTolerance: Tolerance;
  /** Length of the muzzle: `short` is about a third of the head or less. */
  snout: Snout;
  group: BreedGroup;
  /** Two plain sentences. */
  description: string;
}

/** The lowest weight of each size, in pounds. */
export const sizeBegins = { Medium: 25, Large: 55, Giant: 100 } as const;

/** The size of a dog by its weight in pounds; `Medium` when unknown. */
export function sizeByWeight(weightLb?: number | null): BreedSize {
  if (!weightLb || weightLb < 0) return 'Medium';
  if (weightLb < sizeBegins.Medium) return 'Small';
  if (weightLb < sizeBegins.Large) return 'Medium';
  return weightLb < sizeBegins.Giant ? 'Large' : 'Giant';
}

/** Minutes of exercise a day for each level. */
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
