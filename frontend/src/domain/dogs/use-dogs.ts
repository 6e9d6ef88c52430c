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

/** The owner's dogs, oldest profile first. */
export const dogList = defineList({ name: 'dogs', operation: dogs.listDogs, notFound: 'dogNotFound' });

/** The owner's dogs. An expired session has none. Refetched on a new day, because ages change. */
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
    // The dog may have been added on another device, which has its own checklist.
    if (count > 0) markDone('dog');
  }, [count]);
  return dogs;
}

/** Updates the cached list of dogs after changes. */
export function useDogCache() {
  return useListCache(dogList);
}
