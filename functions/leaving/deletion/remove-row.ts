import { remove, transact, update, write } from '#functions/core/data/table.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { ForumComments } from '#functions/entities/forum-comments.ts';
import { ForumContents } from '#functions/entities/forum-posts.ts';
import type { ReportCase } from '#functions/entities/forum-reports.ts';
import { OwnerCount, OwnerCountMarkers, ownerTotal } from '#functions/entities/owner-count.ts';
import { removeBlocker, unblockOwner } from '#functions/forum/blocks.ts';
import { giveToFormerMember } from '#functions/forum/former-member.ts';
import { setLike } from '#functions/forum/likes.ts';
import { removeComment } from '#functions/forum/remove-comment.ts';
import { removePost } from '#functions/forum/remove-post.ts';
import type { Viewer } from '#functions/forum/target.ts';
import { deletionKind } from '#functions/leaving/deletion/deletion-queue.ts';
import { keepReportCase, removeAuditEntry, removeSuggestion } from '#functions/leaving/deletion/moderation-rows.ts';
import type { StoredRow } from '#functions/leaving/owner-rows.ts';
import { removeReview } from '#functions/places/save-review.ts';

/** The owner whose account is deleted, and whether their posts stay. */
export interface Leaver {
  ownerId: string;
  keepsPosts: boolean;
}

/** Removes a row in a way of its own. Returns false for a row that stays. */
type Remover = (row: never, leaver: Leaver) => Promise<boolean>;

/**
 * The entities, by name, of which a row is not just deleted, because other rows count or show it. All other rows of an owner
 * are deleted.
 */
const removers: Readonly<Record<string, Remover>> = {
  owner: async () => false,
  dueItem: async (row: StoredRow) => row.kind !== deletionKind && deleteRow(row),
  ownerCountMarker: async (_row, { ownerId }) => {
    const marker = OwnerCountMarkers.delete({ ownerId })
      .where((row, { exists }) => exists(row.ownerId))
      .params();
    await transact([remove(marker), update(OwnerCount.update(ownerTotal).add({ count: -1 }).params())]);
    return true;
  },
  placeReview: (row: StoredRow & { placeId: string }, { ownerId }) =>
    orDelete(row, () => removeReview(ownerId, row.placeId)),
  forumLike: (row: StoredRow & { postId: string; targetId: string }, leaver) => {
    const { postId, targetId } = row;
    const target = targetId === postId ? { postId } : { postId, commentId: targetId };
    return orDelete(row, async () => {
      await setLike(toViewer(leaver), target, false);
    });
  },
  forumContent: removeContent,
  forumBlocker: async ({ blockerId, ...row }: StoredRow & { blockerId: string }, { ownerId }) => {
    await unblockOwner(blockerId, ownerId);
    return deleteRow(row);
  },
  forumBlocks: async ({ blocked, ...row }: StoredRow & { blocked: { ownerId: string }[] }, { ownerId }) => {
    for (const each of blocked) await write(removeBlocker(ownerId, each.ownerId));
    return deleteRow(row);
  },
  reportCase: async (row: StoredRow & ReportCase, { keepsPosts }) =>
    keepsPosts && row.status === 'open' ? keepReportCase(row) : deleteRow(row),
  queueItem: async (row: StoredRow, leaver) => {
    await removeSuggestion(row as never, leaver.ownerId);
    return deleteRow(row);
  },
  auditEntry: async (row: StoredRow, { ownerId }) => {
    return row.subjectId === ownerId ? deleteRow(row) : removeAuditEntry(row as never);
  },
};

/** Removes a row of an owner whose account is deleted. Returns false if the row stays. */
export function removeRow(row: StoredRow, leaver: Leaver): Promise<boolean> {
  const remover = removers[row.__edb_e__];
  return remover ? remover(row as never, leaver) : deleteRow(row);
}

async function deleteRow({ pk, sk }: Pick<StoredRow, 'pk' | 'sk'>): Promise<boolean> {
  await write(remove({ TableName: environment('TABLE_NAME'), Key: { pk, sk } }));
  return true;
}

/** What the row belongs to may be gone already. Then only the row itself is left to delete. */
async function orDelete(row: StoredRow, removal: () => Promise<void>): Promise<boolean> {
  try {
    await removal();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return deleteRow(row);
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && /NotFound$/.test(error.code);
}

/** The owner as a reader who also sees what moderation has hidden. */
function toViewer({ ownerId }: Leaver): Viewer {
  return { id: ownerId, timeZone: 'UTC', canModerate: true };
}

/** Removes a post or comment, or gives it to a former member. */
async function removeContent(row: StoredRow & { id: string; postId: string }, leaver: Leaver): Promise<boolean> {
  const { id, postId } = row;
  const { ownerId, keepsPosts } = leaver;
  const commentId = id === postId ? undefined : id;
  if (keepsPosts && (await giveToFormerMember(ownerId, { postId, commentId }))) return true;
  try {
    if (commentId === undefined) await removePost(toViewer(leaver), postId);
    else await removeComment(toViewer(leaver), { postId, commentId });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await write(remove(ForumContents.delete({ ownerId, id }).params()));
    if (commentId !== undefined) await write(remove(ForumComments.delete({ postId, id: commentId }).params()));
  }
  return true;
}
