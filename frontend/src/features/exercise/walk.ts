import * as z from 'zod/mini';
import { exerciseBounds, type WalkForm } from '#shared/contract/exercise-logs.ts';
import { ExerciseActivity } from '#shared/contract/exercise-plans.ts';
import { Id } from '#shared/contract/fields.ts';

/**
 * A walk that is being timed. Its times are the device's, because a walk can start without a connection. No timer runs:
 * the duration follows from the stored times, also after a reload.
 */
export const Walk = z.object({
  /** The idempotency key with which the walk is sent. */
  key: z.string(),
  ownerId: z.string(),
  dogIds: z.array(Id),
  /** The name of the plan that the owner follows; null for a walk without a plan. */
  title: z.nullable(z.string()),
  /** The ID of the plan, if it is saved. */
  exercisePlanId: z.nullable(Id),
  /** The steps of the plan. */
  activities: z.array(ExerciseActivity),
  /** The times between starting or resuming and pausing, in epoch milliseconds. While the owner walks, the last is open. */
  spans: z.array(z.object({ from: z.number(), to: z.nullable(z.number()) })),
  /** The distance so far in meters; null if it is not measured. */
  meters: z.nullable(z.number()),
});
export type Walk = z.output<typeof Walk>;

const minuteMs = 60_000;
const metersPerMile = 1609.344;

/** Whether the owner is walking, and not pausing. */
export function isRunning({ spans }: Pick<Walk, 'spans'>): boolean {
  return spans.at(-1)?.to === null;
}

/** Adds up the time that the owner has walked, in milliseconds, at a time of the device's clock. */
export function sumTime({ spans }: Pick<Walk, 'spans'>, at: number): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? at) - from), 0);
}

/** Returns the walk paused at a time of the device's clock. */
export function pauseWalk(walk: Walk, at: number): Walk {
  return { ...walk, spans: walk.spans.map((span) => (span.to === null ? { ...span, to: at } : span)) };
}

/** Returns the walk resumed at a time of the device's clock. */
export function resumeWalk(walk: Walk, at: number): Walk {
  return isRunning(walk) ? walk : { ...walk, spans: [...walk.spans, { from: at, to: null }] };
}

/** The step of a plan that the owner is at. */
export interface CurrentStep {
  /** Its position; the number of steps after the last one. */
  index: number;
  /** How long it still takes, in milliseconds. */
  leftMs: number;
}

/** Finds the step of a plan at which an owner is who has walked for a time, in milliseconds. */
export function findStep(activities: Walk['activities'], walkedMs: number): CurrentStep {
  let end = 0;
  for (const [index, { duration }] of activities.entries()) {
    end += duration * minuteMs;
    if (walkedMs < end) return { index, leftMs: end - walkedMs };
  }
  return { index: activities.length, leftMs: 0 };
}

/** Returns the whole minutes of a walk, within the limits of an activity. */
export function countMinutes(walk: Walk, at: number): number {
  const { min, max } = exerciseBounds.duration;
  return Math.min(max, Math.max(min, Math.round(sumTime(walk, at) / minuteMs)));
}

/** Converts meters to miles with two decimal places; null for a distance that is too short or long to be logged. */
export function toMiles(meters: number): number | null {
  const miles = Math.round((meters / metersPerMile) * 100) / 100;
  const { min, max } = exerciseBounds.distance;
  return miles >= min && miles <= max ? miles : null;
}

/**
 * Converts a walk to the request that logs it.
 * @param at the current time of the device's clock
 * @param offsetMs the server's clock minus the device's
 */
export function toWalkForm(walk: Walk, at: number, offsetMs: number): WalkForm {
  const start = walk.spans[0]?.from ?? at;
  return {
    dogIds: walk.dogIds,
    duration: countMinutes(walk, at),
    date: new Date(start + offsetMs).toISOString(),
    notes: walk.title,
    distance: walk.meters === null ? null : toMiles(walk.meters),
    exercisePlanId: walk.exercisePlanId,
  };
}

/** Formats a duration as a clock: "0:07", "12:24", "1:02:24". */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
