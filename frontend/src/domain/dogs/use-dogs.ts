import { useEffect, useMemo, useRef } from 'react';
import { localDate } from '#shared/calendar.ts';
import { Dog, dogs } from '#shared/contract/dogs.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { rememberCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { createSavedRows } from '../../platform/storage/saved-rows.ts';
import { markDone } from '../onboarding/checklist.ts';

/** The list of the owner's dogs, sorted by creation, oldest first. */
export const dogList = defineList({ name: 'dogs', operation: dogs.listDogs, notFound: 'dogNotFound' });

function createSavedDogs(ownerId: string) {
  return createSavedRows('dogs', Dog, ownerId);
}

/** Stores the owner's dogs for reading them offline, unless they were stored after `since`. */
export async function saveDogs(ownerId: string, since: Date): Promise<void> {
  const saved = createSavedDogs(ownerId);
  if (Date.parse(saved.read()?.savedAt ?? '') >= since.getTime()) return;
  saved.write(await dogList.readRows(undefined, {}));
}

/**
 * Reads the owner's dogs. Returns an empty list if the session has expired. Refetches on a new day, because ages
 * change. Offline, returns the dogs as last fetched.
 */
export function useDogs() {
  const { id: ownerId, timeZone } = useUser();
  const saved = useMemo(() => createSavedDogs(ownerId), [ownerId]);
  const dogs = useList(dogList, { saved });
  const today = localDate(useNow(), timeZone);
  const day = useRef(today);
  const { refetch } = dogs;
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    void refetch();
  }, [today, refetch]);

  const count = dogs.isSuccess ? dogs.data?.length : undefined;
  useEffect(() => {
    if (count === undefined) return;
    rememberCount('dog_count', count);
    // Another device, which has a checklist of its own, may have added the dog.
    if (count > 0) markDone('dog');
  }, [count]);
  return dogs;
}

/** Returns the functions that update the cached list of dogs after a change. */
export function useDogCache() {
  return useListCache(dogList);
}
