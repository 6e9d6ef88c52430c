import * as z from 'zod/mini';
import { AppointmentDate, Duration, defaultDuration, Repeat } from '#shared/contract/appointment-times.ts';
import { FeedAddress, FeedQuery, FeedToken } from '#shared/contract/calendar-feed.ts';
import { Id, Instant, LocalDate, optionalLines, optionalText, Page, text } from '#shared/contract/fields.ts';
import { defineOperation } from '#shared/contract/operation.ts';

export const appointmentStatuses = ['scheduled', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The maximum number of an owner's repeating appointments that have upcoming instances. */
export const maxSeries = 50;

/** How many appointments an owner can have that are stored one by one: single ones and changed ones of series. */
export const maxInstances = 2000;

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
export const AppointmentChange = z.strictObject(
  { ...fields, updatedAt: z.optional(Instant) },
  'Please send the fields of a visit',
);
export type AppointmentChange = z.output<typeof AppointmentChange>;

/**
 * What a change or deletion applies to. `one` is this instance only, and `repeat` is ignored. `following` is this
 * instance and the later ones of the series, and `all` is every upcoming instance: neither changes past instances. A
 * single appointment becomes a series with any scope if it gets `repeat`.
 */
export const scopes = ['one', 'following', 'all'] as const;
export type Scope = (typeof scopes)[number];

const AnyScope = z.enum(scopes, 'Please choose one, following or all');
const ScopeQuery = z.strictObject({ scope: z._default(AnyScope, 'one') });

/** The scopes that change several visits. */
const SeriesScope = z.enum(['following', 'all'], 'Please choose following or all');

/** What a change or deletion did, for a message with Undo. */
const Done = {
  /** How many visits were changed or deleted. Null if there are too many to count, as in a series without an end. */
  visits: z.nullable(z.int()),
  /** Identifies the change for `undoChange`, for an hour. */
  undoId: Id,
};

/** The result of `changeVisits`: the edited visit as it is now, which may have another ID. */
export const VisitsChanged = z.object({ appointment: Appointment, ...Done });
export type VisitsChanged = z.output<typeof VisitsChanged>;

/** The result of `deleteVisits`. */
export const VisitsDeleted = z.object(Done);
export type VisitsDeleted = z.output<typeof VisitsDeleted>;

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
    summary: 'Replaces an appointment. For several instances, returns the first changed one.',
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
    summary: 'Deletes an appointment, or instances of a series.',
    access: 'owner',
    requires: 'calendar',
    params: byId,
    query: ScopeQuery,
    fails: ['appointmentNotFound', 'dogNotFound'],
  }),
  changeVisits: defineOperation({
    method: 'POST',
    path: '/api/appointments/{id}/change',
    summary: 'Changes an instance of a series and the following or all upcoming ones. The change can be undone.',
    access: 'owner',
    requires: 'calendar',
    idempotent: true,
    params: byId,
    body: z.strictObject({ scope: SeriesScope, change: AppointmentChange }),
    returns: VisitsChanged,
    fails: ['appointmentNotFound', 'dogNotFound', 'staleVersion', 'seriesLimitReached'],
  }),
  deleteVisits: defineOperation({
    method: 'POST',
    path: '/api/appointments/{id}/delete',
    summary: 'Deletes an appointment, or instances of a series. The deletion can be undone.',
    access: 'owner',
    requires: 'calendar',
    idempotent: true,
    params: byId,
    body: z.strictObject({ scope: AnyScope }),
    returns: VisitsDeleted,
    fails: ['appointmentNotFound', 'dogNotFound'],
  }),
  undoChange: defineOperation({
    method: 'POST',
    path: '/api/appointments/undo/{undoId}',
    summary: 'Undoes a change or deletion of visits exactly, unless one of them was changed since.',
    access: 'owner',
    requires: 'calendar',
    idempotent: true,
    params: z.strictObject({ undoId: Id }),
    fails: ['undoNotFound', 'undoConflict', 'dogNotFound', 'seriesLimitReached'],
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
