import { remove, transact } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumContents, ForumPosts, HiddenPosts } from '#functions/entities/forum-posts.ts';
import { findOwnPost } from '#functions/forum/find-post.ts';
import { removeFromLists } from '#functions/forum/lists.ts';
import type { Viewer } from '#functions/forum/target.ts';
import { listPostWords } from '#functions/forum/words.ts';
import { detachPhoto } from '#functions/photos/photo-attachments.ts';

/**
 * Deletes a post and its photo. The consumer of the event deletes what belongs to it.
 * @throws ApiError `postNotFound` or `notAuthor`
 */
export async function removePost(viewer: Viewer, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const post = await findOwnPost(viewer, id);
    const { ownerId } = post;
    const unchanged = ForumPosts.delete({ id })
      .where(({ version }, { eq }) => eq(version, post.version))
      .params();
    await transact([
      remove(unchanged, () => new VersionConflict()),
      remove(ForumContents.delete({ ownerId, id }).params()),
      ...removeFromLists(post),
      ...(post.hiddenReason ? [remove(HiddenPosts.delete({ ownerId, postId: id }).params())] : []),
      ...detachPhoto(ownerId, post.imageUrl),
      emitEvent('PostDeleted', { ownerId, postId: id, words: listPostWords(post) }),
    ]);
  });
}
