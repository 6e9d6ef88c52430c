import { Entity, type EntityItem } from 'electrodb';
import { onTable } from '#functions/core/table.ts';
import { appointmentStatuses, repeatUnits } from '#shared/contract/appointments.ts';

/** What a single appointment and a series have in common. */
const content = {
  ownerId: { type: 'string', required: true, readOnly: true },
  id: { type: 'string', required: true, readOnly: true },
  dogId: { type: 'string', required: true },
  title: { type: 'string', required: true },
  description: { type: 'string' },
  vetName: { type: 'string' },
  /** Minutes. */
  duration: { type: 'number', required: true },
  /** The time zone in which it was scheduled. */
  timeZone: { type: 'string', required: true },
  /** Incremented by every change, for calendar programs (RFC 5545 SEQUENCE). */
  sequence: { type: 'number', required: true },
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
} as const;

/**
 * Visits in the order of time: single appointments, and the visits of a series that differ from it. Such a visit has the
 * ID of the series followed by its original local start. If it was moved or deleted, a row of kind `moved` or `deleted`
 * stays at its original time.
 */
export const Visits = new Entity(
  {
    model: { entity: 'visit', service: 'houndwell', version: '1' },
    attributes: {
      ...content,
      /** The start, an ISO instant with milliseconds. */
      startsAt: { type: 'string', required: true },
      kind: { type: ['visit', 'moved', 'deleted'] as const, required: true },
      status: { type: appointmentStatuses, required: true },
      /** When its next reminder is due; absent when none is left. */
      reminderDueAt: { type: 'string' },
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
