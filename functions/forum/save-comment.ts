import { ulid } from 'ulid';
import { now } from '#functions/core/clock.ts';
import { put, update, type Write, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { getCallerRows } from '#functions/entities/caller.ts';
import { type ForumCommentRow, ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents, type ForumPostRow } from '#functions/entities/forum-posts.ts';
import { buildAuthor } from '#functions/forum/author.ts';
import { changeCounts } from '#functions/forum/counts.ts';
import { findOwnComment, findPost } from '#functions/forum/find-post.ts';
import { isEmergency } from '#functions/forum/is-emergency.ts';
import { toComment } from '#functions/forum/present.ts';
import { toViewer, type Viewer } from '#functions/forum/target.ts';
import type { Comment, CommentChange } from '#shared/contract/forum-fields.ts';

/** A call that stored the comment has lost its response. */
class AlreadyStored extends Error {}

/**
 * Adds a comment to a post, and counts it.
 * @param more returns further writes of the transaction
 * @throws ApiError `postNotFound`
 */
export async function addComment(
  caller: Caller,
  postId: string,
  content: string,
  more: (comment: Comment) => Write[],
): Promise<Comment> {
  const viewer = toViewer(caller);
  const post = await findPost(viewer, postId);
  const { id: ownerId } = caller;
  const at = now();
  const id = ulid(at.getTime());
  const row: ForumCommentRow = {
    postId,
    id,
    ownerId,
    ...buildAuthor(getCallerRows(caller).owner),
    content,
    isEmergency: await isEmergency(content),
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: 1,
    likes: 0,
  };
  const marks = { isLiked: false, counts: { likes: 0, comments: 0 }, answerCommentId: undefined };
  const comment = toComment(row, viewer, marks);
  const writes = [
    ...more(comment),
    put(ForumComments.create(row).params(), () => new AlreadyStored()),
    put(ForumContents.create({ ownerId, id, postId }).params()),
    emitEvent('PostCommented', { ownerId, postId, commentId: id }),
  ];
  const isDone = async () => !!(await ForumComments.get({ postId, id }).go({ consistent: true })).data;
  try {
    await changeCounts({ postId }, post, { change: { comments: 1 }, writes, isDone });
  } catch (error) {
    if (!(error instanceof AlreadyStored)) throw error;
  }
  return comment;
}

/**
 * Replaces the text of a comment.
 * @returns the post, and the row of the comment after the change
 * @throws ApiError `postNotFound`, `commentNotFound`, `notAuthor`, or `staleVersion` if `form.updatedAt` is not the time of
 *   the latest change
 */
export async function changeComment(
  viewer: Viewer,
  target: { postId: string; commentId: string },
  form: CommentChange,
): Promise<{ post: ForumPostRow; comment: ForumCommentRow }> {
  const { content } = form;
  const emergency = await isEmergency(content);
  return retryOnConflict(async () => {
    const { post, comment: before } = await findOwnComment(viewer, target);
    if (form.updatedAt && form.updatedAt !== before.updatedAt) throw new ApiError('staleVersion');
    const { version } = before;
    const changed = { content, isEmergency: emergency, updatedAt: now().toISOString(), version: version + 1 };
    const replaced = ForumComments.patch({ postId: target.postId, id: target.commentId })
      .set(changed)
      .where((row, { eq }) => eq(row.version, version))
      .params();
    await write(update(replaced, () => new VersionConflict()));
    return { post, comment: { ...before, ...changed } };
  });
}
