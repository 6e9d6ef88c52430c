import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { maple } from '#test/support/factories.ts';
import { createQueryClient } from '../../../../frontend/src/lib/queries.ts';
import { sendHeldDeletions, useWithoutHeld } from '../../../../frontend/src/platform/lists/held-deletions.ts';
import { defineList } from '../../../../frontend/src/platform/lists/list.ts';
import { useDeleteRecord } from '../../../../frontend/src/platform/lists/use-delete-record.ts';
import { useListMutation } from '../../../../frontend/src/platform/lists/use-list-mutation.ts';
import { useSaveValue } from '../../../../frontend/src/platform/lists/use-save-value.ts';
import { clearToasts, dismissToast, getCurrentToast } from '../../../../frontend/src/ui/feedback/toast-store.ts';

const rex: Dog = { ...maple, id: 'rex', name: 'Rex' };
const dogList = defineList({ name: 'dogs', operation: dogs.listDogs, notFound: 'dogNotFound' });
const texts = { succeeded: 'Deleted', failed: 'Not deleted' };

let queries: ReturnType<typeof createQueryClient>;
let answer: (url: string, init: RequestInit) => Response | Promise<Response>;

beforeEach(() => {
  queries = createQueryClient();
  queries.setQueryData(['dogs'], [maple, rex]);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => answer(url, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearToasts();
});

/** Returns what a hook returns in its first render, which is enough to call its functions. */
function callHook<Result>(useHook: () => Result): Result {
  let result: { value: Result } | undefined;
  function Caller() {
    result = { value: useHook() };
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Caller />
    </QueryClientProvider>,
  );
  if (!result) throw new Error('The hook was not called.');
  return result.value;
}

function names(): string[] | undefined {
  return queries.getQueryData<Dog[]>(['dogs'])?.map(({ name }) => name);
}

function failWith(status: number, code: string): Response {
  return Response.json({ code, message: 'No' }, { status });
}

test('a list shows a change immediately, and then the record that the server returns', async () => {
  const shown: unknown[] = [];
  answer = () => {
    shown.push(names());
    return Response.json({ ...rex, name: 'Rex II' });
  };
  const { mutate } = callHook(() =>
    useListMutation(dogList, {
      update: (rows, name: string) => rows.map((row) => (row.id === 'rex' ? { ...row, name } : row)),
      mutationFn: (name, call) => call(dogs.updateDog, { params: { id: 'rex' }, body: { name, breed: 'Beagle' } }),
      texts: { failed: 'Not renamed' },
    }),
  );
  expect(await mutate('Rexy')).toBe(true);
  expect(shown).toEqual([['Maple', 'Rexy']]);
  expect(names()).toEqual(['Maple', 'Rex II']);
  expect(getCurrentToast()).toBeNull();
});

test('a list shows its previous rows again after an error, and a toast explains the error', async () => {
  const shown: unknown[] = [];
  answer = () => {
    shown.push(names());
    return failWith(429, 'rateLimited');
  };
  const { mutate } = callHook(() =>
    useListMutation(dogList, {
      update: () => [],
      mutationFn: (_, call) => call(dogs.deleteDog, { params: { id: 'rex' } }),
      texts: { failed: 'Not cleared' },
    }),
  );
  expect(await mutate()).toBe(false);
  expect(shown).toEqual([[]]);
  expect(names()).toEqual(['Maple', 'Rex']);
  expect(getCurrentToast()).toMatchObject({ tone: 'error', title: 'Not cleared', detail: 'No' });
});

test.each([
  ['a deleted record leaves the list', () => new Response(null, { status: 204 }), ['Maple'], undefined],
  ['a record that no longer exists counts as deleted', () => failWith(404, 'dogNotFound'), ['Maple'], undefined],
  [
    'a record that could not be deleted returns to the list',
    () => failWith(403, 'planRequired'),
    ['Maple', 'Rex'],
    'Not deleted',
  ],
])('%s', async (_, respond, left, title) => {
  answer = respond;
  const deleted: string[] = [];
  const { mutate } = callHook(() =>
    useDeleteRecord(dogList, {
      mutationFn: ({ id }, call) => call(dogs.deleteDog, { params: { id } }),
      texts,
      onSuccess: ({ id }) => deleted.push(id),
    }),
  );
  await mutate(rex);
  dismissToast(getCurrentToast()?.id ?? 0);
  await sendHeldDeletions();
  expect(names()).toEqual(left);
  expect(deleted).toEqual(left.length === 1 ? ['rex'] : []);
  expect(getCurrentToast()?.title).toBe(title);
});

/** Deletes Rex, and returns the rows that a list shows of `rows`. */
async function deleteRex() {
  const sent: string[] = [];
  answer = (url) => {
    sent.push(url);
    return new Response(null, { status: 204 });
  };
  const { mutate } = callHook(() =>
    useDeleteRecord(dogList, {
      mutationFn: ({ id }, call) => call(dogs.deleteDog, { params: { id } }),
      texts,
      alsoHides: ({ id }) => [{ list: 'visits', isGone: ({ dogId }: { dogId: string }) => dogId === id }],
    }),
  );
  await mutate(rex);
  const visits = [
    { id: 'a', dogId: 'rex' },
    { id: 'b', dogId: 'maple' },
  ];
  return {
    sent,
    listDogs: () => callHook(() => useWithoutHeld('dogs', [maple, rex]))?.map(({ name }) => name),
    listVisits: () => callHook(() => useWithoutHeld('visits', visits))?.map(({ id }) => id),
  };
}

test('a deleted record and what belongs to it are hidden, and deleted when the toast is gone', async () => {
  const { sent, listDogs, listVisits } = await deleteRex();
  expect([listDogs(), listVisits()]).toEqual([['Maple'], ['b']]);
  expect(getCurrentToast()).toMatchObject({ title: 'Deleted', action: { label: 'Undo' } });
  expect(sent).toEqual([]);
  clearToasts();
  await sendHeldDeletions();
  expect(sent).toEqual(['/api/dogs/rex']);
  expect(names()).toEqual(['Maple']);
});

test('Undo shows a deleted record and what belongs to it again, and nothing is deleted', async () => {
  const { sent, listDogs, listVisits } = await deleteRex();
  getCurrentToast()?.action?.onPress();
  clearToasts();
  await sendHeldDeletions();
  expect([listDogs(), listVisits()]).toEqual([
    ['Maple', 'Rex'],
    ['a', 'b'],
  ]);
  expect(sent).toEqual([]);
});

test('a deletion whose toast another one replaces is sent, and both in their order', async () => {
  const first = await deleteRex();
  const second = await deleteRex();
  await sendHeldDeletions();
  expect([...first.sent, ...second.sent]).toEqual(['/api/dogs/rex', '/api/dogs/rex']);
});

test('without a connection, a deletion is refused at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answer = () => Promise.reject(new TypeError('offline'));
  const { mutate } = callHook(() =>
    useDeleteRecord(dogList, {
      mutationFn: ({ id }, call) => call(dogs.deleteDog, { params: { id } }),
      texts,
    }),
  );
  await mutate(rex);
  expect(getCurrentToast()).toMatchObject({ tone: 'error', title: 'Not deleted' });
  expect(names()).toEqual(['Maple', 'Rex']);
});

test('of the values that are chosen during a save, only the latest is saved afterward', async () => {
  queries.setQueryData(['choice'], 0);
  const sent: number[] = [];
  let finish: () => void = () => undefined;
  const save = callHook(() =>
    useSaveValue<number>({
      queryKey: ['choice'],
      mutationFn: (value) => {
        sent.push(value);
        return new Promise<void>((resolve) => (finish = resolve));
      },
      texts: { failed: 'Not saved' },
    }),
  );
  const first = save(1);
  await vi.waitFor(() => expect(sent).toEqual([1]));
  await Promise.all([save(2), save(3)]);
  expect(queries.getQueryData(['choice'])).toBe(3);
  finish();
  await vi.waitFor(() => expect(sent).toEqual([1, 3]));
  finish();
  await first;
});
