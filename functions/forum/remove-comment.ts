import { remove, transact, update, type Write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type ForumCommentRow, ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents, type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { findOwnComment } from '#functions/forum/find-post.ts';
import type { Viewer } from '#functions/forum/target.ts';

/**
 * Deletes a comment. The consumer of the event deletes its likes.
 * @throws ApiError `postNotFound`, `commentNotFound` or `notAuthor`
 */
export async function removeComment(viewer: Viewer, target: { postId: string; commentId: string }): Promise<void> {
  const { postId, commentId: id } = target;
  await retryOnConflict(async () => {
    const { post, comment } = await findOwnComment(viewer, target);
    const unchanged = ForumComments.delete({ postId, id })
      .where(({ version }, { eq }) => eq(version, comment.version))
      .params();
    await transact([
      remove(unchanged, () => new VersionConflict()),
      remove(ForumContents.delete({ ownerId: viewer.id, id }).params()),
      leavePost(post, comment),
      emitEvent('CommentDeleted', { ownerId: viewer.id, postId, commentId: id }),
    ]);
  });
}

/** Returns the write by which a post no longer counts a comment, and no longer has it as the answer. */
function leavePost(post: ForumPostRow, { id, hiddenReason }: ForumCommentRow): Write {
  const isAnswer = post.answerCommentId === id;
  const counted = ForumPosts.patch({ id: post.id }).add({ comments: hiddenReason ? 0 : -1 });
  const changed = isAnswer ? counted.remove(['answerCommentId']) : counted;
  const expected = changed
    .where(({ answerCommentId }, { eq, ne, notExists }) =>
      isAnswer ? eq(answerCommentId, id) : `${notExists(answerCommentId)} OR ${ne(answerCommentId, id)}`,
    )
    .params();
  return update(expected, (found) => (found ? new VersionConflict() : new ApiError('postNotFound')));
}
