import { check, transact, update } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { findOwnPost } from '#functions/forum/find-post.ts';
import type { Viewer } from '#functions/forum/target.ts';

/**
 * Marks a comment on an owner's post as the answer, or none.
 * @returns the row after the change
 * @throws ApiError `postNotFound`, `notAuthor` or `commentNotFound`
 */
export async function chooseAnswer(viewer: Viewer, id: string, commentId: string | null): Promise<ForumPostRow> {
  const { answerCommentId: _before, ...post } = await findOwnPost(viewer, id);
  const change = ForumPosts.patch({ id });
  const changed = commentId ? change.set({ answerCommentId: commentId }) : change.remove(['answerCommentId']);
  await transact([
    update(changed.params(), () => new ApiError('postNotFound')),
    ...(commentId ? [requireComment(id, commentId)] : []),
  ]);
  return { ...post, ...(commentId && { answerCommentId: commentId }) };
}

/** Returns the condition that a comment exists and is visible. It fails with `commentNotFound`. */
function requireComment(postId: string, commentId: string) {
  const existing = ForumComments.delete({ postId, id: commentId })
    .where(({ id, hiddenReason }, { exists, notExists }) => `${exists(id)} AND ${notExists(hiddenReason)}`)
    .params();
  return check(existing, () => new ApiError('commentNotFound'));
}
