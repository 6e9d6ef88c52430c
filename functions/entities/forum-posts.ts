import type { EntityItem } from 'electrodb';
import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';
import { forumCategories } from '#shared/forum.ts';

/** The author of a post or comment, as they were when they wrote it or last changed their profile. */
export const authorAttributes = {
  ownerId: { type: 'string', required: true },
  firstName: { type: 'string', required: true },
  /** The last initial with a period; empty without a last name. */
  lastInitial: { type: 'string', required: true },
  avatar: { type: 'string' },
  isLeader: { type: 'boolean' },
} as const;

/** What posts and comments have in common, beside the author. */
export const contentAttributes = {
  content: { type: 'string', required: true },
  isEmergency: { type: 'boolean', required: true },
  /** Why moderation has hidden it. Absent while it is visible. */
  hiddenReason: { type: 'string' },
  createdAt: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
  /** Incremented by every change of the text or by moderation, for optimistic locking. Counters do not change it. */
  version: { type: 'number', required: true },
  likes: { type: 'number', required: true },
  /** Whether so many owners like or comment at once that `ForumCounts` has a part of the counts. */
  isBusy: { type: 'boolean' },
} as const;

/** The posts of the forum, by ID. */
export const ForumPosts = tableEntity('forumPost', 'forum-post#${id}', 'post', {
  ...authorAttributes,
  ...contentAttributes,
  /** A ULID, so that posts are sorted by time. */
  id: { type: 'string', required: true },
  title: { type: 'string', required: true },
  category: { type: forumCategories, required: true },
  imageUrl: { type: 'string' },
  /** In pixels, like the height. */
  imageWidth: { type: 'number' },
  imageHeight: { type: 'number' },
  imageAlt: { type: 'string' },
  dogId: { type: 'string' },
  /** The dog's breed when the dog was named. The feed of a breed contains the post. */
  breed: { type: 'string' },
  comments: { type: 'number', required: true },
  answerCommentId: { type: 'string' },
});
export type ForumPostRow = EntityItem<typeof ForumPosts>;

/**
 * The lists of visible posts, newest first: `all`, and one for each category, breed and word. A row has the post's ID only,
 * so that a change of a post changes one row.
 */
export const ForumLists = tableEntity('forumListEntry', 'forum-list#${list}', '${postId}', {
  list: { type: 'string', required: true },
  postId: { type: 'string', required: true },
  /** The author, so that a reader's blocks need no further read. */
  ownerId: { type: 'string', required: true },
  /** The version of the post that has the word. Only in lists of words, which are written by event. */
  version: { type: 'number' },
});
export type ForumListRow = EntityItem<typeof ForumLists>;

/** Posts and comments by author, sorted by time. The ID of a post is also its `postId`. */
export const ForumContents = ownerEntity('forumContent', 'forum-content#${id}', {
  id: { type: 'string', required: true },
  postId: { type: 'string', required: true },
});

/** An owner's posts that moderation has hidden. They are in no list, but their author still sees them. */
export const HiddenPosts = ownerEntity('hiddenPost', 'hidden-post#${postId}', {
  postId: { type: 'string', required: true },
});
