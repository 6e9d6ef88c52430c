import { rowKey } from '#functions/core/data/read.ts';
import type { Caller } from '#functions/core/http/session.ts';
import { type ForumCommentRow, ForumComments } from '#functions/entities/forum-comments.ts';
import { type ForumPostRow, ForumPosts } from '#functions/entities/forum-posts.ts';
import { reviewsReports } from '#shared/roles.ts';

/** A post, or a comment on it. */
export interface Target {
  postId: string;
  commentId?: string | undefined;
}

/** The row of a post or comment. */
export type ContentRow = ForumPostRow | ForumCommentRow;

/** The owner who reads. */
export interface Viewer {
  id: string;
  timeZone: string;
  /** Whether the owner sees reports: a moderator or Leading Member. */
  canModerate: boolean;
}

/** Returns the caller as the reader of posts. */
export function toViewer(caller: Caller): Viewer {
  return {
    id: caller.id,
    timeZone: caller.timeZone,
    canModerate: reviewsReports(caller.roles),
  };
}

/** Returns the ID of a post or comment. */
export function targetId({ postId, commentId }: Target): string {
  return commentId ?? postId;
}

/** Returns the keys of a post or comment, for `batchGet`. A comment is only visible with its post. */
export function targetKeys({ postId, commentId }: Target) {
  return {
    post: rowKey(ForumPosts, { id: postId }),
    comment: commentId === undefined ? undefined : rowKey(ForumComments, { postId, id: commentId }),
  };
}

/** Reads a post or comment consistently. Returns null if it does not exist. */
export async function readTarget({ postId, commentId }: Target): Promise<ContentRow | null> {
  if (commentId === undefined) return (await ForumPosts.get({ id: postId }).go({ consistent: true })).data;
  return (await ForumComments.get({ postId, id: commentId }).go({ consistent: true })).data;
}

/** Whether an owner can see a post or comment: one that moderation has hidden is visible to its author and moderators. */
export function isVisible(row: ContentRow, viewer: Pick<Viewer, 'id' | 'canModerate'>): boolean {
  return !row.hiddenReason || row.ownerId === viewer.id || viewer.canModerate;
}
