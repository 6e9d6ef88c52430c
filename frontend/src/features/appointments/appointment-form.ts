import * as z from 'zod/mini';
import {
  type Appointment,
  AppointmentForm,
  formDuration,
  type RepeatUnit,
  repeatUnits,
} from '#shared/contract/appointments.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import type { LocalTimes } from './local-times.ts';

/** The dialog's fields as they are typed. */
export const TypedAppointment = z.object({
  dogId: z.string(),
  title: z.string(),
  date: z.string(),
  time: z.string(),
  duration: z.string(),
  vetName: z.string(),
  notes: z.string(),
  /** The unit of the repetition; blank for a single appointment. */
  unit: z.enum(['', ...repeatUnits]),
  every: z.string(),
  until: z.string(),
});
export type TypedAppointment = z.output<typeof TypedAppointment>;

/** The draft of a dialog that was interrupted. */
export const AppointmentDraft = z.object({
  /** Which version of which appointment was being edited; null for a new one. */
  visit: z.nullable(z.object({ id: z.string(), updatedAt: z.string() })),
  typed: TypedAppointment,
  scope: z.enum(['one', 'all']),
});
export type AppointmentDraft = z.output<typeof AppointmentDraft>;

/** What a new appointment starts with. */
export interface NewAppointment {
  dogId: string;
  title: string;
  date: string;
  time: string;
  vetName: string;
}

/** The fields of a new appointment. */
export function newTyped({ dogId, title, date, time, vetName }: NewAppointment): TypedAppointment {
  return {
    dogId,
    title,
    date,
    time,
    duration: String(formDuration),
    vetName,
    notes: '',
    unit: '',
    every: '1',
    until: '',
  };
}

/** The fields of an appointment. */
export function typedFrom(visit: Appointment, times: LocalTimes): TypedAppointment {
  return {
    dogId: visit.dogId,
    title: visit.title,
    date: times.dateOf(visit.appointmentDate),
    time: times.clockOf(visit.appointmentDate),
    duration: String(visit.duration),
    vetName: visit.vetName ?? '',
    notes: visit.description ?? '',
    unit: visit.repeat?.unit ?? '',
    every: String(visit.repeat?.every ?? 1),
    until: visit.repeat?.until ?? '',
  };
}

/** Whether any field differs. */
export function isChanged(typed: TypedAppointment, before: TypedAppointment): boolean {
  return (Object.keys(before) as (keyof TypedAppointment)[]).some((name) => typed[name] !== before[name]);
}

function wholeNumber(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** What the rules depend on: the visit being edited, and whether its repetition can be changed. */
export interface AppointmentFormContext {
  visit: Appointment | undefined;
  times: LocalTimes;
  /** False for one visit of a series, and for a visit that is over. */
  changesRepeat: boolean;
}

/** The fields in the API's shape. An unchanged time stays the exact instant, also in the hour that a clock repeats. */
function toAppointmentForm(typed: TypedAppointment, { visit, times, changesRepeat }: AppointmentFormContext) {
  const before = visit && typedFrom(visit, times);
  const isMoved = typed.date !== before?.date || typed.time !== before.time;
  const repeat = typed.unit
    ? { every: wholeNumber(typed.every), unit: typed.unit as RepeatUnit, until: typed.until || null }
    : null;
  return {
    dogId: typed.dogId,
    title: typed.title,
    description: typed.notes || null,
    vetName: typed.vetName || null,
    appointmentDate: visit && !isMoved ? visit.appointmentDate : `${typed.date}T${typed.time.slice(0, 5)}`,
    duration: wholeNumber(typed.duration),
    // The upcoming visits of a series are scheduled, even if this one was cancelled or completed.
    status: !visit || (visit.repeat && changesRepeat) ? 'scheduled' : visit.status,
    repeat: changesRepeat ? repeat : visit?.repeat,
  };
}

/** The form's names of fields that the API names differently. */
export const fieldNames = {
  description: 'notes',
  appointmentDate: 'time',
  'repeat.every': 'every',
  'repeat.unit': 'unit',
  'repeat.until': 'until',
  repeat: 'unit',
} as const;

function findFieldName(path: readonly PropertyKey[]): keyof TypedAppointment {
  const name = path.join('.');
  return fieldNames[name as keyof typeof fieldNames] ?? (name as keyof TypedAppointment);
}

/** Errors that the contract's rules do not have, or not at the right field. */
function ownErrors(typed: TypedAppointment): Partial<Record<keyof TypedAppointment, string>> {
  return {
    ...(!typed.dogId && { dogId: 'Please choose a dog' }),
    ...(!typed.date && { date: 'Please enter a date' }),
    ...(!typed.time && { time: 'Please enter a time' }),
    ...(typed.unit &&
      typed.until &&
      typed.until < typed.date && { until: 'Please choose a day on or after the first visit' }),
  };
}

/** The dialog's schema: takes the typed fields, returns the API's form. Its rules are the contract's. */
export function appointmentFormSchema(context: AppointmentFormContext) {
  return z.pipe(
    TypedAppointment,
    z.transform((typed: TypedAppointment, check): AppointmentForm => {
      const parsed = AppointmentForm.safeParse(toAppointmentForm(typed, context));
      const errors = ownErrors(typed);
      for (const { path, message } of parsed.error?.issues ?? []) {
        const name = findFieldName(path);
        // A missing date or time has its own message. Dates that are too far away are shown at the date.
        if (name !== 'time') errors[name] ??= message;
        else if (!errors.date && !errors.time) errors.date = message;
      }
      for (const [name, message] of Object.entries(errors))
        check.issues.push({ code: 'custom', message, path: [name], input: typed });
      return parsed.data ?? z.NEVER;
    }),
  );
}

/** The dialog's form. */
export type AppointmentDialogForm = ZodForm<ReturnType<typeof appointmentFormSchema>>;
