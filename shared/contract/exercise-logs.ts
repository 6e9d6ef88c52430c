import * as z from 'zod/mini';
import { Id, Instant, LocalDate, optionalLines } from '#shared/contract/fields.ts';

/** The limits of the fields. `duration` is in minutes, `distance` in miles, `notes` in characters. */
export const exerciseBounds = {
  duration: { min: 1, max: 1440 },
  distance: { min: 0.01, max: 100 },
  notes: 1000,
} as const;

/** The API logs this duration, in minutes, if a request has none. The form starts with it. */
export const defaultDuration = 30;

/** How many dogs can be on one walk. */
export const maxDogsOnWalk = 10;

const { duration, distance, notes } = exerciseBounds;

/** Minutes. */
export const Duration = z
  .int('Please enter the duration in whole minutes')
  .check(
    z.gte(duration.min, `Please enter at least ${duration.min} minute`),
    z.lte(duration.max, `Please enter at most ${duration.max} minutes (a day)`),
  );

const distanceMessage = `Please enter ${distance.min} to ${distance.max} miles`;

/** Miles with two decimal places. The server rounds. */
const Distance = z
  .number(distanceMessage)
  .check(z.gte(distance.min, distanceMessage), z.lte(distance.max, distanceMessage));

const dateMessage = 'Please enter a date';

/** A day in the owner's time zone, or an instant (ISO 8601 with `Z` or a UTC offset). */
export const ActivityDate = z.union([LocalDate, z.iso.datetime({ offset: true, error: dateMessage })], dateMessage);

/** One activity of a dog that the owner has logged. Several dogs on one walk have an entry each. */
export const ExerciseLog = z.object({
  id: Id,
  /** The owner's ID. */
  userId: Id,
  dogId: Id,
  /** The saved plan that was followed. The plan may have been deleted since. */
  exercisePlanId: z.nullable(Id),
  /** Minutes. */
  duration: z.int(),
  /** When the activity started. */
  date: Instant,
  notes: z.nullable(z.string()),
  /** Miles, with two decimal places. */
  distance: z.nullable(z.number()),
  updatedAt: Instant,
});
export type ExerciseLog = z.output<typeof ExerciseLog>;

const logFields = {
  duration: z._default(Duration, defaultDuration),
  /** Without a date, the activity was now. */
  date: z.optional(ActivityDate),
  notes: optionalLines(notes),
  distance: z.optional(z.nullable(Distance)),
  exercisePlanId: z.optional(z.nullable(Id)),
};

/** A new activity of one dog. */
export const ExerciseLogForm = z.strictObject({ dogId: Id, ...logFields });
export type ExerciseLogForm = z.output<typeof ExerciseLogForm>;

/** One walk of several dogs. */
export const WalkForm = z.strictObject({
  dogIds: z.array(Id, 'Please choose who came along').check(
    z.minLength(1, 'Please choose who came along'),
    z.maxLength(maxDogsOnWalk, `Please choose at most ${maxDogsOnWalk} dogs`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Please choose each dog once'),
  ),
  ...logFields,
});
export type WalkForm = z.output<typeof WalkForm>;

/**
 * All fields of a changed activity. A missing optional field is cleared; without a date, the date stays. `updatedAt` is
 * the version to replace.
 */
export const ExerciseLogChange = z.strictObject({
  dogId: Id,
  ...logFields,
  duration: Duration,
  updatedAt: z.optional(Instant),
});
export type ExerciseLogChange = z.output<typeof ExerciseLogChange>;
