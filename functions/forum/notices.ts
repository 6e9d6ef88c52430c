import { epochSeconds } from '#functions/core/clock.ts';
import { put, write } from '#functions/core/data/table.ts';
import type { ReceivedEvent } from '#functions/core/events/consumer.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { LikeNotices } from '#functions/entities/forum-likes.ts';
import { ForumPosts } from '#functions/entities/forum-posts.ts';
import { formatAuthor } from '#functions/forum/author.ts';
import { readBlockedIds } from '#functions/forum/blocks.ts';
import { readCounts } from '#functions/forum/counts.ts';
import { readTarget } from '#functions/forum/target.ts';
import { notify } from '#functions/notifications/notify.ts';

const hourMs = 3600 * 1000;

/** Returns the path of a post's page. */
function postPath(postId: string): string {
  return `/community/${postId}`;
}

/** Whether `ownerId` is told what `otherId` does: not what they do themselves, nor what a blocked author does. */
async function isTold(ownerId: string, otherId: string): Promise<boolean> {
  return ownerId !== otherId && !(await readBlockedIds(ownerId)).has(otherId);
}

/** Notifies the author of a post of a comment. */
export async function notifyOfComment({ id, at, detail }: ReceivedEvent<'PostCommented'>): Promise<void> {
  const { postId, commentId, ownerId } = detail;
  const [{ data: post }, { data: comment }] = await Promise.all([
    ForumPosts.get({ id: postId }).go({ consistent: true }),
    ForumComments.get({ postId, id: commentId }).go({ consistent: true }),
  ]);
  if (!post || !comment || comment.hiddenReason || !(await isTold(post.ownerId, ownerId))) return;
  await notify({
    ownerId: post.ownerId,
    eventId: id,
    at,
    kind: 'comments',
    title: 'New comment on your post',
    message: `${formatAuthor(comment)} commented on “${post.title}”.`,
    actionUrl: postPath(postId),
  });
}

/** Notifies the author of a post or comment of its likes, at most once an hour per post. */
export async function notifyOfLike({ id, at, detail }: ReceivedEvent<'PostLiked'>): Promise<void> {
  const { postId, commentId, ownerId } = detail;
  const { data: post } = await ForumPosts.get({ id: postId }).go({ consistent: true });
  const row = commentId === undefined ? post : await readTarget({ postId, commentId });
  if (!post || !row || !(await isTold(row.ownerId, ownerId))) return;
  const { likes } = await readCounts(row);
  if (likes === 0 || !(await startNotice(row.ownerId, postId, { id, at }))) return;
  const what = commentId === undefined ? `“${post.title}”` : `Your comment on “${post.title}”`;
  await notify({
    ownerId: row.ownerId,
    eventId: id,
    at,
    kind: 'likes',
    title: commentId === undefined ? 'Owners like your post' : 'Owners like your comment',
    message: `${what} has ${likes} ${likes === 1 ? 'like' : 'likes'}.`,
    actionUrl: postPath(postId),
  });
}

class NotifiedLately extends Error {}

/** Whether an hour has passed since the latest notification, or it is of the same event, whose delivery is repeated. */
async function startNotice(ownerId: string, postId: string, event: { id: string; at: string }): Promise<boolean> {
  const at = new Date(event.at);
  const anHourAgo = new Date(at.getTime() - hourMs).toISOString();
  const row = { ownerId, postId, eventId: event.id, at: at.toISOString(), expiresAt: epochSeconds(at) + 2 * 3600 };
  const started = LikeNotices.put(row)
    .where((stored, { eq, lte, notExists }) => {
      return `${notExists(stored.at)} OR ${lte(stored.at, anHourAgo)} OR ${eq(stored.eventId, event.id)}`;
    })
    .params();
  try {
    await write(put(started, () => new NotifiedLately()));
    return true;
  } catch (error) {
    if (error instanceof NotifiedLately) return false;
    throw error;
  }
}
