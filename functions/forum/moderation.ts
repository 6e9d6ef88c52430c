import { put, remove, update, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { type ForumCommentRow, ForumComments } from '#functions/entities/forum-comments.ts';
import { type ForumPostRow, ForumPosts, HiddenPosts } from '#functions/entities/forum-posts.ts';
import { addToRow } from '#functions/forum/counts.ts';
import { addToLists, removeFromLists } from '#functions/forum/lists.ts';
import { type ContentRow, readTarget, type Target } from '#functions/forum/target.ts';

/**
 * What moderation does to posts and comments. Each function reads the post or comment and returns the writes, so that the
 * caller can add its own, such as an entry of the audit log, to the same transaction. The writes fail with VersionConflict
 * if the post or comment has changed: call these functions within `retryOnConflict`.
 */

/** Who decides, and what the author is told. */
export interface ModerationDecision {
  by: 'reports' | 'moderator';
  reason: string;
  /** Whether the author is not told, because they are told of another decision. */
  isSilent?: boolean;
}

/** Returns the writes that hide a post or comment, or replace the reason of a hidden one. Empty if it was deleted. */
export async function hideContent(target: Target, decision: ModerationDecision): Promise<Write[]> {
  const row = await readTarget(target);
  if (!row) return [];
  return [
    setReason(target, row, decision.reason),
    ...(row.hiddenReason ? [] : removeFromView(target, row)),
    ...(decision.isSilent ? [] : [tellAuthor(target, row, 'hidden', decision)]),
  ];
}

/** Returns the writes that make a hidden post or comment visible again. Empty if it is visible or was deleted. */
export async function restoreContent(target: Target, decision: ModerationDecision): Promise<Write[]> {
  const row = await readTarget(target);
  if (!row?.hiddenReason) return [];
  return [
    setReason(target, row, undefined),
    ...returnToView(target, row),
    ...(decision.isSilent ? [] : [tellAuthor(target, row, 'restored', decision)]),
  ];
}

/** Returns the write that warns the author of a post or comment, which stays visible. Empty if it was deleted. */
export async function warnAuthor(target: Target, decision: ModerationDecision): Promise<Write[]> {
  const row = await readTarget(target);
  return row ? [tellAuthor(target, row, 'warned', decision)] : [];
}

function tellAuthor(
  { postId, commentId }: Target,
  { ownerId }: ContentRow,
  outcome: 'hidden' | 'restored' | 'warned',
  { by, reason }: ModerationDecision,
): Write {
  const target = { postId, ...(commentId !== undefined && { commentId }) };
  return emitEvent('ContentModerated', { ownerId, ...target, decision: outcome, by, reason });
}

/** Returns the write that sets or removes the reason for hiding, on the condition that the version is still the same. */
function setReason({ postId, commentId }: Target, row: ContentRow, hiddenReason: string | undefined): Write {
  const conflict = () => new VersionConflict();
  const version = row.version + 1;
  if (commentId === undefined) {
    const post = ForumPosts.patch({ id: postId });
    const changed = hiddenReason ? post.set({ version, hiddenReason }) : post.set({ version }).remove(['hiddenReason']);
    return update(changed.where((stored, { eq }) => eq(stored.version, row.version)).params(), conflict);
  }
  const comment = ForumComments.patch({ postId, id: commentId });
  const changed = hiddenReason
    ? comment.set({ version, hiddenReason })
    : comment.set({ version }).remove(['hiddenReason']);
  return update(changed.where((stored, { eq }) => eq(stored.version, row.version)).params(), conflict);
}

function isPost(row: ContentRow): row is ForumPostRow {
  return 'title' in row;
}

/** Returns the writes by which others no longer see a post, or a comment is no longer counted. */
function removeFromView({ postId }: Target, row: ForumPostRow | ForumCommentRow): Write[] {
  if (!isPost(row)) return [addToRow({ postId }, { comments: -1 })];
  return [...removeFromLists(row), put(HiddenPosts.put({ ownerId: row.ownerId, postId }).params())];
}

function returnToView({ postId }: Target, row: ForumPostRow | ForumCommentRow): Write[] {
  if (!isPost(row)) return [addToRow({ postId }, { comments: 1 })];
  return [...addToLists(row), remove(HiddenPosts.delete({ ownerId: row.ownerId, postId }).params())];
}
