import { upcomingPart } from '#functions/appointments/change-series.ts';
import { changeOwnRows } from '#functions/appointments/changed-visits.ts';
import { findVisit } from '#functions/appointments/find-visit.ts';
import { endSeries } from '#functions/appointments/save-series.ts';
import { removeVisit } from '#functions/appointments/save-visit.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { Scope } from '#shared/contract/appointments.ts';

/**
 * Deletes an appointment, one visit of a series, or all upcoming visits of a series.
 * @throws ApiError `appointmentNotFound`
 */
export function removeAppointment(ownerId: string, id: string, scope: Scope): Promise<void> {
  return retryOnConflict(async () => {
    const visit = await findVisit(ownerId, id);
    if (!visit) throw new ApiError('appointmentNotFound');
    if (visit.series && scope === 'all') return removeUpcoming(visit.series);
    await transact(removeVisit(visit));
  });
}

async function removeUpcoming(seen: SeriesRow): Promise<void> {
  const at = now().toISOString();
  const series = await upcomingPart(seen.ownerId, seen.id, at);
  const removed = await changeOwnRows({ before: seen, at, conditions: [] });
  const writes = [...(series ? endSeries(series, at) : []), ...removed];
  if (writes.length > 0) await transact(writes);
}
