import * as z from 'zod/mini';
import {
  type Appointment,
  AppointmentForm,
  formDuration,
  isInRange,
  Repeat,
  type RepeatUnit,
  rangeMessage,
  repeatUnits,
} from '#shared/contract/appointments.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { blankToNull, fromText, parseDigits } from '../../platform/forms/typed-fields.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import type { LocalTimes } from './local-times.ts';

/** What a new appointment starts with. */
export interface NewAppointment {
  dogId: string;
  title: string;
  date: string;
  time: string;
  vetName: string;
}

/** Converts an appointment to the dialog's fields. */
export function toAppointmentValues(visit: Appointment, times: LocalTimes) {
  const { dogId, title, appointmentDate, duration, vetName, description, repeat } = visit;
  return {
    dogId,
    title,
    date: times.toDate(appointmentDate),
    time: times.toClock(appointmentDate),
    duration: String(duration),
    vetName: vetName ?? '',
    description: description ?? '',
    repeat: {
      /** The unit of the repetition; blank for a single appointment. */
      unit: (repeat?.unit ?? '') as RepeatUnit | '',
      every: String(repeat?.every ?? 1),
      until: repeat?.until ?? '',
    },
  };
}

/** The dialog's fields as they are typed. */
export type AppointmentValues = ReturnType<typeof toAppointmentValues>;

/** Makes the dialog's fields of a new appointment. */
export function toNewValues(start: NewAppointment): AppointmentValues {
  return { ...start, duration: String(formDuration), description: '', repeat: { unit: '', every: '1', until: '' } };
}

/** What the rules depend on: the visit being edited, and whether its repetition can be changed. */
export interface AppointmentFormContext {
  visit: Appointment | undefined;
  times: LocalTimes;
  /** False for one visit of a series, and for a visit that is over. */
  changesRepeat: boolean;
}

const { title, description, vetName, duration } = AppointmentForm.shape;

const fields = {
  dogId: z.string().check(z.minLength(1, 'Please choose a dog')),
  title,
  date: z.pipe(
    z.string().check(z.minLength(1, 'Please enter a date')),
    LocalDate.check(z.refine(isInRange, rangeMessage)),
  ),
  time: z.string().check(z.minLength(1, 'Please enter a time')),
  duration: fromText(duration, parseDigits),
  vetName: fromText(vetName, blankToNull),
  description: fromText(description, blankToNull),
};

/** The fields of the repetition, which become the API's: null for a single appointment. */
const repeat = z.pipe(
  z.discriminatedUnion('unit', [
    z.object({ unit: z.literal(''), every: z.string(), until: z.string() }),
    z.object({
      unit: z.enum(repeatUnits),
      every: fromText(Repeat.shape.every, parseDigits),
      until: fromText(Repeat.shape.until, blankToNull),
    }),
  ]),
  z.transform((typed): Repeat | null => (typed.unit === '' ? null : typed)),
);

/** Checks that a repetition does not end before it starts. Runs even while other fields are invalid. */
const endsAfterStart = z.refine<{ date: string; repeat: Repeat | null | undefined }>(
  ({ date, repeat }) => !repeat?.until || repeat.until >= date,
  { path: ['repeat', 'until'], error: 'Please choose a day on or after the first visit', when: () => true },
);

const WithRepeat = z.object({ ...fields, repeat }).check(endsAfterStart);

/** For a visit whose repetition cannot be changed. Its fields are hidden, so they are not checked. */
const keptRepeat = z.object({ unit: z.enum(['', ...repeatUnits]), every: z.string(), until: z.string() });

/**
 * Creates the dialog's schema: the rules of the contract. Its output is the API's form. An unchanged time stays the exact
 * instant, also in the hour that a clock repeats.
 */
export function createAppointmentSchema({ visit, times, changesRepeat }: AppointmentFormContext) {
  const before = visit && toAppointmentValues(visit, times);
  const WithKeptRepeat = z.object({
    ...fields,
    repeat: z.pipe(
      keptRepeat,
      z.transform(() => visit?.repeat),
    ),
  });
  return z.pipe(
    changesRepeat ? WithRepeat : WithKeptRepeat,
    z.transform(({ date, time, ...form }): AppointmentForm => {
      const isMoved = date !== before?.date || time !== before.time;
      return {
        ...form,
        appointmentDate: visit && !isMoved ? visit.appointmentDate : `${date}T${time.slice(0, 5)}`,
        // A changed series sets the status of its upcoming visits, which is always scheduled.
        status: !visit || (visit.repeat && changesRepeat) ? 'scheduled' : visit.status,
      };
    }),
  );
}

/** The dialog's form. */
export type AppointmentDialogForm = ZodForm<ReturnType<typeof createAppointmentSchema>>;
