import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/data/table.ts';
import { appointmentStatuses, repeatUnits } from '#shared/contract/appointments.ts';
import { reminderLeads } from '#shared/contract/notifications.ts';

/** What a visit and a series have in common. */
const content = {
  ownerId: { type: 'string', required: true, readOnly: true },
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  title: { type: 'string', required: true },
  description: { type: 'string' },
  vetName: { type: 'string' },
  /** Minutes. */
  duration: { type: 'number', required: true },
  /** The time zone in which it was scheduled. A visit of a series keeps that of the series. */
  timeZone: { type: 'string', required: true },
  /** Incremented by every change, for optimistic locking and for calendar programs (RFC 5545 SEQUENCE). */
  sequence: { type: 'number', required: true },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
} as const;

/**
 * Visits in the order of time: single appointments, and the visits of a series that differ from it. If such a visit was
 * moved or deleted, a row of kind `moved` or `deleted` stays at its original time.
 */
export const Visits = new Entity(
  {
    model: { entity: 'visit', service: 'houndwell', version: '1' },
    attributes: {
      ...content,
      /** The start, an ISO instant with milliseconds. */
      startsAt: { type: 'string', required: true },
      /** The start that the series has for this visit. Absent for a single appointment. */
      originalStartsAt: { type: 'string' },
      kind: { type: ['visit', 'moved', 'deleted'] as const, required: true },
      status: { type: appointmentStatuses, required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['startsAt', 'id'], template: 'visit#${startsAt}#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);
export type VisitRow = EntityItem<typeof Visits>;

/** Where the row of a visit is, by its ID, which stays the same when the visit moves. */
export const VisitPointers = new Entity(
  {
    model: { entity: 'visitPointer', service: 'houndwell', version: '1' },
    attributes: {
      ownerId: { type: 'string', required: true },
      id: { type: 'string', required: true },
      /** Absent if the visit was deleted from its series. */
      startsAt: { type: 'string' },
      /** As in the row of the visit. */
      originalStartsAt: { type: 'string' },
    },
    indexes: {
      ofOwner: {
        pk: { field: 'pk', composite: ['ownerId'], template: 'owner#${ownerId}', casing: 'none' },
        sk: { field: 'sk', composite: ['id'], template: 'appointment#${id}', casing: 'none' },
      },
    },
  },
  onTable(),
);

/**
 * A repeating appointment, or the part of one between two changes of its text: the parts have the same ID and other
 * times. The rows are in the order of their ends, so a month is read without the series that ended before it.
 */
export const AppointmentSeries = new Entity(
  {
    model: { entity: 'appointmentSeries', service: 'houndwell', version: '1' },
    attributes: {
      ...content,
      /** The start of the last visit, an ISO instant; `never` sorts after all of them. */
      endsAt: { type: 'string', required: true },
      /** The start of the first visit in `timeZone`, as `2026-11-20T16:30:00`. */
      localStart: { type: 'string', required: true },
      /** The day of the month on which it repeats. Shorter months use their last day. */
      dayOfMonth: { type: 'number', required: true },
      every: { type: 'number', required: true },
      unit: { type: repeatUnits, required: true },
      /** The last local date. */
      until: { type: 'string' },
      /** How often one of its visits got a row of its own. Ending the series checks it, to miss none. */
      changedVisits: { type: 'number', required: true },
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
      /** Of the visit. */
      id: { type: 'string', required: true },
      startsAt: { type: 'string', required: true },
      lead: { type: reminderLeads, required: true },
      /** Epoch seconds: the start of the visit, after which no reminder is due. */
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
