import type * as z from 'zod/mini';
import { requireInstance } from '#functions/appointments/instances/find-instance.ts';
import { type Instance, toAppointment } from '#functions/appointments/instances/instance.ts';
import { countException } from '#functions/appointments/instances/save-instance.ts';
import { changeSeries, removeSeries, type SeriesScope } from '#functions/appointments/series/change-series.ts';
import { hideOverride } from '#functions/appointments/series/changed-part.ts';
import { readTombstone } from '#functions/appointments/series/read-exceptions.ts';
import { type Change, replaceRows } from '#functions/appointments/series/replace-rows.ts';
import { UndoLog } from '#functions/appointments/series/run-steps.ts';
import { now } from '#functions/core/clock.ts';
import { transact } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { InstanceRow } from '#functions/entities/appointments.ts';
import type { AppointmentChange, Scope, VisitsChanged, VisitsDeleted } from '#shared/contract/appointments.ts';

/** An edit of several visits, as the owner sent it. */
interface VisitsChange {
  scope: SeriesScope;
  form: z.output<typeof AppointmentChange>;
  idempotency: IdempotencyContext;
}

/**
 * Changes an instance of a series and the following or all upcoming ones, and stores how to undo it.
 * @throws ApiError `invalid`, `appointmentNotFound`, `dogNotFound`, `seriesLimitReached`, or `staleVersion` if
 *   `form.updatedAt` is not the time of the latest change
 */
export async function changeVisits(
  owner: Pick<Caller, 'id' | 'timeZone'>,
  id: string,
  { scope, form, idempotency }: VisitsChange,
): Promise<VisitsChanged> {
  await replayIfRepeated(idempotency);
  const undo = new UndoLog();
  return retryOnConflict(async () => {
    const edited = await requireInstance(owner.id, id);
    if (form.updatedAt && form.updatedAt !== edited.updatedAt) throw new ApiError('staleVersion');
    if (!edited.series) {
      const message = 'This visit is not part of a series anymore. Change this visit only.';
      throw new ApiError('invalid', { fields: { scope: message } });
    }
    const toResponse = (result: { edited: Instance; visits: number | null }): VisitsChanged => ({
      appointment: toAppointment(result.edited),
      visits: result.visits,
      undoId: undo.undoId,
    });
    const onDone = (result: Parameters<typeof toResponse>[0]) =>
      saveIdempotentResponse(idempotency, toResponse(result));
    return toResponse(await changeSeries({ owner, edited, segment: edited.series, scope, form }, { undo, onDone }));
  });
}

/**
 * Deletes an appointment, or one or several instances of a series, and stores how to undo it.
 * @throws ApiError `appointmentNotFound`, or `invalid` if a series has no upcoming instances
 */
export async function deleteVisits(
  ownerId: string,
  id: string,
  { scope, idempotency }: { scope: Scope; idempotency: IdempotencyContext },
): Promise<VisitsDeleted> {
  await replayIfRepeated(idempotency);
  const undo = new UndoLog();
  return retryOnConflict(async () => {
    const instance = await requireInstance(ownerId, id);
    const { series } = instance;
    const save = (response: VisitsDeleted) => saveIdempotentResponse(idempotency, response);
    if (series && scope !== 'one') {
      const onDone = ({ visits }: { visits: number | null }) => save({ visits, undoId: undo.undoId });
      const { visits } = await removeSeries(instance, { segment: series, scope }, { undo, onDone });
      return { visits, undoId: undo.undoId };
    }
    const response = { visits: 1, undoId: undo.undoId };
    const change = await planRemoval(instance);
    const writes = [...countException(instance), ...replaceRows(ownerId, change), undo.save(ownerId, change)];
    await transact([...save(response), ...writes]);
    return response;
  });
}

/** Plans the deletion of one instance. The slot of an instance of a series stays hidden. */
async function planRemoval(instance: Instance): Promise<Change> {
  const { series: _series, isStored, ...rest } = instance;
  const override: InstanceRow = { ...rest, kind: 'instance' };
  const tombstone = (await readTombstone(override)) ?? undefined;
  const stored = isStored ? [override, ...(tombstone ? [tombstone] : [])] : [];
  const { id, originalStartsAt: slot } = instance;
  const after = slot ? hideOverride({ id, slot, override, tombstone }, now().toISOString()) : [];
  return { before: { series: [], instances: stored }, after: { series: [], instances: after } };
}
