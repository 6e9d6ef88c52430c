import { useEffect, useRef } from 'react';
import { localDate } from '#shared/calendar.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { useNow } from '../../lib/use-now.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useListCache } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { rememberCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { markDone } from '../onboarding/checklist.ts';

/** The list of the owner's dogs, sorted by creation, oldest first. */
export const dogList = defineList({ name: 'dogs', operation: dogs.listDogs, notFound: 'dogNotFound' });

/**
 * Reads the owner's dogs. Returns an empty list if the session has expired. Refetches on a new day, because ages
 * change.
 */
export function useDogs() {
  const dogs = useList(dogList);
  const today = localDate(useNow(), useUser().timeZone);
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
