import { readJson, storageEntry, writeJson } from '../storage/storage.ts';
import { getSession } from './session.ts';

/** Entries that remember on this device how many rows a list had, to reserve space for them. */
type CountName = `${string}_count`;

/**
 * Remembers the length of a list of the owner.
 * @param day for a list of one day
 */
export function rememberCount(name: CountName, count: number, day?: string): void {
  const ownerId = getSession().user?.id;
  if (ownerId) writeJson(storageEntry(name), { ownerId, day, count });
}

/** The length of this owner's list (of this day) at the last fetch on this device; undefined before the first. */
export function readExpectedCount(name: CountName, ownerId: string, day?: string): number | undefined {
  const kept = readJson(storageEntry(name)) as { ownerId?: unknown; day?: unknown; count?: unknown } | null;
  const count = kept?.ownerId === ownerId && kept.day === day ? Number(kept.count) : Number.NaN;
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
