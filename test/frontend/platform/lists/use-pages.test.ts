import { expect, test } from 'vitest';
import { flattenPages } from '../../../../frontend/src/platform/lists/use-pages.ts';

const [one, two, three] = [{ id: 'one' }, { id: 'two' }, { id: 'three' }];

test('a row that two pages have is shown once, in the place of the later page', () => {
  const page = (...rows: { id: string }[]) => ({ rows, nextCursor: undefined });
  const pages = { pages: [page(one, two), page(three, one)], pageParams: [undefined, 'next'] };
  expect(flattenPages(pages)).toEqual([two, three, one]);
});
