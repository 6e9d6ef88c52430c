import * as z from 'zod/mini';
import { localDate } from '#shared/calendar.ts';
import { defaultDuration, type ExerciseLog, WalkForm } from '#shared/contract/exercise-logs.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { blankToNull, fromText, parseDecimal, parseDigits } from '../../platform/forms/typed-fields.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';

/** What a new activity starts with. */
export interface LogStart {
  dogId: string;
  /** Undefined for the usual duration. */
  minutes: number | undefined;
  notes: string | undefined;
  /** The saved plan that was followed. */
  exercisePlanId: string | null;
}

/** Converts an activity to the dialog's fields. */
export function toLogValues(log: ExerciseLog, timeZone: string) {
  return {
    dogIds: [log.dogId],
    duration: String(log.duration),
    /** The local date. */
    date: localDate(new Date(log.date), timeZone),
    distance: log.distance === null ? '' : String(log.distance),
    notes: log.notes ?? '',
  };
}

/** The values of the dialog's fields, as typed. */
export type LogValues = ReturnType<typeof toLogValues>;

/** Builds the values of the dialog's fields for a new activity. */
export function toNewLogValues({ dogId, minutes, notes }: LogStart, today: string): LogValues {
  return {
    dogIds: [dogId],
    duration: String(minutes ?? defaultDuration),
    date: today,
    distance: '',
    notes: notes ?? '',
  };
}

/** What the form's rules depend on: the activity being edited, the owner's time zone, and the local date. */
export interface LogFormContext {
  log: ExerciseLog | undefined;
  timeZone: string;
  today: string;
  exercisePlanId: string | null;
}

const { dogIds, duration, notes, distance } = WalkForm.shape;

function parseDistance(typed: string): number | null {
  return typed.trim() === '' ? null : parseDecimal(typed);
}

/**
 * Creates the dialog's schema from the rules of the contract. The output is the body of `createWalk`. An unchanged date
 * keeps the exact time of the activity.
 */
export function createLogSchema({ log, timeZone, today, exercisePlanId }: LogFormContext) {
  const before = log && toLogValues(log, timeZone);
  const date = z.pipe(
    z.string().check(z.minLength(1, 'Please enter a date')),
    LocalDate.check(z.refine((day) => day <= today, "The date can't be in the future")),
  );
  return z.pipe(
    z.object({
      dogIds,
      duration: fromText(duration, parseDigits),
      date,
      distance: fromText(distance, parseDistance),
      notes: fromText(notes, blankToNull),
    }),
    z.transform(
      (form): WalkForm => ({
        ...form,
        date: log && form.date === before?.date ? log.date : form.date,
        exercisePlanId,
      }),
    ),
  );
}

/** The form of the log dialog. */
export type LogDialogForm = ZodForm<ReturnType<typeof createLogSchema>>;
