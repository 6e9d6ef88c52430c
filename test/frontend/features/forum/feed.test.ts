import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mockPost } from '#test/support/mock-posts.ts';
import { formatAge } from '../../../../frontend/src/features/forum/author-line.tsx';
import { readFilters } from '../../../../frontend/src/features/forum/feed-filters.ts';
import { describeLengthLeft } from '../../../../frontend/src/features/forum/length-left.ts';
import { changePost, feedsKey, highlightsKey, removePost } from '../../../../frontend/src/features/forum/post-cache.ts';
import { computeThumbnail } from '../../../../frontend/src/features/forum/post-photo.tsx';
import { isLong } from '../../../../frontend/src/features/forum/post-text.tsx';
import { formatPostTime } from '../../../../frontend/src/features/forum/post-time.ts';
import { showsPost } from '../../../../frontend/src/features/forum/use-show-post.ts';

const [one, two] = [mockPost('one', 1), mockPost('two', 2)];

function page(...rows: (typeof one)[]) {
  return { rows, nextCursor: undefined };
}

test('a changed or deleted post changes in every feed and on home', () => {
  const queries = new QueryClient();
  queries.setQueryData([feedsKey, { q: '' }], { pages: [page(one, two)], pageParams: [undefined] });
  queries.setQueryData(highlightsKey, [one]);
  changePost(queries, one.id, (post) => ({ ...post, likes: 9 }));
  expect(queries.getQueryData(highlightsKey)).toEqual([{ ...one, likes: 9 }]);
  expect(queries.getQueryData([feedsKey, { q: '' }])).toMatchObject({ pages: [{ rows: [{ likes: 9 }, two] }] });
  removePost(queries, one.id);
  expect(queries.getQueryData(highlightsKey)).toEqual([]);
  expect(queries.getQueryData([feedsKey, { q: '' }])).toMatchObject({ pages: [{ rows: [two] }] });
});

test('filters in the address that do not exist are left out', () => {
  const filters = readFilters(new URLSearchParams({ category: 'cats', breed: 'Beagle', q: ' leash ' }));
  expect(filters).toEqual({ category: undefined, breed: 'Beagle', q: 'leash' });
});

test('a new post appears only in feeds that certainly contain it', () => {
  const none = { category: undefined, breed: undefined, q: '' };
  expect(showsPost(none, one)).toBe(true);
  expect(showsPost({ ...none, category: 'health' }, one)).toBe(false);
  expect(showsPost({ ...none, breed: 'Beagle' }, one)).toBe(false);
  expect(showsPost({ ...none, q: 'one' }, one)).toBe(false);
});

test('a thumbnail has the shape of its photo, and never less than a pixel', () => {
  expect(computeThumbnail({ width: 1600, height: 1200 })).toEqual({ width: 320, height: 240 });
  expect(computeThumbnail({ width: 60, height: 40 })).toEqual({ width: 60, height: 40 });
  expect(computeThumbnail({ width: 20_000, height: 1 })).toEqual({ width: 320, height: 1 });
});

test('texts with many characters or lines are shortened', () => {
  expect([isLong('x'.repeat(700)), isLong('x'.repeat(701)), isLong('x\n'.repeat(12))]).toEqual([false, true, true]);
});

test('the remaining length counts an emoji as one character', () => {
  expect(describeLengthLeft('🐶🐶', 3)).toBe('1 character left');
  expect(describeLengthLeft('🐶🐶', 1)).toBe('1 character too many');
});

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T07:00:00Z', '5h ago'],
  ['2026-11-19T11:00:00Z', 'Nov 19'],
  ['2025-11-19T11:00:00Z', 'Nov 19, 2025'],
])('the time %s is shown as %s', (timestamp, shown) => {
  expect(formatPostTime(timestamp, new Date('2026-11-20T12:00:00Z'), 'America/Chicago')).toBe(shown);
});

test.each([
  [0.04, '1 month'],
  [0.5, '6 months'],
  [1, '1 year'],
  [3.5, '3.5 years'],
])('the age of a dog of %s years is shown as %s', (age, shown) => {
  expect(formatAge(age)).toBe(shown);
});
