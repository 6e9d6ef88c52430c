import type * as z from 'zod/mini';
import { textOf } from '#functions/appointments/add-appointment.ts';
import { findVisit } from '#functions/appointments/find-visit.ts';
import { replaceVisit } from '#functions/appointments/save-visit.ts';
import { isoInstant, startOf } from '#functions/appointments/times.ts';
import { checkTransition, laterThan, type Visit } from '#functions/appointments/visit.ts';
import { ApiError } from '#functions/core/api-error.ts';
import type { Caller } from '#functions/core/session.ts';
import { transact } from '#functions/core/table.ts';
import { retryOnConflict } from '#functions/core/version-conflict.ts';
import type { AppointmentChange } from '#shared/contract/appointments.ts';

type Owner = Pick<Caller, 'id' | 'timeZone'>;
type Change = z.output<typeof AppointmentChange>;

/**
 * Replaces an appointment.
 * @throws ApiError `appointmentNotFound`, `dogNotFound`, `statusTransition`, or `staleVersion` when `updatedAt` names an
 * older version
 */
export function changeAppointment(owner: Owner, id: string, form: Change): Promise<Visit> {
  return retryOnConflict(async () => {
    const before = await findVisit(owner.id, id);
    if (!before) throw new ApiError('appointmentNotFound');
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    checkTransition(before.status, form.status);
    return changeOne(owner, before, form);
  });
}

async function changeOne(owner: Owner, before: Visit, form: Change): Promise<Visit> {
  const after: Visit = {
    ...before,
    ...textOf(form),
    startsAt: isoInstant(startOf(form.appointmentDate, owner.timeZone)),
    timeZone: before.originalStartsAt ? before.timeZone : owner.timeZone,
    status: form.status,
    sequence: before.sequence + 1,
    updatedAt: laterThan(before.updatedAt),
    isStored: true,
  };
  await transact(replaceVisit(before, after));
  return after;
}
