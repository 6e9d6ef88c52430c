import { type CheckTime, cascadeDelete, startDeadline } from '#functions/core/data/cascade-delete.ts';
import { remove } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumCounts, ForumLikes } from '#functions/entities/forum-likes.ts';
import { ForumContents } from '#functions/entities/forum-posts.ts';
import { removeWords } from '#functions/forum/index-words.ts';
import { likeShards } from '#functions/forum/likes.ts';

/**
 * Deletes what belongs to a deleted post: its words, likes and comments. Each comment's own likes follow by event. Reports
 * stay, so that a moderator can still warn the author.
 */
export async function removePostParts(postId: string, words: readonly string[]): Promise<void> {
  const checkTime = startDeadline();
  await removeWords(postId, words);
  await removeLikes(postId, checkTime);
  await cascadeDelete({
    readPage: (options) => ForumComments.query.byKey({ postId }).go(options),
    toWrites: ({ id, ownerId }) => [
      remove(ForumComments.delete({ postId, id }).params()),
      remove(ForumContents.delete({ ownerId, id }).params()),
      emitEvent('CommentDeleted', { ownerId, postId, commentId: id }),
    ],
    writesPerRow: 3,
    checkTime,
  });
}

/** Deletes what belongs to a deleted comment: its likes. */
export function removeCommentParts(commentId: string): Promise<void> {
  return removeLikes(commentId, startDeadline());
}

async function removeLikes(targetId: string, checkTime: CheckTime): Promise<void> {
  for (let shard = 0; shard < likeShards; shard += 1) {
    await cascadeDelete({
      // An index cannot be read consistently.
      readPage: (options) => ForumLikes.query.ofTarget({ targetId, shard }).go({ ...options, consistent: undefined }),
      toWrites: ({ ownerId }) => [remove(ForumLikes.delete({ ownerId, targetId }).params())],
      checkTime,
    });
  }
  await cascadeDelete({
    readPage: (options) => ForumCounts.query.byKey({ targetId }).go(options),
    toWrites: ({ shard }) => [remove(ForumCounts.delete({ targetId, shard }).params())],
    checkTime,
  });
}
