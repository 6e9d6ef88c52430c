import type { EntityItem } from 'electrodb';
import { ownerEntity, tableEntity } from '#functions/core/data/entity.ts';

/**
 * The likes of posts and comments, in the partition of the owner who likes, so that a popular post does not make one
 * partition hot. An index lists those of a post or comment, in 4 shards.
 */
export const ForumLikes = ownerEntity(
  'forumLike',
  'forum-like#${targetId}',
  {
    /** The ID of the post or comment. */
    targetId: { type: 'string', required: true },
    /** The post; for a comment, the post that has it. */
    postId: { type: 'string', required: true },
    shard: { type: 'number', required: true },
    createdAt: { type: 'string', required: true },
  },
  { ofTarget: { index: 'gsi1', pk: 'forum-likes#${targetId}#${shard}', sk: '${ownerId}' } },
);

/**
 * Counts of a post or comment that many owners like or comment on at once, in 16 shards. They are added to the counts in
 * the row of the post or comment.
 */
export const ForumCounts = tableEntity('forumCount', 'forum-counts#${targetId}', 'forum-count#${shard}', {
  targetId: { type: 'string', required: true },
  shard: { type: 'number', required: true },
  likes: { type: 'number' },
  comments: { type: 'number' },
});

/** When an author was last notified of likes of a post, so that it happens at most once an hour. */
export const LikeNotices = ownerEntity('likeNotice', 'like-notice#${postId}', {
  postId: { type: 'string', required: true },
  /** The event that caused the notification. */
  eventId: { type: 'string', required: true },
  at: { type: 'string', required: true },
  expiresAt: { type: 'number', required: true },
});
export type LikeNotice = EntityItem<typeof LikeNotices>;
