import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';
import { appointmentStatuses, repeatUnits } from '#shared/contract/appointments.ts';
import { reminderLeads } from '#shared/contract/notifications.ts';

/** What an instance and a series have in common. */
const details = {
  ownerId: { type: 'string', required: true, readOnly: true },
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
export const Instances = new Entity(
  {
    model: { entity: 'instance', service: 'houndwell', version: '1' },
    attributes: {
      ...details,
      /** The start, an ISO instant with milliseconds. */
      startsAt: { type: 'string', required: true },
      /** The start that the series has for this instance. Absent for a single appointment. */
      originalStartsAt: { type: 'string' },
      kind: { type: ['instance', 'moved', 'deleted'] as const, required: true },
      status: { type: appointmentStatuses, required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['startsAt', 'id'], template: 'instance#${startsAt}#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type InstanceRow = EntityItem<typeof Instances>;

/** The start of each stored instance by its ID, which stays the same when the instance moves. */
export const InstanceLookups = new Entity(
  {
    model: { entity: 'instanceLookup', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      id: { type: 'string', required: true },
      /** Absent if the instance was deleted from its series. */
      startsAt: { type: 'string' },
      /** As in the row of the instance. */
      originalStartsAt: { type: 'string' },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'instance-lookup#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);

/**
 * A repeating appointment, or one segment of it: the time between two changes. Segments have the same ID and do not overlap.
 * The rows are in the order of their ends, so a month is read without the series that ended before it.
 */
export const AppointmentSeries = new Entity(
  {
    model: { entity: 'appointmentSeries', service: 'houndwell', version: '1' },
    attributes: {
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
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['endsAt', 'id'], template: 'series#${endsAt}#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type SeriesRow = EntityItem<typeof AppointmentSeries>;

/** Changes whenever an owner gets a series, so that concurrent requests do not exceed the limit. */
export const SeriesCounters = new Entity(
  {
    model: { entity: 'seriesCounter', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      /** How many series were added so far. */
      added: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'series-counter', casing: 'none' },
      },
    },
  },
  onTable(),
);

/** The reminders that were sent, so that none is sent twice for the same start. */
export const SentReminders = new Entity(
  {
    model: { entity: 'sentReminder', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      /** Of the instance. */
      id: { type: 'string', required: true },
      startsAt: { type: 'string', required: true },
      lead: { type: reminderLeads, required: true },
      /** Epoch seconds: the start of the instance, after which no reminder is due. */
      expiresAt: { type: 'number', required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: {
          field: 'sk',
          composite: ['id', 'startsAt', 'lead'],
          template: 'sent-reminder#${id}#${startsAt}#${lead}',
          casing: 'none',
        },
      },
    },
  },
  onTable(),
);
