import { remove, transact, update, type Write, write } from '#functions/core/data/table.ts';
import { retryOnConflict, VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents, type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { addToLists } from '#functions/forum/lists.ts';
import { type ContentRow, readTarget, type Target, targetId } from '#functions/forum/target.ts';

/** The author of what people leave behind who have deleted their account. */
export const formerMember = {
  ownerId: 'former-member',
  firstName: 'Former',
  lastInitial: 'member',
  name: 'Former member',
} as const;

const { ownerId: formerId, firstName, lastInitial } = formerMember;

/** What a post or comment of a former member has. */
const asFormer = { ownerId: formerId, firstName, lastInitial } as const;

/** The attributes of a post that show its author or their dog, besides the name. */
const personal = ['avatar', 'isLeader', 'imageUrl', 'imageWidth', 'imageHeight', 'imageAlt', 'dogId'] as const;

/**
 * Replaces the author of a visible post or comment with a former member. The photo of a post goes, because it is the owner's.
 * @returns false for what moderation has hidden, and for what no longer exists
 */
export function giveToFormerMember(ownerId: string, target: Target): Promise<boolean> {
  return retryOnConflict(async () => {
    const row = await readTarget(target);
    if (!row || row.hiddenReason) return false;
    const entry = remove(ForumContents.delete({ ownerId, id: targetId(target) }).params());
    if (row.ownerId !== ownerId) await write(entry);
    else
      await transact([
        entry,
        ...(target.commentId === undefined ? givePost(row as ForumPostRow) : [giveComment(target, row)]),
      ]);
    return true;
  });
}

function givePost(post: ForumPostRow): Write[] {
  const { id, version } = post;
  const given = ForumPosts.patch({ id })
    .set({ ...asFormer, version: version + 1 })
    .remove([...personal])
    .where((row, { eq }) => eq(row.version, version))
    .params();
  return [
    update(given, () => new VersionConflict()),
    ...addToLists({ ...post, ...asFormer }),
    // The consumer replaces the author in the lists of words.
    emitEvent('PostChanged', { ownerId: formerId, postId: id, removedWords: [] }),
  ];
}

function giveComment({ postId, commentId = '' }: Target, { version }: ContentRow): Write {
  const given = ForumComments.patch({ postId, id: commentId })
    .set({ ...asFormer, version: version + 1 })
    .remove(['avatar', 'isLeader'])
    .where((row, { eq }) => eq(row.version, version))
    .params();
  return update(given, () => new VersionConflict());
}
