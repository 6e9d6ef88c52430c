import type { BreedName } from '#shared/breeds/names.ts';

export type BreedSize = 'Small' | 'Medium' | 'Large' | 'Giant';
export type Level = 'Low' | 'Medium' | 'High' | 'Very High';
export type Tolerance = 'Low' | 'Medium' | 'High';
export type Snout = 'short' | 'medium' | 'long';
export type BreedGroup = 'Sporting' | 'Hound' | 'Working' | 'Terrier' | 'Toy' | 'Non-Sporting' | 'Herding' | 'Mixed';

/** Both ends belong to it. */
export interface Range {
  least: number;
  most: number;
}

/**
 * What is usual for a healthy adult of the breed; a single dog may differ. Both sexes stand in one range, rounded. What
 * the values can be checked against is named in NOTICE.
 */
export interface BreedProfile {
  size: BreedSize;
  /** Pounds. */
  weightLb: Range;
  lifeSpanYears: Range;
  /** Minutes a day, all walks and play together; within the band that `exerciseBands` gives to `exerciseNeeds`. */
  exerciseMinutes: Range;
  exerciseNeeds: Level;
  /** How lively the dog is between outings. */
  energyLevel: Level;
  groomingNeeds: Level;
  /** How often to brush, as it is shown: one of the phrases that `brushing` gives to `groomingNeeds`. */
  grooming: Brushing;
  /** How readily the breed takes up what people ask of it. */
  trainability: Level;
  /** Always `Low` for a short snout, which cools less well by panting. */
  heatTolerance: Tolerance;
  coldTolerance: Tolerance;
  /** The length of the muzzle against the skull: `short` is about a third of the head or less. */
  snout: Snout;
  group: BreedGroup;
  /** Two plain sentences. */
  description: string;
}

/** Pounds of a grown dog at which the next size begins. */
export const sizeBegins = { Medium: 25, Large: 55, Giant: 100 } as const;

/** The size of a dog of this weight in pounds; `Medium` when the weight is not known. */
export function sizeByWeight(weightLb?: number | null): BreedSize {
  if (!weightLb || weightLb < 0) return 'Medium';
  if (weightLb < sizeBegins.Medium) return 'Small';
  if (weightLb < sizeBegins.Large) return 'Medium';
  return weightLb < sizeBegins.Giant ? 'Large' : 'Giant';
}

/** Minutes of exercise a day that each level stands for. */
export const exerciseBands = {
  Low: { least: 15, most: 45 },
  Medium: { least: 45, most: 60 },
  High: { least: 60, most: 90 },
  'Very High': { least: 90, most: 150 },
} as const satisfies Record<Level, Range>;

/** How often to brush at each level of grooming needs. */
export const brushing = {
  Low: ['Every two weeks', 'Once a week'],
  Medium: ['Twice a week'],
  High: ['Three times a week', 'Every other day'],
  'Very High': ['Daily'],
} as const satisfies Record<Level, readonly string[]>;
export type Brushing = (typeof brushing)[Level][number];

type Ends = readonly [least: number, most: number];

/** A profile as the group files write it: four lines a breed. */
export interface BreedSheet {
  body: { size: BreedSize; weightLb: Ends; lifeSpanYears: Ends; snout: Snout };
  activity: { minutes: Ends; needs: Level; energy: Level; trainability: Level };
  coat: { needs: Level; brush: Brushing; heat: Tolerance; cold: Tolerance };
  description: string;
}

function range([least, most]: Ends): Range {
  return { least, most };
}

/** The profile that a sheet of this group describes. */
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

/** The profiles of one group, by breed. */
export function profilesOf<Name extends BreedName>(
  group: BreedGroup,
  sheets: Record<Name, BreedSheet>,
): Record<Name, BreedProfile> {
  const profiles = Object.entries<BreedSheet>(sheets).map(([name, sheet]) => [name, profileOf(group, sheet)]);
  return Object.fromEntries(profiles) as Record<Name, BreedProfile>;
}
