import type * as z from 'zod/mini';
import { checkSeriesStatus } from '#functions/appointments/add-appointment.ts';
import { changeAll } from '#functions/appointments/change-series.ts';
import { findVisit } from '#functions/appointments/find-visit.ts';
import { addSeries, newSeries } from '#functions/appointments/save-series.ts';
import { removeVisit, replaceVisit } from '#functions/appointments/save-visit.ts';
import { firstStart, visitOf } from '#functions/appointments/series.ts';
import { isoInstant, startOf } from '#functions/appointments/times.ts';
import { checkTransition, laterThan, textOf, type Visit } from '#functions/appointments/visit.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { AppointmentChange, Repeat, Scope } from '#shared/contract/appointments.ts';

type Owner = Pick<Caller, 'id' | 'timeZone'>;
type Change = z.output<typeof AppointmentChange>;

/**
 * Replaces an appointment, one visit of a series, or all upcoming visits of a series.
 * @returns the visit after the change; of a changed series, the first upcoming one
 * @throws ApiError 400, `appointmentNotFound`, `dogNotFound`, `statusTransition`, `seriesLimitReached`, or
 * `staleVersion` when `updatedAt` names an older version
 */
export function changeAppointment(owner: Owner, id: string, scope: Scope, form: Change): Promise<Visit> {
  return retryOnConflict(async () => {
    const before = await findVisit(owner.id, id);
    if (!before) throw new ApiError('appointmentNotFound');
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    if (before.series && scope === 'all') return changeAll(owner, before, before.series, form);
    checkTransition(before.status, form.status);
    if (form.repeat && !before.originalStartsAt) return startSeries(owner, before, form, form.repeat);
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

/** Makes a single appointment repeat. The series gets its ID. */
async function startSeries(owner: Owner, before: Visit, form: Change, repeat: Repeat): Promise<Visit> {
  checkSeriesStatus(form);
  const { id, createdAt, sequence } = before;
  const updatedAt = laterThan(before.updatedAt);
  const common = { ownerId: owner.id, id, ...textOf(form), sequence: sequence + 1, createdAt, updatedAt };
  const series = newSeries(common, startOf(form.appointmentDate, owner.timeZone), repeat);
  await transact([...removeVisit(before), ...(await addSeries(series))]);
  return visitOf(series, firstStart(series));
}
