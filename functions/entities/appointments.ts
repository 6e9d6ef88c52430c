import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { repeatUnits } from '#shared/contract/appointment-times.ts';
import { appointmentStatuses } from '#shared/contract/appointments.ts';
import { reminderLeads } from '#shared/contract/notification-preferences.ts';

/** The attributes that instances and series share. */
const details = {
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  title: { type: 'string', required: true },
  description: { type: 'string' },
  vetName: { type: 'string' },
  /** Minutes. */
  duration: { type: 'number', required: true },
  /** The time zone in which the appointment was scheduled. An instance of a series has the time zone of the series. */
  timeZone: { type: 'string', required: true },
  /** Incremented by every change, for optimistic locking and for calendar programs (RFC 5545 SEQUENCE). */
  sequence: { type: 'number', required: true },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
} as const;

/**
 * Single appointments and overrides of series, sorted by time. If an instance of a series was moved or deleted, a
 * tombstone (a row of kind `moved` or `deleted`) stays at the instance's original time.
 */
export const Instances = ownerEntity('instance', 'instance#${startsAt}#${id}', {
  ...details,
  /** The start, in ISO 8601 UTC with milliseconds. */
  startsAt: { type: 'string', required: true },
  /** The start at which the recurrence rule places this instance. Absent for a single appointment. */
  originalStartsAt: { type: 'string' },
  kind: { type: ['instance', 'moved', 'deleted'] as const, required: true },
  status: { type: appointmentStatuses, required: true },
});
export type InstanceRow = EntityItem<typeof Instances>;

/** The start of each stored instance, by the instance's ID, which stays the same when the instance is moved. */
export const InstanceLookups = ownerEntity('instanceLookup', 'instance-lookup#${id}', {
  id: { type: 'string', required: true },
  /** Absent if the instance was deleted from a series. */
  startsAt: { type: 'string' },
  /** Same as in the instance's row. */
  originalStartsAt: { type: 'string' },
});

/**
 * Repeating appointments, one row per segment (the time between two changes of a series). The segments of a series have
 * the same ID and do not overlap. Rows are sorted by end, so that a query can skip series that ended before a date.
 */
export const AppointmentSeries = ownerEntity('appointmentSeries', 'series#${endsAt}#${id}', {
  ...details,
  /** The start of the last instance, in ISO 8601 UTC. `never`, which sorts last, for a series without an end. */
  endsAt: { type: 'string', required: true },
  /** The start of the first instance in `timeZone`, as `2026-11-20T16:30:00`. */
  localStart: { type: 'string', required: true },
  /**
   * The day of the month on which a monthly or yearly series repeats. In a shorter month, the instance is on the last
   * day.
   */
  dayOfMonth: { type: 'number', required: true },
  every: { type: 'number', required: true },
  unit: { type: repeatUnits, required: true },
  /** The last local date on which an instance may start. */
  until: { type: 'string' },
  /**
   * How many instances of this segment have become exceptions. A change of the series fails if the count has changed
   * since the series was read.
   */
  exceptionCount: { type: 'number', required: true },
});
export type SeriesRow = EntityItem<typeof AppointmentSeries>;

/** A counter that every new series increments, so that concurrent requests cannot exceed the limit on series. */
export const SeriesCounters = ownerEntity('seriesCounter', 'series-counter', {
  /** How many series the owner has ever added. */
  added: { type: 'number', required: true },
});

/** Reminders that were sent, so that no reminder is sent twice for the same start. */
export const SentReminders = ownerEntity('sentReminder', 'sent-reminder#${id}#${startsAt}#${lead}', {
  /** The ID of the instance. */
  id: { type: 'string', required: true },
  startsAt: { type: 'string', required: true },
  lead: { type: reminderLeads, required: true },
  /** The start of the instance in epoch seconds. No reminder is due after the start. */
  expiresAt: { type: 'number', required: true },
});

/**
 * The rows before and after a change of visits, so that it can be undone for an hour. A change that needs several
 * transactions has a row for each.
 */
export const UndoSteps = ownerEntity('undoStep', 'undo#${undoId}#${step}', {
  undoId: { type: 'string', required: true },
  /** The number of the transaction, from 0, with leading zeros. */
  step: { type: 'string', required: true },
  before: { type: 'any', required: true },
  after: { type: 'any', required: true },
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
});
