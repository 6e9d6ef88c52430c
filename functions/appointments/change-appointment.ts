import type * as z from 'zod/mini';
import { requireInstance } from '#functions/appointments/instances/find-instance.ts';
import {
  checkTransition,
  type Instance,
  nextUpdatedAt,
  pickDetails,
} from '#functions/appointments/instances/instance.ts';
import { removeInstance, replaceInstance } from '#functions/appointments/instances/save-instance.ts';
import { buildSeries } from '#functions/appointments/series/build-series.ts';
import { changeSeries } from '#functions/appointments/series/change-series.ts';
import { findFirstStart, toInstance } from '#functions/appointments/series/recurrence.ts';
import { addSeries, requireScheduled } from '#functions/appointments/series/save-series.ts';
import { formatInstant, parseStart } from '#functions/appointments/times.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { AppointmentChange, Scope } from '#shared/contract/appointments.ts';

/**
 * Replaces an appointment, or one or several instances of a series.
 * @returns the changed instance; if several were changed, the first one, as it is in the series
 * @throws ApiError `invalid`, `appointmentNotFound`, `dogNotFound`, `statusTransition`, `seriesLimitReached`, or
 *   `staleVersion` if `form.updatedAt` is not the time of the latest change
 */
export function changeAppointment(
  owner: Pick<Caller, 'id' | 'timeZone'>,
  id: string,
  scope: Scope,
  form: z.output<typeof AppointmentChange>,
): Promise<Instance> {
  return retryOnConflict(async () => {
    const before = await requireInstance(owner.id, id);
    const { series, originalStartsAt, status, sequence, createdAt } = before;
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    if (series && scope !== 'one') {
      const change = { owner, edited: before, segment: series, scope, form };
      const { next, edited } = await changeSeries(change);
      return next ? toInstance(next, findFirstStart(next)) : edited;
    }
    checkTransition(status, form.status);
    const version = { sequence: sequence + 1, createdAt, updatedAt: nextUpdatedAt(before.updatedAt) };
    const details = { ownerId: owner.id, id, ...pickDetails(form), ...version };
    if (form.repeat && !originalStartsAt) {
      // The appointment becomes a series and keeps its ID.
      requireScheduled(form);
      const added = buildSeries(details, parseStart(form.appointmentDate, owner.timeZone), form.repeat);
      await transact([...removeInstance(before), ...(await addSeries(added))]);
      return toInstance(added, findFirstStart(added));
    }
    const after: Instance = {
      ...before,
      ...details,
      startsAt: formatInstant(parseStart(form.appointmentDate, owner.timeZone)),
      timeZone: originalStartsAt ? before.timeZone : owner.timeZone,
      status: form.status,
      isStored: true,
    };
    await transact(replaceInstance(before, after));
    return after;
  });
}
