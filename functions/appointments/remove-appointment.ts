import { requireInstance } from '#functions/appointments/instances/find-instance.ts';
import { removeInstance } from '#functions/appointments/instances/save-instance.ts';
import { removeSeries } from '#functions/appointments/series/change-series.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import type { Scope } from '#shared/contract/appointments.ts';

/**
 * Deletes an appointment, or one or several instances of a series.
 * @throws ApiError `appointmentNotFound`, or `invalid` if a series has no upcoming instances
 */
export function removeAppointment(ownerId: string, id: string, scope: Scope): Promise<void> {
  return retryOnConflict(async () => {
    const instance = await requireInstance(ownerId, id);
    const { series } = instance;
    if (series && scope !== 'one') await removeSeries(instance, { segment: series, scope });
    else await transact(removeInstance(instance));
  });
}
