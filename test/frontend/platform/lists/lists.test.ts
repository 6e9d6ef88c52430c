import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Dog, dogs } from '#shared/contract/dogs.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { maple } from '#test/support/factories.ts';
import { createQueryClient } from '../../../../frontend/src/lib/queries.ts';
import { defineList } from '../../../../frontend/src/platform/lists/list.ts';
import { changeCached, createListCache, isMissing } from '../../../../frontend/src/platform/lists/list-cache.ts';

const rex: Dog = { ...maple, id: 'rex', name: 'Rex' };
const olive: Dog = { ...maple, id: 'olive', name: 'Olive' };

let pages: Response[];
let sent: URL[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(new URL(url, 'http://localhost'));
    return pages.shift() ?? Response.json([]);
  });
});
afterEach(() => vi.unstubAllGlobals());

function page(rows: readonly Dog[], next?: string): Response {
  return Response.json(rows, next ? { headers: { 'x-next-cursor': next } } : {});
}

const dogList = defineList({ name: 'dogs', operation: dogs.listDogs, notFound: 'dogNotFound' });

/** Creates a query cache with this whole list and this selection of the list. */
function cached({ list = dogList, whole, part }: { list?: typeof dogList; whole: Dog[]; part: Dog[] }) {
  const queries = createQueryClient();
  queries.setQueryData(['dogs'], whole);
  queries.setQueryData(['dogs', 'beagles'], part);
  queries.setQueryData(['other'], [rex]);
  const names = (...key: string[]) => queries.getQueryData<Dog[]>(key)?.map(({ name }) => name);
  return { queries, cache: createListCache(queries, list), names };
}

test('every page of a list is read', async () => {
  pages = [page([maple], 'next'), page([rex, olive])];
  expect(await dogList.readRows(undefined, {})).toEqual([maple, rex, olive]);
  expect(sent.map(({ search }) => search)).toEqual(['?limit=100', '?limit=100&cursor=next']);
});

test('no more pages and rows are read than requested', async () => {
  pages = [page([maple], 'next'), page([rex, olive], 'more')];
  expect(await dogList.readRows({}, { max: 2 })).toEqual([maple, rex]);
  expect(sent.map(({ search }) => search)).toEqual(['?limit=2', '?limit=2&cursor=next']);
});

test('reading the latest version of a record returns nothing if the record was deleted', async () => {
  const { cache } = cached({ whole: [rex], part: [] });
  pages = [page([maple, { ...rex, name: 'Rexy' }])];
  expect(await cache.readLatest(rex)).toMatchObject({ name: 'Rexy' });
  pages = [page([maple])];
  expect(await cache.readLatest(rex)).toBeUndefined();
  pages = [Response.json({ code: 'dogNotFound', message: 'Gone' }, { status: 404 })];
  expect(await cache.readLatest(rex)).toBeUndefined();
  pages = [Response.json({ code: 'rateLimited', message: 'Wait' }, { status: 429 })];
  const error = await cache.readLatest(rex).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 429 });
  expect(isMissing(dogList, error)).toBe(false);
  expect(isMissing(defineList({ name: 'n', operation: notifications.listNotifications }), error)).toBe(false);
});

test('a new version of a record appears in every part of a list, and a new record only in the whole list', () => {
  const { cache, names } = cached({ whole: [maple, rex], part: [rex] });
  cache.put({ ...rex, name: 'Rexy' });
  cache.put(olive);
  expect(names('dogs')).toEqual(['Maple', 'Rexy', 'Olive']);
  expect(names('dogs', 'beagles')).toEqual(['Rexy']);
  expect(names('other')).toEqual(['Rex']);
});

test('a new record is inserted at its position in the sort order of the list', () => {
  const list = defineList({
    name: 'dogs',
    operation: dogs.listDogs,
    compare: (one, other) => other.name.localeCompare(one.name),
  });
  const { cache, names } = cached({ list, whole: [rex, maple], part: [] });
  cache.put(olive);
  expect(names('dogs')).toEqual(['Rex', 'Olive', 'Maple']);
});

test('rows that were deleted elsewhere are hidden in every part of a list', () => {
  const { cache, names } = cached({ whole: [maple, rex, olive], part: [rex] });
  cache.hide(({ id }) => id === 'rex');
  expect(names('dogs')).toEqual(['Maple', 'Olive']);
  expect(names('dogs', 'beagles')).toEqual([]);
});

test('the rows from before an optimistic change can be restored', async () => {
  const { queries, names } = cached({ whole: [maple, rex], part: [rex] });
  const restore = await changeCached<Dog[]>(queries, ['dogs'], (rows) => rows.filter(({ id }) => id !== 'rex'));
  expect(names('dogs')).toEqual(['Maple']);
  expect(names('dogs', 'beagles')).toEqual([]);
  restore();
  expect(names('dogs')).toEqual(['Maple', 'Rex']);
  expect(names('dogs', 'beagles')).toEqual(['Rex']);
});

test('the response of a read that started before an optimistic change is discarded', async () => {
  const { queries, names } = cached({ whole: [maple, rex], part: [] });
  let answer: (rows: Dog[]) => void = () => undefined;
  const read = queries.fetchQuery({
    queryKey: ['dogs'],
    queryFn: () => new Promise<Dog[]>((resolve) => (answer = resolve)),
    staleTime: 0,
  });
  await changeCached<Dog[]>(queries, ['dogs'], () => [maple]);
  answer([maple, rex]);
  await read.catch(() => undefined);
  expect(names('dogs')).toEqual(['Maple']);
});
