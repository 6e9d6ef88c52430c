import { readJson, writeJson } from '../../lib/storage.ts';
import { sessionNow } from '../session/session.ts';

/** Remembers on this device how many dogs the owner has. */
export function rememberDogCount(count: number): void {
  const ownerId = sessionNow().user?.id;
  if (ownerId) writeJson('dog_count', { ownerId, count });
}

/** How many dogs this owner had at the last fetch on this device; undefined before the first. */
export function expectedDogCount(ownerId: string): number | undefined {
  const kept = readJson('dog_count') as { ownerId?: unknown; count?: unknown } | null;
  const count = kept?.ownerId === ownerId ? Number(kept.count) : Number.NaN;
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
