import * as z from 'zod/mini';
import { Duration } from '#shared/contract/exercise-logs.ts';
import { Id, Instant, multilineText, optionalLines, optionalText, text } from '#shared/contract/fields.ts';

/** How demanding a plan is. */
export const difficulties = ['easy', 'moderate', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficultyLabels: Record<Difficulty, string> = { easy: 'Light', moderate: 'Moderate', hard: 'Difficult' };

/** How demanding one activity is: a stroll, a brisk walk or a game, and running or uphill. */
export const efforts = ['easy', 'steady', 'brisk'] as const;
export type Effort = (typeof efforts)[number];

export const seasons = ['Spring', 'Summer', 'Fall', 'Winter'] as const;
export type Season = (typeof seasons)[number];

/** How many plans an owner can save. */
export const maxSavedPlans = 100;

/** How many activities a plan can have. */
export const maxActivities = 12;

/** One step of a plan, in the order in which the owner follows them. */
export const ExerciseActivity = z.object({
  title: text(1, 60, 'Please enter a title'),
  /** Minutes. */
  duration: Duration,
  effort: z.enum(efforts, 'Please choose how demanding it is'),
  /** What to do, in one to three sentences. */
  instructions: multilineText(1, 500, 'Please enter what to do'),
});
export type ExerciseActivity = z.output<typeof ExerciseActivity>;

/** How many plans the owner has generated today, in the owner's time zone. */
export const PlanQuota = z.object({ used: z.int(), limit: z.int(), resetsAt: Instant });
export type PlanQuota = z.output<typeof PlanQuota>;

const place = optionalText(100);

const yesOrNo = 'Please choose yes or no';

/**
 * What a plan is made for. The dog's stored breed, age and weight override `breed`, `age` and `weight`. Missing values of
 * the others come from the owner's address and today's date.
 */
export const PlanRequest = z.strictObject({
  dogId: Id,
  breed: optionalText(100),
  age: z.optional(z.nullable(z.number('Please enter the age in years'))),
  weight: z.optional(z.nullable(z.number('Please enter the weight in pounds'))),
  /** Where the owner wants to go: "the park". */
  location: place,
  /** What the owner sees: "52 °F, partly cloudy". A number is in °F unless the text says °C. */
  weather: place,
  season: place,
  city: place,
  state: place,
  difficulty: z._default(z.enum(difficulties, 'Please choose how demanding it should be'), 'moderate'),
});
export type PlanRequest = z.output<typeof PlanRequest>;

/** A plan that was generated for a dog. It is not stored until the owner saves it. */
export const GeneratedPlan = z.object({
  dogId: Id,
  planName: z.string(),
  description: z.string(),
  /** Minutes: the sum of the activities. */
  duration: z.int(),
  /** Easier than requested if the dog or the weather demands it. */
  difficulty: z.enum(difficulties),
  location: z.nullable(z.string()),
  /** Whether the plan is for outdoors. */
  weatherDependent: z.boolean(),
  /** Whether the breed is in the catalog. */
  breedSpecific: z.boolean(),
  activities: z.array(ExerciseActivity),
  /** The weather that the plan is made for: "52 °F, partly cloudy". */
  weather: z.string(),
  /** Why the plan is as long and as demanding as it is, in full sentences. */
  reasons: z.array(z.string()),
  /** Whether the model or our own rules made the plan. */
  source: z.enum(['model', 'rules']),
  quota: PlanQuota,
});
export type GeneratedPlan = z.output<typeof GeneratedPlan>;

/** A plan that the owner keeps. */
export const SavedPlanForm = z.strictObject({
  dogId: Id,
  planName: text(1, 100, 'Please enter a name'),
  description: optionalLines(1000),
  duration: Duration,
  difficulty: z._default(z.enum(difficulties, 'Please choose how demanding it is'), 'moderate'),
  location: place,
  weatherDependent: z._default(z.boolean(yesOrNo), false),
  breedSpecific: z._default(z.boolean(yesOrNo), true),
  activities: z._default(
    z
      .array(z.strictObject(ExerciseActivity.shape, 'Please enter an activity'), 'Please enter the activities')
      .check(z.maxLength(maxActivities, `At most ${maxActivities} activities`)),
    [],
  ),
});
export type SavedPlanForm = z.output<typeof SavedPlanForm>;

export const SavedPlan = z.object({
  id: Id,
  /** The owner's ID. */
  userId: Id,
  dogId: Id,
  planName: z.string(),
  description: z.nullable(z.string()),
  /** Minutes. */
  duration: z.int(),
  difficulty: z.enum(difficulties),
  location: z.nullable(z.string()),
  weatherDependent: z.boolean(),
  breedSpecific: z.boolean(),
  activities: z.array(ExerciseActivity),
  createdAt: Instant,
});
export type SavedPlan = z.output<typeof SavedPlan>;
