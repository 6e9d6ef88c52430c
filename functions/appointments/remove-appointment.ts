import { findVisit } from '#functions/appointments/find-visit.ts';
import { removeVisit } from '#functions/appointments/save-visit.ts';
import { ApiError } from '#functions/core/api-error.ts';
import { transact } from '#functions/core/table.ts';
import { retryOnConflict } from '#functions/core/version-conflict.ts';

/**
 * Deletes an appointment.
 * @throws ApiError `appointmentNotFound`
 */
export function removeAppointment(ownerId: string, id: string): Promise<void> {
  return retryOnConflict(async () => {
    const visit = await findVisit(ownerId, id);
    if (!visit) throw new ApiError('appointmentNotFound');
    await transact(removeVisit(visit));
  });
}
