import { print, type Row } from '#test/bench/print-rows.ts';
import { cleanUp } from '#test/support/clean-up.ts';
import { createPosts, type FeedCost, type FeedPage } from '#test/support/many-posts.ts';

/**
 * `npm run bench:forum [-- <count>...]` measures what pages of the feed read, in tables with 10, 1,000 and 1,000,000 posts,
 * or with other numbers. A million posts are four million rows, which take about ten minutes.
 */
const counts = process.argv.slice(2).map(Number);

const pages: Readonly<Record<string, FeedPage>> = {
  'first page': { page: 1 },
  'a category': { page: 1, category: 'health' },
  'two words, one of them rare': { page: 1, q: 'leash rare' },
};

function describe({ found, requests, readUnits }: FeedCost): string {
  return `${found} posts, ${requests} requests, ${readUnits} read units`;
}

async function feedRows(count: number): Promise<Row[]> {
  const measure = await createPosts(count);
  const late = Math.max(1, Math.min(1000, Math.floor(count / 20)));
  const all = { ...pages, [`page ${late}`]: { page: late } };
  const lateOfCategory = Math.max(1, Math.min(1000, Math.floor(count / 160)));
  const rows: Record<string, FeedPage> = {
    ...all,
    [`page ${lateOfCategory} of a category`]: { page: lateOfCategory, category: 'health' },
  };
  const measured: Row[] = [];
  for (const [name, page] of Object.entries(rows)) {
    measured.push([`${count.toLocaleString('en-US')} posts`, name, describe(await measure(page)), '']);
  }
  return measured;
}

try {
  for (const count of counts.length > 0 ? counts : [10, 1000, 1_000_000]) {
    print('A page of 20 posts', ['table', 'page', 'cost', ''], await feedRows(count));
  }
} finally {
  await cleanUp();
}
process.exit();
