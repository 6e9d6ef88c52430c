import { backOff, transact, update, type Write, write } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumCounts } from '#functions/entities/forum-likes.ts';
import { type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { type ContentRow, readTarget, type Target, targetId } from '#functions/forum/target.ts';

/** How many rows share the counts of a busy post or comment. */
export const countShards = 16;

/** How often a change is attempted in the row of a post or comment. After that, it is busy. */
const attemptsOfRow = 3;

/** The longest wait between attempts in further rows is up to 320 ms, because each is in another row. */
const longestWait = 4;

/** How counts change. */
export interface CountChange {
  likes?: number;
  comments?: number;
}

/** The counts of a post or comment. */
export interface Counts {
  likes: number;
  comments: number;
}

/** Returns the error for a post or comment that does not exist. */
export function notFound({ commentId }: Target): ApiError {
  return new ApiError(commentId === undefined ? 'postNotFound' : 'commentNotFound');
}

/** Returns the write that adds to the counts in the row of a post or comment. It fails if the row does not exist. */
export function addToRow(target: Target, change: CountChange): Write {
  const { postId, commentId } = target;
  const parameters =
    commentId === undefined
      ? ForumPosts.patch({ id: postId }).add(change).params()
      : ForumComments.patch({ postId, id: commentId }).add(change).params();
  return update(parameters, () => notFound(target));
}

/** A change of counts, and the writes of the same transaction. */
export interface CountedWrites {
  change: CountChange;
  /** Writes that fail if they were performed before. */
  writes: Write[];
  /** Whether a concurrent or lost call of the same owner has already performed the writes. */
  isDone: () => Promise<boolean>;
}

/**
 * Performs writes, and changes the counts of a post or comment in the same transaction. While few owners do so at once, the
 * row of the post or comment is changed. DynamoDB refuses concurrent transactions on one row, so when that happens
 * repeatedly, the row becomes busy: from then on, one of 16 further rows is changed. Each of them is attempted once, starting
 * with a random one.
 * @throws ApiError `unavailable`, or `postNotFound` or `commentNotFound`
 */
export async function changeCounts(target: Target, row: ContentRow, counted: CountedWrites): Promise<void> {
  const { change, writes, isDone } = counted;
  if (!row.isBusy) {
    if (await isPerformed([...writes, addToRow(target, change)], attemptsOfRow)) return;
    if (await isDone()) return;
    await markBusy(target);
  }
  const first = Math.floor(Math.random() * countShards);
  for (let count = 0; count < countShards; count += 1) {
    const shard = (first + count) % countShards;
    const added = update(
      ForumCounts.update({ targetId: targetId(target), shard })
        .add(change)
        .params(),
    );
    if (await isPerformed([...writes, added], 1)) return;
    if (await isDone()) return;
    await backOff(Math.min(count, longestWait));
  }
  throw new ApiError('unavailable');
}

/** Performs a transaction. Returns false if it still fails with transient errors after some attempts. */
async function isPerformed(writes: Write[], maxTries: number): Promise<boolean> {
  try {
    await transact(writes, maxTries);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') return false;
    throw error;
  }
}

/** Marks a post or comment as busy, unless a concurrent call has done so. */
async function markBusy(target: Target): Promise<void> {
  const { postId, commentId } = target;
  const busy = { isBusy: true };
  const parameters =
    commentId === undefined
      ? ForumPosts.patch({ id: postId }).set(busy).params()
      : ForumComments.patch({ postId, id: commentId }).set(busy).params();
  try {
    await write(update(parameters, () => notFound(target)));
  } catch (error) {
    const row = await readTarget(target);
    if (!row?.isBusy) throw error;
  }
}

/** Returns the exact counts of a post or comment. Reads further rows only if it is busy. */
export async function readCounts(row: ContentRow): Promise<Counts> {
  const { likes } = row;
  const { comments = 0 } = row as Partial<ForumPostRow>;
  if (!row.isBusy) return { likes, comments };
  const { data } = await ForumCounts.query.byKey({ targetId: row.id }).go({ pages: 'all', consistent: true });
  const sum = (name: keyof Counts) => data.reduce((total, shard) => total + (shard[name] ?? 0), 0);
  // The rows are not read in one moment, so a like that is removed in between could make the sum negative.
  return { likes: Math.max(0, likes + sum('likes')), comments: Math.max(0, comments + sum('comments')) };
}
