import { Temporal } from 'temporal-polyfill';
import { type Instance, parseInstanceId } from '#functions/appointments/instances/instance.ts';
import { findSegment, listSeries } from '#functions/appointments/series/list-series.ts';
import { iterateStarts, toInstance } from '#functions/appointments/series/recurrence.ts';
import { formatInstant } from '#functions/appointments/times.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { InstanceLookups, Instances } from '#functions/entities/appointments.ts';

/**
 * Finds a single appointment or an instance of a series by its ID.
 * @throws ApiError `appointmentNotFound`
 */
export async function requireInstance(ownerId: string, id: string): Promise<Instance> {
  const instance = await retryOnConflict(async () => {
    const { data: lookup } = await InstanceLookups.get({ ownerId, id }).go({ consistent: true });
    if (!lookup) return calculateInstance(ownerId, id);
    const { startsAt, originalStartsAt } = lookup;
    if (!startsAt) return undefined;
    const [{ data: row }, all] = await Promise.all([
      Instances.get({ ownerId, startsAt, id }).go({ consistent: true }),
      originalStartsAt ? listSeries(ownerId, originalStartsAt) : [],
    ]);
    // The instance was moved or deleted after the lookup was read.
    if (row?.kind !== 'instance') throw new VersionConflict();
    return { ...row, series: findSegment(all, row), isStored: true };
  });
  if (!instance) throw new ApiError('appointmentNotFound');
  return instance;
}

/** Calculates the instance of a series from its ID. Undefined if no series has this instance. */
async function calculateInstance(ownerId: string, id: string): Promise<Instance | undefined> {
  const localStart = parseLocalStart(id);
  if (!localStart) return undefined;
  // The time zone of the series is not known yet. In every time zone, the local start is after the start (in UTC) of
  // the day before.
  const dayBefore = localStart.toPlainDate().subtract({ days: 1 }).toString();
  for (const series of await listSeries(ownerId, dayBefore)) {
    if (!id.startsWith(`${series.id}_`)) continue;
    const from = formatInstant(localStart.toZonedDateTime(series.timeZone));
    const [start] = iterateStarts(series, from).take(1);
    const instance = start && toInstance(series, start);
    if (instance?.id === id) return instance;
  }
  return undefined;
}

function parseLocalStart(id: string): Temporal.PlainDateTime | undefined {
  const { localStart = '' } = parseInstanceId(id) ?? {};
  if (!/^\d{8}T\d{6}$/.test(localStart)) return undefined;
  try {
    return Temporal.PlainDateTime.from(localStart);
  } catch {
    return undefined;
  }
}
