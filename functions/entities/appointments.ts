import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { appointmentStatuses, repeatUnits } from '#shared/contract/appointments.ts';
import { reminderLeads } from '#shared/contract/notifications.ts';

/** What an instance and a series have in common. */
const details = {
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  title: { type: 'string', required: true },
  description: { type: 'string' },
  vetName: { type: 'string' },
  /** Minutes. */
  duration: { type: 'number', required: true },
  /** The time zone in which it was scheduled. An instance of a series keeps that of the series. */
  timeZone: { type: 'string', required: true },
  /** Incremented by every change, for optimistic locking and for calendar programs (RFC 5545 SEQUENCE). */
  sequence: { type: 'number', required: true },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
} as const;

/**
 * Instances by time: single appointments, and the overrides of series. If an instance of a series was moved or deleted, a
 * tombstone (a row of kind `moved` or `deleted`) stays at its original time.
 */
export const Instances = ownerEntity('instance', 'instance#${startsAt}#${id}', {
  ...details,
  /** The start, an ISO instant with milliseconds. */
  startsAt: { type: 'string', required: true },
  /** The start that the series has for this instance. Absent for a single appointment. */
  originalStartsAt: { type: 'string' },
  kind: { type: ['instance', 'moved', 'deleted'] as const, required: true },
  status: { type: appointmentStatuses, required: true },
});
export type InstanceRow = EntityItem<typeof Instances>;

/** The start of each stored instance by its ID, which stays the same when the instance moves. */
export const InstanceLookups = ownerEntity('instanceLookup', 'instance-lookup#${id}', {
  id: { type: 'string', required: true },
  /** Absent if the instance was deleted from its series. */
  startsAt: { type: 'string' },
  /** As in the row of the instance. */
  originalStartsAt: { type: 'string' },
});

/**
 * A repeating appointment, or one segment of it: the time between two changes of its details. Segments have the same ID and do
 * not overlap. The rows are in the order of their ends, so a month is read without the series that ended before it.
 */
export const AppointmentSeries = ownerEntity('appointmentSeries', 'series#${endsAt}#${id}', {
  ...details,
  /** The start of the last instance, an ISO instant; `never` sorts after all of them. */
  endsAt: { type: 'string', required: true },
  /** The start of the first instance in `timeZone`, as `2026-11-20T16:30:00`. */
  localStart: { type: 'string', required: true },
  /** The day of the month on which it repeats. Shorter months use their last day. */
  dayOfMonth: { type: 'number', required: true },
  every: { type: 'number', required: true },
  unit: { type: repeatUnits, required: true },
  /** The last local date. */
  until: { type: 'string' },
  /** How many instances got a row since the series was written. Ending the series checks it, to miss none. */
  exceptionCount: { type: 'number', required: true },
});
export type SeriesRow = EntityItem<typeof AppointmentSeries>;

/** Changes whenever an owner gets a series, so that concurrent requests do not exceed the limit. */
export const SeriesCounters = ownerEntity('seriesCounter', 'series-counter', {
  /** How many series were added so far. */
  added: { type: 'number', required: true },
});

/** The reminders that were sent, so that none is sent twice for the same start. */
export const SentReminders = ownerEntity('sentReminder', 'sent-reminder#${id}#${startsAt}#${lead}', {
  /** Of the instance. */
  id: { type: 'string', required: true },
  startsAt: { type: 'string', required: true },
  lead: { type: reminderLeads, required: true },
  /** Epoch seconds: the start of the instance, after which no reminder is due. */
  expiresAt: { type: 'number', required: true },
});
