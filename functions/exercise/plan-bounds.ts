import type { Weather } from '#functions/exercise/weather.ts';
import type { BreedProfile, BreedSize, Tolerance } from '#shared/breeds/breed-profile.ts';
import { breedProfile } from '#shared/breeds/profiles.ts';
import { type Difficulty, difficulties, type Effort, efforts } from '#shared/contract/exercise-plans.ts';
import { grownUpMonths, overweightShare, puppyMinutesPerMonth, seniorShare } from '#shared/exercise-goal.ts';

/** What the length of a plan depends on. */
export interface PlanDog {
  breed: string;
  /** Pounds. Null if unknown. */
  weight: number | null;
  ageMonths: number;
}

/** Why a plan is shorter or gentler than the owner asked for. */
export type Limit = 'vaccines' | 'growing' | 'senior' | 'overweight' | 'muzzle' | 'heat' | 'cold' | 'indoors';

/** What a plan may demand of a dog. No plan, of the rules or of the model, exceeds it. */
export interface PlanBounds {
  minutes: number;
  effort: Effort;
  isIndoors: boolean;
  /** The requested difficulty, or an easier one. */
  difficulty: Difficulty;
  limits: Limit[];
}

/** The weight in pounds of a dog whose weight is unknown. */
export const unknownWeight = 50;

/** The part of the breed's daily minutes in one outing. */
const shares: Record<Difficulty, number> = { easy: 0.3, moderate: 0.45, hard: 0.6 };

/** Minutes. The longest plan is for breeds that need hours a day. */
const minMinutes = 5;
const maxIndoors = 20;

/** Every dog is treated as growing until this age, and dogs of large breeds for longer. */
const growingMonths = 12;

/** Younger puppies only stroll and play. */
const gentleMonths = 6;

/** Younger puppies stay at home, because their vaccinations are not complete before 16 weeks. */
const vaccinatedMonths = 4;

/** °F from which a dog needs a shorter walk, and at which it is better to stay in. */
interface TemperatureLimits {
  from: number;
  stayIn: number;
}

/**
 * The limits by size. Where the sources differ, they are the more cautious one:
 * - 9 CFR 3.2 and 3.3, the Animal Welfare Act's standards for dogs (U.S. Department of Agriculture, Animal and Plant Health
 *   Inspection Service, 63 FR 10493, March 4, 1998): dogs at rest may not stay above 85 °F, or below 45 °F, for more than
 *   four hours. A walk adds heat, so no dog walks from 85 °F on.
 * - The Weather Safety Scale of the Tufts Animal Care and Condition scales (Gary Patronek, VMD, Tufts University School of
 *   Veterinary Medicine, in "Recognizing and Reporting Animal Abuse: A Veterinarian's Guide", American Humane Association,
 *   1997): `from` in the heat is where it begins to call the weather potentially unsafe, and `stayIn` in the cold where it
 *   calls it life-threatening. We have the scale from a program that quotes it, not from its publisher.
 */
const heat: Record<BreedSize, TemperatureLimits> = {
  Small: { from: 75, stayIn: 85 },
  Medium: { from: 75, stayIn: 85 },
  Large: { from: 70, stayIn: 85 },
  Giant: { from: 70, stayIn: 85 },
};
const cold: Record<BreedSize, TemperatureLimits> = {
  Small: { from: 45, stayIn: 25 },
  Medium: { from: 45, stayIn: 15 },
  Large: { from: 45, stayIn: 15 },
  Giant: { from: 45, stayIn: 15 },
};

/**
 * By how many °F the breed moves the limits. Short muzzles, whose heat tolerance is `Low`, get heatstroke twice as often as
 * others (Hall, Carter and O'Neill, Scientific Reports, June 18, 2020). Thin coats need 50 °F instead of 45 °F (9 CFR 3.2).
 * The Tufts scale makes cold one step better for northern breeds and heavy coats. How many degrees the steps for muzzles
 * and heavy coats are is our own judgment. No breed is out in more heat than the others.
 */
const heatShift: Record<Tolerance, number> = { High: 0, Medium: 0, Low: -5 };
const coldShift: Record<Tolerance, number> = { High: -25, Medium: 0, Low: 5 };

/** What is left of the minutes at the temperature at which a dog stays in. */
const minWeatherShare = 0.4;

/** Returns 0 at a comfortable temperature, and 1 where the dog stays in. */
function findLoad(temperature: number, { from, stayIn }: TemperatureLimits): number {
  return Math.min(1, Math.max(0, (temperature - from) / (stayIn - from)));
}

