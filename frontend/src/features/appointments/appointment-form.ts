import * as z from 'zod/mini';
import {
  formDuration,
  isInRange,
  Repeat,
  type RepeatUnit,
  rangeMessage,
  repeatUnits,
} from '#shared/contract/appointment-times.ts';
import { type Appointment, AppointmentForm } from '#shared/contract/appointments.ts';
import { LocalDate } from '#shared/contract/fields.ts';
import { blankToNull, fromText, parseDigits } from '../../platform/forms/typed-fields.ts';
import type { ZodForm } from '../../platform/forms/use-zod-form.ts';
import type { LocalTimes } from './local-times.ts';

/** The initial values of a new appointment. */
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
      /** The unit of the repeat interval; blank for a single appointment. */
      unit: (repeat?.unit ?? '') as RepeatUnit | '',
      every: String(repeat?.every ?? 1),
      until: repeat?.until ?? '',
    },
  };
}

/** The values of the dialog's fields, as typed. */
export type AppointmentValues = ReturnType<typeof toAppointmentValues>;

/** Builds the values of the dialog's fields for a new appointment. */
export function toNewValues(start: NewAppointment): AppointmentValues {
  return { ...start, duration: String(formDuration), description: '', repeat: { unit: '', every: '1', until: '' } };
}

/** What the form's rules depend on. `visit` is the visit being edited; undefined for a new one. */
export interface AppointmentFormContext {
  visit: Appointment | undefined;
  times: LocalTimes;
  /**
   * Whether the form can change the repeat. False for one visit of a series, and for a completed or cancelled visit.
   */
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

/** The fields of the repeat. The output is the API's `repeat`: null for a single appointment. */
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

/**
 * Checks that a series does not end before its first visit. Runs even if other fields are invalid. An unchanged end moves
 * with the visits.
 */
function endsAfterStart(endBefore: string | null | undefined) {
  return z.refine<{ date: string; repeat: Repeat | null | undefined }>(
    ({ date, repeat }) => !repeat?.until || repeat.until === endBefore || repeat.until >= date,
    { path: ['repeat', 'until'], error: 'Please choose a day on or after the first visit', when: () => true },
  );
}

/** The fields of a repeat that cannot be changed. They are hidden, so they are not checked. */
const keptRepeat = z.object({ unit: z.enum(['', ...repeatUnits]), every: z.string(), until: z.string() });

/**
 * Creates the dialog's schema from the rules of the contract. The output is the request body. An unchanged time keeps
 * its exact instant, even in the hour that is repeated when daylight saving time ends.
 */
export function createAppointmentSchema({ visit, times, changesRepeat }: AppointmentFormContext) {
  const before = visit && toAppointmentValues(visit, times);
  const WithRepeat = z.object({ ...fields, repeat }).check(endsAfterStart(visit?.repeat?.until));
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
        // A change of a series also sets the status of its upcoming visits, so `scheduled` keeps them scheduled.
        status: !visit || (visit.repeat && changesRepeat) ? 'scheduled' : visit.status,
      };
    }),
  );
}

/** The form of the appointment dialog. */
export type AppointmentDialogForm = ZodForm<ReturnType<typeof createAppointmentSchema>>;
