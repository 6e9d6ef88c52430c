import * as z from 'zod/mini';
import { FeedAddress, FeedQuery, FeedToken } from '#shared/contract/calendar-feed.ts';
import { Id, Instant, LocalDate, optionalLines, optionalText, Page, text } from '#shared/contract/fields.ts';
import { operation } from '#shared/contract/operation.ts';

export const appointmentStatuses = ['scheduled', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** Limits of the form. Durations are in minutes; `defaultDuration` is the API's, the form starts with `formDuration`. */
export const appointmentBounds = {
  duration: { min: 1, max: 1440 },
  every: { min: 1, max: 99 },
  firstDay: '2000-01-01',
  lastDay: '2099-12-31',
} as const;
export const defaultDuration = 30;
export const formDuration = 60;

/** Series of an owner that have upcoming instances. */
export const maxSeries = 50;

const { duration, every, firstDay, lastDay } = appointmentBounds;

const dateMessage = 'Please enter a date and time';
export const rangeMessage = `Please choose a date from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}`;

/** Whether appointments can be on a local date. */
export function isInRange(day: string): boolean {
  return day >= firstDay && day <= lastDay;
}

/** Whether a date and time is in the owner's time zone, and not an instant. */
export function isLocalTime(value: string): boolean {
  return !/(Z|[+-]\d\d:\d\d)$/.test(value);
}

/**
 * When an appointment starts: an instant (ISO 8601 with `Z` or an offset), or a local date and time without one, such as
 * `2026-11-20T16:30`, in the owner's time zone. Fractions of a second are cut off. The server checks the day of an instant,
 * which depends on the time zone.
 */
export const AppointmentDate = z.iso
  .datetime({ local: true, offset: true, error: dateMessage })
  .check(z.refine((value) => !isLocalTime(value) || isInRange(value.slice(0, 10)), rangeMessage));

const Duration = z
  .int('Please enter the duration in whole minutes')
  .check(
    z.gte(duration.min, `Please enter at least ${duration.min} minute`),
    z.lte(duration.max, `Please enter at most ${duration.max} minutes (a day)`),
  );

/**
 * How often an appointment repeats, in the time zone that its owner had. Without `until`, it has no end. Months without
 * the day of the first instance have it on their last day. A local time that clocks skip on a day has no instance then.
 */
export const Repeat = z.strictObject(
  {
    every: z
      .int('Please enter a whole number')
      .check(
        z.gte(every.min, `Please enter ${every.min} to ${every.max}`),
        z.lte(every.max, `Please enter ${every.min} to ${every.max}`),
      ),
    unit: z.enum(repeatUnits, 'Please choose days, weeks, months, or years'),
    /** The last day, in the time zone of the appointment. */
    until: z.optional(z.nullable(LocalDate)),
  },
  'Please choose how often it repeats',
);
export type Repeat = z.output<typeof Repeat>;

/** The number of repeating appointments that have upcoming instances, and the most that an owner can have. */
export const SeriesLimit = z.object({ used: z.int(), limit: z.int() });
export type SeriesLimit = z.output<typeof SeriesLimit>;

/** A single appointment, or one instance of a repeating one. */
export const Appointment = z.object({
  id: Id,
  /** The owner. */
  userId: Id,
  dogId: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  vetName: z.nullable(z.string()),
  appointmentDate: Instant,
  /** Minutes. */
  duration: z.number(),
  status: z.enum(appointmentStatuses),
  /** How the series of this instance repeats; null for a single appointment. */
  repeat: z.nullable(Repeat),
  updatedAt: Instant,
});
export type Appointment = z.output<typeof Appointment>;

const fields = {
  dogId: Id,
  title: text(1, 120, 'Title is required'),
  description: optionalLines(1000),
  vetName: optionalText(200),
  appointmentDate: AppointmentDate,
  duration: z._default(Duration, defaultDuration),
  status: z._default(z.enum(appointmentStatuses, 'Please choose a status'), 'scheduled'),
  repeat: z.optional(z.nullable(Repeat)),
};

/** An appointment as the dialog sends it. */
export const AppointmentForm = z.strictObject(fields);
export type AppointmentForm = z.output<typeof AppointmentForm>;

/** The whole form: a missing optional field is cleared. `updatedAt` names the version that is replaced. */
export const AppointmentChange = z.strictObject({ ...fields, updatedAt: z.optional(Instant) });
export type AppointmentChange = z.output<typeof AppointmentChange>;

/**
 * `one` changes this instance, whatever `repeat` is, and `all` every upcoming instance of its series. Past ones stay as they
 * are. A single appointment with `repeat` becomes a series either way.
 */
export const scopes = ['one', 'all'] as const;
export type Scope = (typeof scopes)[number];

const ScopeQuery = z.strictObject({ scope: z._default(z.enum(scopes, 'Please choose one or all'), 'one') });

/** A day means its start in the owner's time zone. */
const Moment = z.union([Instant, LocalDate], 'Please enter a date or an instant');

const ListQuery = z.strictObject({
  ...Page.shape,
  /** Inclusive. Default: the first appointment. */
  from: z.optional(Moment),
  /** Exclusive. Default: a year after `from` or today, whichever is later. */
  to: z.optional(Moment),
  status: z.optional(z.enum(appointmentStatuses, 'Please choose a status')),
});

const byId = z.strictObject({ id: Id });

/** The appointments of the signed-in owner, also as a feed for other calendar programs. */
export const appointments = {
  listAppointments: operation({
    method: 'GET',
    path: '/api/appointments',
    summary: 'Appointments by time, with every instance of the repeating ones.',
    access: 'owner',
    requires: 'calendar',
    paged: true,
    query: ListQuery,
    returns: z.array(Appointment),
  }),
  getAppointment: operation({
    method: 'GET',
    path: '/api/appointments/{id}',
    summary: 'One appointment, or one instance of a repeating one.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    returns: Appointment,
    fails: ['appointmentNotFound'],
  }),
  getSeriesLimit: operation({
    method: 'GET',
    path: '/api/appointments/series-limit',
    summary: 'How many repeating appointments an owner has, and can have.',
    access: 'owner',
    requires: 'calendar',
    returns: SeriesLimit,
  }),
  createAppointment: operation({
    method: 'POST',
    path: '/api/appointments',
    summary: 'Schedules an appointment. Answers the first instance of a repeating one.',
    access: 'owner',
    requires: 'calendar',
    status: 201,
    idempotent: true,
    body: AppointmentForm,
    returns: Appointment,
    fails: ['dogNotFound', 'seriesLimitReached'],
  }),
  updateAppointment: operation({
    method: 'PUT',
    path: '/api/appointments/{id}',
    summary: 'Replaces an appointment. Answers the first upcoming instance of a changed series.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    query: ScopeQuery,
    body: AppointmentChange,
    returns: Appointment,
    fails: ['appointmentNotFound', 'dogNotFound', 'staleVersion', 'statusTransition', 'seriesLimitReached'],
  }),
  deleteAppointment: operation({
    method: 'DELETE',
    path: '/api/appointments/{id}',
    summary: 'Deletes an appointment, or the upcoming instances of a series.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    query: ScopeQuery,
    fails: ['appointmentNotFound'],
  }),
  getFeed: operation({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'The private address of the calendar feed.',
    access: 'owner',
    requires: 'calendar',
    query: FeedQuery,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  rotateFeed: operation({
    method: 'POST',
    path: '/api/calendar/feed/rotate',
    summary: 'Replaces the address of the calendar feed. The old one stops working at once.',
    access: 'owner',
    requires: 'calendar',
    query: FeedQuery,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  readFeed: operation({
    method: 'GET',
    path: '/api/calendar/{token}/houndwell.ics',
    summary: 'The appointments as an iCalendar feed (RFC 5545).',
    access: 'link-token',
    answers: 'file',
    params: z.strictObject({ token: FeedToken }),
  }),
  downloadAppointment: operation({
    method: 'GET',
    path: '/api/appointments/{id}/appointment.ics',
    summary: 'One appointment as an iCalendar file.',
    access: 'owner',
    requires: 'calendar',
    answers: 'file',
    params: byId,
    fails: ['appointmentNotFound'],
  }),
};