/** A reason for a shorter or gentler plan: the part of the minutes that is left, and the most demanding activity. */
interface Rule {
  limit: Limit;
  share?: number;
  effort?: Effort;
}

function findAgeRules({ ageMonths }: PlanDog, profile: BreedProfile): Rule[] {
  const { min, max } = profile.lifeSpanYears;
  const lived = ageMonths / (12 * ((min + max) / 2));
  if (isGrowing(ageMonths, profile)) {
    const growing = { limit: 'growing', effort: ageMonths < gentleMonths ? 'easy' : 'steady' } as const;
    return ageMonths < vaccinatedMonths ? [growing, { limit: 'vaccines' }] : [growing];
  }
  if (lived < seniorShare) return [];
  // From the full minutes at the start of old age to half of them at the end of the usual life span.
  const share = Math.max(0.5, 1 - (0.5 * (lived - seniorShare)) / (1 - seniorShare));
  return [{ limit: 'senior', share, effort: lived >= 1 ? 'easy' : 'steady' }];
}

function isGrowing(ageMonths: number, { size }: BreedProfile): boolean {
  return ageMonths < Math.max(growingMonths, grownUpMonths[size]);
}

function findBodyRules({ weight }: PlanDog, { snout, weightLb }: BreedProfile): Rule[] {
  const overweight = (weight ?? 0) / weightLb.max / overweightShare;
  return [
    ...(overweight > 1
      ? [
          {
            limit: 'overweight',
            share: overweight > 1.2 ? 0.6 : 0.75,
            effort: overweight > 1.2 ? 'easy' : 'steady',
          } as const,
        ]
      : []),
    ...(snout === 'short' ? [{ limit: 'muzzle', share: 0.8, effort: 'steady' } as const] : []),
  ];
}

function findWeatherRules(
  { feelsLike, isDangerous }: Weather,
  { size, heatTolerance, coldTolerance }: BreedProfile,
): Rule[] {
  const loads = [
    ['heat', findLoad(feelsLike - heatShift[heatTolerance], heat[size])],
    ['cold', findLoad(feelsLike - coldShift[coldTolerance], cold[size])],
  ] as const;
  const rules = loads
    .filter(([, load]) => load > 0)
    .map(
      ([limit, load]): Rule => ({
        limit,
        share: 1 - load * (1 - minWeatherShare),
        effort: load < 0.5 ? 'steady' : 'easy',
      }),
    );
  const staysIn = isDangerous || loads.some(([, load]) => load === 1);
  return staysIn ? [...rules, { limit: 'indoors', effort: 'steady' }] : rules;
}

/** Rounds down: to multiples of five from a quarter of an hour on. */
function roundDown(minutes: number): number {
  return minutes < 15 ? Math.max(minMinutes, Math.floor(minutes)) : Math.floor(minutes / 5) * 5;
}

function pickEasiest<Level>(order: readonly Level[], levels: readonly Level[]): Level {
  return order[Math.min(...levels.map((level) => order.indexOf(level)))] as Level;
}

/**
 * Computes what a plan may demand of a dog in this weather. The minutes are part of the breed's daily range, and each
 * limit only takes some away: hotter, colder, older, younger than a year, a short muzzle or too much weight never make a
 * plan longer or more demanding. The sources of the limits of age and weight are those of `exerciseGoal`.
 */
export function computePlanBounds(dog: PlanDog, weather: Weather, requested: Difficulty): PlanBounds {
  const profile = breedProfile(dog.breed, dog.weight ?? unknownWeight);
  const { min, max } = profile.exerciseMinutes;
  const rules = [...findAgeRules(dog, profile), ...findBodyRules(dog, profile), ...findWeatherRules(weather, profile)];
  const isIndoors = rules.some(({ limit }) => limit === 'indoors' || limit === 'vaccines');
  const allowed = rules.reduce((minutes, { share = 1 }) => minutes * share, ((min + max) / 2) * shares[requested]);
  const minutes = Math.min(
    allowed,
    isGrowing(dog.ageMonths, profile) ? puppyMinutesPerMonth * Math.max(1, dog.ageMonths) : allowed,
    isIndoors ? maxIndoors : allowed,
  );
  const asked = efforts[difficulties.indexOf(requested)] as Effort;
  const effort = pickEasiest(efforts, [asked, ...rules.flatMap((rule) => rule.effort ?? [])]);
  return {
    minutes: roundDown(minutes),
    effort,
    isIndoors,
    difficulty: difficulties[efforts.indexOf(effort)] as Difficulty,
    limits: rules.map(({ limit }) => limit),
  };
}
