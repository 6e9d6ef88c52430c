import * as z from 'zod/mini';
import { FeedAddress, FeedQuery, FeedToken } from '#shared/contract/calendar-feed.ts';
import { Id, Instant, LocalDate, optionalLines, optionalText, Page, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

export const appointmentStatuses = ['scheduled', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The limits of an appointment's fields. `duration` is in minutes, and `every` is the interval of a repeat rule. */
export const appointmentBounds = {
  duration: { min: 1, max: 1440 },
  every: { min: 1, max: 99 },
  firstDay: '2000-01-01',
  lastDay: '2099-12-31',
} as const;
/** Minutes. The API uses this duration if a request has none. */
export const defaultDuration = 30;
/** Minutes. The form for a new appointment starts with this duration. */
export const formDuration = 60;

/** The maximum number of an owner's repeating appointments that have upcoming instances. */
export const maxSeries = 50;

/** How many appointments an owner can have that are stored one by one: single ones and changed ones of series. */
export const maxInstances = 2000;

const { duration, every, firstDay, lastDay } = appointmentBounds;

const dateMessage = 'Please enter a date and time';
export const rangeMessage = `Please choose a date from ${firstDay.slice(0, 4)} to ${lastDay.slice(0, 4)}`;

/** Whether `day`, a local date, is in the range in which appointments are allowed. */
export function isInRange(day: string): boolean {
  return day >= firstDay && day <= lastDay;
}

/** Whether a date and time has no UTC offset, and so is local to the owner's time zone. */
export function isLocalTime(value: string): boolean {
  return !/(Z|[+-]\d\d:\d\d)$/.test(value);
}

/**
 * The start of an appointment: an instant (ISO 8601 with `Z` or a UTC offset), or a date and time in the owner's time
 * zone, such as `2026-11-20T16:30`. Fractions of a second are cut off. The schema does not check whether the day of an
 * instant is in range, because the day depends on the owner's time zone. The server checks it.
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
 * The recurrence rule of an appointment, in the time zone that the owner had when creating the series. Without `until`,
 * the series has no end. In a month that is too short to have the first instance's day, the instance is on the last
 * day. If daylight saving time skips the local time on a day, the series has no instance on this day.
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
    /** The last day on which an instance can be, in the time zone of the series. */
    until: z.optional(z.nullable(LocalDate)),
  },
  'Please choose how often it repeats',
);
export type Repeat = z.output<typeof Repeat>;

/** How many repeating appointments with upcoming instances an owner has, and the maximum. */
export const SeriesLimit = z.object({ used: z.int(), limit: z.int() });
export type SeriesLimit = z.output<typeof SeriesLimit>;

/** A single appointment, or one instance of a repeating appointment. */
export const Appointment = z.object({
  id: Id,
  /** The owner's ID. */
  userId: Id,
  dogId: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  vetName: z.nullable(z.string()),
  appointmentDate: Instant,
  /** The duration in minutes. */
  duration: z.number(),
  status: z.enum(appointmentStatuses),
  /** The recurrence rule of this instance's series; null for a single appointment. */
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

/** A new appointment, as the dialog sends it. */
export const AppointmentForm = z.strictObject(fields);
export type AppointmentForm = z.output<typeof AppointmentForm>;

/** All fields of a changed appointment. A missing optional field is cleared. `updatedAt` is the version to replace. */
export const AppointmentChange = z.strictObject({ ...fields, updatedAt: z.optional(Instant) });
export type AppointmentChange = z.output<typeof AppointmentChange>;

/**
 * What a change or deletion applies to. `one` is this instance only, and `repeat` is ignored. `all` is every upcoming
 * instance of the series, but no past instances. A single appointment becomes a series with either scope if it gets
 * `repeat`.
 */
export const scopes = ['one', 'all'] as const;
export type Scope = (typeof scopes)[number];

const ScopeQuery = z.strictObject({ scope: z._default(z.enum(scopes, 'Please choose one or all'), 'one') });

/** An instant, or a local date, which means the start of this day in the owner's time zone. */
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

/** The operations on the signed-in owner's appointments, and on the feed for other calendar programs. */
export const appointments = {
  listAppointments: defineOperation({
    method: 'GET',
    path: '/api/appointments',
    summary: 'Lists the appointments by time, with every instance of repeating appointments.',
    access: 'owner',
    requires: 'calendar',
    paged: true,
    query: ListQuery,
    returns: z.array(Appointment),
  }),
  getAppointment: defineOperation({
    method: 'GET',
    path: '/api/appointments/{id}',
    summary: 'Returns a single appointment, or one instance of a repeating appointment.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    returns: Appointment,
    fails: ['appointmentNotFound'],
  }),
  getSeriesLimit: defineOperation({
    method: 'GET',
    path: '/api/appointments/series-limit',
    summary: 'How many repeating appointments an owner has, and can have.',
    access: 'owner',
    requires: 'calendar',
    returns: SeriesLimit,
  }),
  createAppointment: defineOperation({
    method: 'POST',
    path: '/api/appointments',
    summary: 'Schedules an appointment. For a repeating appointment, returns the first instance.',
    access: 'owner',
    requires: 'calendar',
    status: 201,
    idempotent: true,
    body: AppointmentForm,
    returns: Appointment,
    fails: ['dogNotFound', 'appointmentLimitReached', 'seriesLimitReached'],
  }),
  updateAppointment: defineOperation({
    method: 'PUT',
    path: '/api/appointments/{id}',
    summary: 'Replaces an appointment. For a changed series, returns the first upcoming instance.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    query: ScopeQuery,
    body: AppointmentChange,
    returns: Appointment,
    fails: ['appointmentNotFound', 'dogNotFound', 'staleVersion', 'statusTransition', 'seriesLimitReached'],
  }),
  deleteAppointment: defineOperation({
    method: 'DELETE',
    path: '/api/appointments/{id}',
    summary: 'Deletes an appointment, or the upcoming instances of a series.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    query: ScopeQuery,
    fails: ['appointmentNotFound'],
  }),
  getFeed: defineOperation({
    method: 'GET',
    path: '/api/calendar/feed',
    summary: 'The private address of the calendar feed.',
    access: 'owner',
    requires: 'calendar',
    query: FeedQuery,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  rotateFeed: defineOperation({
    method: 'POST',
    path: '/api/calendar/feed/rotate',
    summary: 'Replaces the address of the calendar feed. The old address stops working at once.',
    access: 'owner',
    requires: 'calendar',
    query: FeedQuery,
    returns: FeedAddress,
    fails: ['dogNotFound'],
  }),
  readFeed: defineOperation({
    method: 'GET',
    path: '/api/calendar/{token}/houndwell.ics',
    summary: 'The appointments as an iCalendar feed (RFC 5545).',
    access: 'link-token',
    answers: 'file',
    params: z.strictObject({ token: FeedToken }),
  }),
  downloadAppointment: defineOperation({
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
