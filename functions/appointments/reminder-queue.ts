import type { Visit } from '#functions/appointments/visit.ts';
import type { Write } from '#functions/core/table.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';

/**
 * The writes that keep the queue of reminders in step with a change. They belong to the transaction of the change.
 * @param before the visit or series before the change; undefined for a new one
 * @param after the same after the change; undefined for a deleted one
 */
export function moveReminder(_before: Visit | SeriesRow | undefined, _after: Visit | SeriesRow | undefined): Write[] {
  return [];
}
