import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { localDate } from '#shared/calendar.ts';
import { type Dog, type DogChange, type DogForm, dogs } from '#shared/contract/dogs.ts';
import { pageLimit } from '#shared/contract/fields.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { call, callPage } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { intentKeys } from '../../lib/intent.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { markDone } from '../onboarding/checklist.ts';
import { useUser } from '../session/use-user.ts';
import { rememberDogCount } from './dog-count.ts';

const dogsKey = ['dogs'] as const;

async function allDogs(signal?: AbortSignal): Promise<Dog[]> {
  const all: Dog[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage(dogs.listDogs, { query: { limit: pageLimit.most, cursor } }, { signal });
    all.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  rememberDogCount(all.length);
  // Whoever has a dog has taken the first of the first steps, on whichever device it was.
  if (all.length > 0) markDone('dog');
  return all;
}

/** The owner's dogs, oldest profile first. An ended session shows none. A new day asks for their ages anew. */
export function useDogs() {
  const dogs = useQuery({ queryKey: dogsKey, queryFn: ({ signal }) => orEmpty([], allDogs(signal)) });
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

/** Asks anew for a dog as it is now; undefined where it is gone. */
export function useNewestDog(): (id: string) => Promise<Dog | undefined> {
  const queries = useQueryClient();
  return async (id) => {
    const now = await queries.fetchQuery({ queryKey: dogsKey, queryFn: ({ signal }) => allDogs(signal), staleTime: 0 });
    return now.find((dog) => dog.id === id);
  };
}

/** Asks for the list anew. */
export function useRefreshDogs(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: dogsKey });
}

/** Adds a dog and shows it at once. A repeated submit of the same form adds it once. */
export function useCreateDog() {
  const [keys] = useState(intentKeys);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (form: DogForm) => call(dogs.createDog, { body: form }, { idempotencyKey: keys.keyFor(form) }),
    onSuccess: (dog) => {
      keys.done();
      queries.setQueryData<Dog[]>(dogsKey, (known) => known && [...known.filter(({ id }) => id !== dog.id), dog]);
      emitAppEvent('notificationsExpected', {});
      void queries.invalidateQueries({ queryKey: dogsKey });
    },
  });
}

/** Replaces a dog's profile. A change that came in between refuses it with 409 `staleVersion`. */
export function useUpdateDog() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, form }: { id: string; form: z.input<typeof DogChange> }) =>
      call(dogs.updateDog, { params: { id }, body: form }),
    onSuccess: (dog) => {
      queries.setQueryData<Dog[]>(dogsKey, (known) => known?.map((each) => (each.id === dog.id ? dog : each)));
      void queries.invalidateQueries({ queryKey: dogsKey });
    },
  });
}

/** Whether a dog had gone already when it was to be deleted. */
function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'dogNotFound';
}

/** Takes a dog from the list at once, and puts it back if the server refuses. A dog that is gone already counts as deleted. */
export function useDeleteDog() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Dog) => {
      try {
        await call(dogs.deleteDog, { params: { id } });
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: dogsKey });
      const before = queries.getQueryData<Dog[]>(dogsKey);
      queries.setQueryData<Dog[]>(dogsKey, (known) => known?.filter((each) => each.id !== id));
      return { before };
    },
    onError: (_error, _dog, kept) => queries.setQueryData(dogsKey, kept?.before),
    onSettled: () => {
      emitAppEvent('notificationsExpected', {});
      void queries.invalidateQueries({ queryKey: dogsKey });
    },
  });
}
