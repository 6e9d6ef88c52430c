import { readJson, storageEntry, writeJson } from '../storage/storage.ts';
import { getSession } from './session.ts';

/**
 * The name of a storage entry with the number of rows that a list had. Placeholders of that size avoid a layout shift.
 */
type CountName = `${string}_count`;

/**
 * Stores how many rows a list of the signed-in owner has, on this device.
 * @param day the local date, for a list of one day
 */
export function rememberCount(name: CountName, count: number, day?: string): void {
  const ownerId = getSession().user?.id;
  if (ownerId) writeJson(storageEntry(name), { ownerId, day, count });
}

/**
 * Reads how many rows this owner's list had at the last fetch on this device; undefined before the first fetch.
 * @param day the local date, for a list of one day
 */
export function readExpectedCount(name: CountName, ownerId: string, day?: string): number | undefined {
  const kept = readJson(storageEntry(name)) as { ownerId?: unknown; day?: unknown; count?: unknown } | null;
  const count = kept?.ownerId === ownerId && kept.day === day ? Number(kept.count) : Number.NaN;
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
