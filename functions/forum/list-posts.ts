import { rowKey } from '#functions/core/data/read.ts';
import {
  type ForumListRow,
  ForumLists,
  type ForumPostRow,
  ForumPosts,
  HiddenPosts,
} from '#functions/entities/forum-posts.ts';
import { readBlockedIds } from '#functions/forum/blocks.ts';
import { type Filters, listsOfSearch, matches } from '#functions/forum/lists.ts';
import { readRows } from '#functions/forum/present.ts';
import type { Viewer } from '#functions/forum/target.ts';
import { maxNewPosts } from '#shared/forum.ts';

/** Where a page of the feed starts: the list that is read, and the ID of the last post that was looked at. */
export interface FeedPosition {
  list: string;
  before: string;
}

/** A page of the feed. Without `next`, it is the last page. */
interface FeedPage {
  posts: ForumPostRow[];
  next?: FeedPosition;
}

/** Sorts after every ID. */
const newest = '~';

/** How many posts a search of several filters looks at, at least, each time it reads from a list. */
const minCandidates = 20;

/** How often a page reads from a list until it is full. Only blocked authors and searches need more than one time. */
const maxRounds = 5;

/** An entry of a list, or a hidden post of the reader. */
type Candidate = Pick<ForumListRow, 'postId' | 'ownerId'>;

interface Candidates {
  rows: Candidate[];
  hasMore: boolean;
}

/** Reads up to `limit` rows, and one more to know whether there are more. */
async function readCandidates(
  query: { go(options: { limit: number; pages: 1; order: 'desc'; consistent: true }): Promise<{ data: Candidate[] }> },
  limit: number,
): Promise<Candidates> {
  const { data } = await query.go({ limit: limit + 1, pages: 1, order: 'desc', consistent: true });
  return { rows: data.slice(0, limit), hasMore: data.length > limit };
}

function readList({ list, before }: FeedPosition, limit: number): Promise<Candidates> {
  return readCandidates(ForumLists.query.byKey({ list }).lt({ postId: before }), limit);
}

/** Reads the reader's own hidden posts, which are in no list. */
function readHidden(viewer: Viewer, before: string, limit: number): Promise<Candidates> {
  // A query of the owner's partition needs both ends. `merge` drops the row of `before` itself.
  const query = HiddenPosts.query.ofOwner({ ownerId: viewer.id }).between({ postId: '' }, { postId: before });
  return readCandidates(query, limit);
}

/** Merges lists, newest first and each post once, as far as all of them were read. */
function merge(sources: readonly Candidates[], before: string): Candidates {
  const ends = sources.flatMap(({ rows, hasMore }) => (hasMore ? [rows.at(-1)?.postId ?? ''] : []));
  const end = ends.sort().at(-1) ?? '';
  const byId = new Map(sources.flatMap(({ rows }) => rows).map((row) => [row.postId, row]));
  const rows = [...byId.values()].filter(({ postId }) => postId >= end && postId < before);
  return { rows: rows.sort((one, other) => (one.postId < other.postId ? 1 : -1)), hasMore: ends.length > 0 };
}

/**
 * Chooses the list that a search reads: of the newest rows of each list, those of the rarest filter go back the furthest.
 */
async function chooseList(filters: Filters, limit: number): Promise<string> {
  const lists = listsOfSearch(filters);
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const ends = await Promise.all(
    lists.map(async (list) => {
      const { rows, hasMore } = await readList({ list, before: newest }, limit);
      return { list, end: hasMore ? (rows.at(-1)?.postId ?? '') : '', count: rows.length };
    }),
  );
  const [rarest] = ends.sort((one, other) => one.end.localeCompare(other.end) || one.count - other.count);
  return rarest?.list ?? 'all';
}

/**
 * Finds the posts that a reader looks for, newest first. Reads the rows of one list and their posts, so a page costs the same
 * however many posts there are.
 */
export async function findPosts(
  viewer: Viewer,
  filters: Filters & { limit: number },
  position: FeedPosition | undefined,
): Promise<FeedPage> {
  const { limit } = filters;
  const isCombined = listsOfSearch(filters).length > 1;
  const size = isCombined ? Math.max(limit, minCandidates) : limit;
  const [blocked, list] = await Promise.all([readBlockedIds(viewer.id), position?.list ?? chooseList(filters, size)]);
  const posts: ForumPostRow[] = [];
  let before = position?.before ?? newest;
  for (let round = 0; round < maxRounds; round += 1) {
    const sources = await Promise.all([readList({ list, before }, size), readHidden(viewer, before, size)]);
    const { rows, hasMore } = merge(sources, before);
    const wanted = rows.filter(({ ownerId }) => !blocked.has(ownerId));
    const found = await readPosts(wanted.map(({ postId }) => postId));
    for (const { postId } of rows) {
      if (posts.length === limit) return { posts, next: { list, before } };
      before = postId;
      const post = found.get(postId);
      if (post && isListed(post, viewer) && matches(post, filters)) posts.push(post);
    }
    if (!hasMore) return { posts };
    if (posts.length === limit) break;
  }
  return { posts, next: { list, before } };
}

/** Whether a feed shows a post. Lists of words can have hidden and deleted posts, because they are written by event. */
function isListed(post: ForumPostRow, viewer: Viewer): boolean {
  return !post.hiddenReason || post.ownerId === viewer.id;
}

async function readPosts(ids: readonly string[]): Promise<Map<string, ForumPostRow>> {
  const rows = await readRows(ids.map((id) => rowKey(ForumPosts, { id })));
  return new Map(rows.flatMap((row) => (row ? [[row.id, row]] : [])));
}

/** Counts the posts by others that are newer than a post, up to a maximum. */
export async function countNewPosts(viewer: Viewer, filters: Filters, since: string): Promise<number> {
  const [list = '', ...others] = listsOfSearch(filters);
  const [blocked, { data }] = await Promise.all([
    readBlockedIds(viewer.id),
    ForumLists.query.byKey({ list }).gt({ postId: since }).go({ limit: maxNewPosts, pages: 1, consistent: true }),
  ]);
  const rows = data.filter(({ ownerId }) => ownerId !== viewer.id && !blocked.has(ownerId));
  if (others.length === 0) return rows.length;
  const found = await readPosts(rows.map(({ postId }) => postId));
  return [...found.values()].filter((post) => matches(post, filters)).length;
}
