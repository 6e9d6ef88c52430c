import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { localDate } from '#shared/calendar.ts';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { pageLimit } from '#shared/contract/fields.ts';
import { callPage } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { rememberCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { markDone } from '../onboarding/checklist.ts';

const dogsKey = ['dogs'] as const;

async function fetchDogs(signal?: AbortSignal): Promise<Dog[]> {
  const all: Dog[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage(dogs.listDogs, { query: { limit: pageLimit.max, cursor } }, { signal });
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  rememberCount('dog_count', all.length);
  // The dog may have been added on another device, which has its own checklist.
  if (all.length > 0) markDone('dog');
  return all;
}

/** The owner's dogs, oldest profile first. An expired session has none. Refetched on a new day, because ages change. */
export function useDogs() {
  const dogs = useQuery({ queryKey: dogsKey, queryFn: ({ signal }) => orEmpty([], fetchDogs(signal)) });
  const today = localDate(useNow(), useUser().timeZone);
  const day = useRef(today);
  const { refetch } = dogs;
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    void refetch();
  }, [today, refetch]);
  return dogs;
}

/** Updates the cached list of dogs after changes. */
export function useDogCache() {
  const queries = useQueryClient();
  const update = (change: (dogs: Dog[]) => Dog[]) =>
    queries.setQueryData<Dog[]>(dogsKey, (cached) => cached && change(cached));
  const refresh = () => queries.invalidateQueries({ queryKey: dogsKey });
  return {
    /** Shows a dog that was created or updated. */
    put: (dog: Dog) => {
      update((cached) =>
        cached.some(({ id }) => id === dog.id)
          ? cached.map((each) => (each.id === dog.id ? dog : each))
          : [...cached, dog],
      );
      void refresh();
    },
    /** Hides a dog before the server has deleted it. Returns the function that shows it again. */
    hide: async (dog: Dog) => {
      await queries.cancelQueries({ queryKey: dogsKey });
      const before = queries.getQueryData<Dog[]>(dogsKey);
      update((cached) => cached.filter(({ id }) => id !== dog.id));
      return () => queries.setQueryData(dogsKey, before);
    },
    refresh,
    /** Fetches the current version of a dog; undefined if it was deleted. */
    fetchLatest: async (id: string): Promise<Dog | undefined> => {
      const latest = await queries.fetchQuery({
        queryKey: dogsKey,
        queryFn: ({ signal }) => fetchDogs(signal),
        staleTime: 0,
      });
      return latest.find((dog) => dog.id === id);
    },
  };
}
