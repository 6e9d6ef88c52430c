import { batchGet } from '#functions/core/data/read.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ForumCommentRow } from '#functions/entities/forum-comments.ts';
import { type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { isVisible, targetKeys, type Viewer } from '#functions/forum/target.ts';

type Reader = Pick<Viewer, 'id' | 'canModerate'>;

/**
 * Reads a post that an owner can see.
 * @throws ApiError `postNotFound`
 */
export async function findPost(viewer: Reader, id: string): Promise<ForumPostRow> {
  const { data: post } = await ForumPosts.get({ id }).go({ consistent: true });
  if (!post || !isVisible(post, viewer)) throw new ApiError('postNotFound');
  return post;
}

/**
 * Reads a post of an owner.
 * @throws ApiError `postNotFound`, or `notAuthor` for a post of another owner
 */
export async function findOwnPost(viewer: Reader, id: string): Promise<ForumPostRow> {
  const post = await findPost(viewer, id);
  if (post.ownerId !== viewer.id) throw new ApiError('notAuthor');
  return post;
}

/**
 * Reads a comment that an owner can see, with the post.
 * @throws ApiError `postNotFound` or `commentNotFound`
 */
export async function findComment(
  viewer: Reader,
  target: { postId: string; commentId: string },
): Promise<{ post: ForumPostRow; comment: ForumCommentRow }> {
  const { post, comment } = await batchGet(targetKeys(target));
  if (!post || !isVisible(post, viewer)) throw new ApiError('postNotFound');
  if (!comment || !isVisible(comment, viewer)) throw new ApiError('commentNotFound');
  return { post, comment };
}

/**
 * Reads a comment of an owner, with the post.
 * @throws ApiError `postNotFound`, `commentNotFound`, or `notAuthor` for a comment of another owner
 */
export async function findOwnComment(viewer: Reader, target: { postId: string; commentId: string }) {
  const found = await findComment(viewer, target);
  if (found.comment.ownerId !== viewer.id) throw new ApiError('notAuthor');
  return found;
}
