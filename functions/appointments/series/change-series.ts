import { ulid } from 'ulid';
import type * as z from 'zod/mini';
import { firstMoment, type Instance, pickDetails } from '#functions/appointments/instances/instance.ts';
import { type ChangedPart, type RemovedPart, removePart } from '#functions/appointments/series/changed-part.ts';
import { type EditedSeries, editSeries } from '#functions/appointments/series/edit-series.ts';
import { listSeries } from '#functions/appointments/series/list-series.ts';
import { readExceptions } from '#functions/appointments/series/read-exceptions.ts';
import { iterateStarts } from '#functions/appointments/series/recurrence.ts';
import { runSteps, type StepOptions } from '#functions/appointments/series/run-steps.ts';
import { requireScheduled } from '#functions/appointments/series/save-series.ts';
import { parseStart } from '#functions/appointments/times.ts';
import { now } from '#functions/core/clock.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import type { SeriesRow } from '#functions/entities/appointments.ts';
import type { AppointmentChange, Scope } from '#shared/contract/appointments.ts';

/** The scopes that apply to several instances. */
export type SeriesScope = Exclude<Scope, 'one'>;

/** The edit of one instance that is applied to several. */
export interface SeriesChange {
  owner: Pick<Caller, 'id' | 'timeZone'>;
  /** The instance before the edit. */
  edited: Instance;
  /** The segment of the edited instance. It may have ended. */
  segment: SeriesRow;
  scope: SeriesScope;
  form: z.output<typeof AppointmentChange>;
}

/**
 * Finds the part of a series that a change of `instance` with this scope applies to. If the series has no upcoming
 * instances, `segment` is the one of the instance.
 */
async function readPart(instance: Instance, scope: SeriesScope, ended: SeriesRow): Promise<ChangedPart> {
  const { ownerId } = instance;
  const at = now().toISOString();
  // The series is read before its exceptions, so that an exception that is added later fails the condition on its count.
  const segment = (await listSeries(ownerId, at)).find(({ id }) => id === ended.id) ?? ended;
  const exceptions = await readExceptions(segment, at);
  const slot = instance.originalStartsAt ?? instance.startsAt;
  // A past instance does not change, so the change starts now.
  const isAll = scope === 'all' || slot < at;
  const range = isAll ? { from: at, exceptionsFrom: firstMoment } : { from: slot, exceptionsFrom: slot };
  return { segment, exceptions, ...range, at, singleId: createIds() };
}

/** Returns a function that creates an ID for each old one. */
function createIds(): (old: string) => string {
  const ids = new Map<string, string>();
  return (old) => {
    const id = ids.get(old) ?? ulid(now().getTime());
    ids.set(old, id);
    return id;
  };
}

/**
 * Changes an instance of a series and the following or all upcoming ones. Past instances do not change. Without a
 * recurrence rule in the form, the series ends and the edited instance becomes a single appointment.
 * @param options what to store in the last transaction with the result
 * @returns the changed instances
 * @throws ApiError `invalid`, `dogNotFound` or `seriesLimitReached`
 */
export async function changeSeries(
  { owner, edited, segment: ended, scope, form }: SeriesChange,
  options: StepOptions<EditedSeries> = {},
): Promise<EditedSeries> {
  requireScheduled(form);
  const part = await readPart(edited, scope, ended);
  if (iterateStarts(part.segment, part.at).next().done) {
    const message = 'This series has no upcoming visits. Change this visit only.';
    throw new ApiError('invalid', { fields: { appointmentDate: message } });
  }
  const start = parseStart(form.appointmentDate, owner.timeZone);
  const edit = { edited, details: pickDetails(form), start, repeat: form.repeat ?? null, newId: ulid(now().getTime()) };
  return runSteps(part, (each, isWhole) => editSeries(each, { ...edit, needsNewId: !isWhole }), options);
}

/**
 * Deletes an instance of a series and the following or all upcoming ones.
 * @throws ApiError `seriesLimitReached`, or `invalid` if there are no upcoming ones
 */
export async function removeSeries(
  instance: Instance,
  { segment, scope }: Pick<SeriesChange, 'segment' | 'scope'>,
  options: StepOptions<RemovedPart> = {},
): Promise<RemovedPart> {
  const part = await readPart(instance, scope, segment);
  if (removePart(part).visits === 0) {
    const message = 'This series has no upcoming visits. Delete this visit only.';
    throw new ApiError('invalid', { fields: { scope: message } });
  }
  return runSteps(part, removePart, options);
}
