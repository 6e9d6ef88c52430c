import type { EntityItem } from 'electrodb';
import { tableEntity } from '#functions/core/data/entity.ts';
import { authorAttributes, contentAttributes } from '#functions/entities/forum-posts.ts';

/** The comments on a post, oldest first. */
export const ForumComments = tableEntity('forumComment', 'forum-comments#${postId}', '${id}', {
  ...authorAttributes,
  ...contentAttributes,
  postId: { type: 'string', required: true },
  /** A ULID. */
  id: { type: 'string', required: true },
});
export type ForumCommentRow = EntityItem<typeof ForumComments>;
