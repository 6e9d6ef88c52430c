import type { BreedName } from '#shared/breeds/names.ts';

export type BreedSize = 'Small' | 'Medium' | 'Large' | 'Giant';
export type Level = 'Low' | 'Medium' | 'High' | 'Very High';
export type Tolerance = 'Low' | 'Medium' | 'High';
export type Snout = 'short' | 'medium' | 'long';
export type BreedGroup = 'Sporting' | 'Hound' | 'Working' | 'Terrier' | 'Toy' | 'Non-Sporting' | 'Herding' | 'Mixed';

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

type Ends = readonly [min: number, max: number];

/** A profile in the compact form of the group files. */
export interface BreedSheet {
  body: { size: BreedSize; weightLb: Ends; lifeSpanYears: Ends; snout: Snout };
  activity: { minutes: Ends; needs: Level; energy: Level; trainability: Level };
  coat: { needs: Level; brush: Brushing; heat: Tolerance; cold: Tolerance };
  description: string;
}

function range([min, max]: Ends): Range {
  return { min, max };
}

/** Expands a sheet of a group to a profile. */
export function profileOf(group: BreedGroup, { body, activity, coat, description }: BreedSheet): BreedProfile {
  return {
    size: body.size,
    weightLb: range(body.weightLb),
    lifeSpanYears: range(body.lifeSpanYears),
    exerciseMinutes: range(activity.minutes),
    exerciseNeeds: activity.needs,
    energyLevel: activity.energy,
    groomingNeeds: coat.needs,
    grooming: coat.brush,
    trainability: activity.trainability,
    heatTolerance: coat.heat,
    coldTolerance: coat.cold,
    snout: body.snout,
    group,
    description,
  };
}

/** Expands the sheets of a group. */
export function profilesOf<Name extends BreedName>(
  group: BreedGroup,
  sheets: Record<Name, BreedSheet>,
): Record<Name, BreedProfile> {
  const profiles = Object.entries<BreedSheet>(sheets).map(([name, sheet]) => [name, profileOf(group, sheet)]);
  return Object.fromEntries(profiles) as Record<Name, BreedProfile>;
}
