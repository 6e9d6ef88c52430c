import { queueInstanceReminder } from '#functions/appointments/reminders/reminder-queue.ts';
import { type Change, listChanged, replaceRows } from '#functions/appointments/series/replace-rows.ts';
import { countAddedSeries, queueSeriesReminder } from '#functions/appointments/series/save-series.ts';
import type { SeriesRows } from '#functions/appointments/series/series-rows.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { put, remove, transact, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { replayIfRepeated, saveIdempotentResponse } from '#functions/core/http/idempotency.ts';
import type { IdempotencyContext } from '#functions/core/http/idempotency-context.ts';
import { UndoSteps } from '#functions/entities/appointments.ts';

const keptSeconds = 3600;

/**
 * Prepares the writes of a change, with the reminders of what it adds.
 * @throws ApiError `seriesLimitReached`
 */
export async function writeChange(ownerId: string, change: Change, conflict?: () => Error): Promise<Write[]> {
  const changed = listChanged(change);
  const at = now().toISOString();
  const countUpcoming = ({ series }: SeriesRows) => series.filter(({ endsAt }) => endsAt >= at).length;
  return [
    ...(countUpcoming(change.after) > countUpcoming(change.before) ? [await countAddedSeries(ownerId)] : []),
    ...replaceRows(ownerId, change, conflict),
    ...changed.series.flatMap(queueSeriesReminder),
    ...changed.instances.flatMap((row) => queueInstanceReminder(undefined, { ...row, isStored: true })),
  ];
}

/** Returns the write that stores a transaction of a change, so that the change can be undone. */
export function saveUndoStep(ownerId: string, undoId: string, step: number, { before, after }: Change): Write {
  const row = { ownerId, undoId, step: String(step).padStart(4, '0'), before, after };
  return put(UndoSteps.put({ ...row, expiresAt: epochSeconds() + keptSeconds }).params());
}

/**
 * Undoes a change of visits: puts back the rows as they were. A change of several transactions is undone from the last
 * one to the first, so an interrupted request can be repeated.
 * @throws ApiError `undoNotFound`, `undoConflict` if one of the rows has changed since, `dogNotFound` or
 *   `seriesLimitReached`
 */
export async function undoChange(ownerId: string, undoId: string, idempotency: IdempotencyContext): Promise<void> {
  await replayIfRepeated(idempotency);
  const { data } = await UndoSteps.query.ofOwner({ ownerId, undoId }).go({ pages: 'all', consistent: true });
  const steps = data.filter(({ expiresAt }) => expiresAt > epochSeconds());
  if (steps.length === 0) throw new ApiError('undoNotFound');
  for (const [place, { step, before, after }] of [...steps.entries()].reverse()) {
    const removal = UndoSteps.delete({ ownerId, undoId, step })
      .where(({ expiresAt }, { exists }) => exists(expiresAt))
      .params();
    await retryOnConflict(async () =>
      transact([
        ...(place === 0 ? saveIdempotentResponse(idempotency, null) : []),
        remove(removal, () => new ApiError('undoNotFound')),
        ...(await writeChange(ownerId, { before: after, after: before }, () => new ApiError('undoConflict'))),
      ]),
    );
  }
}
