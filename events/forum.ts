import * as z from 'zod/mini';
import { event } from '#events/event.ts';

const id = z.string();

/** The target of a like, a report or a decision: a post, or one of its comments. */
const target = { postId: id, commentId: z.optional(id) };

/** An owner added a post. */
export const PostCreated = event('PostCreated', z.object({ ownerId: id, postId: id }), {
  consumers: ['consumers'],
  isMetric: true,
});

/** An owner changed a post. `removedWords` are the words by which a search found the post before the change only. */
export const PostChanged = event(
  'PostChanged',
  z.object({ ownerId: id, postId: id, removedWords: z.array(z.string()) }),
  { consumers: ['consumers'] },
);

/** A post was deleted. Event handlers delete its comments, likes and words. */
export const PostDeleted = event('PostDeleted', z.object({ ownerId: id, postId: id, words: z.array(z.string()) }), {
  consumers: ['consumers'],
});

/** An owner commented on a post. `ownerId` is the comment's author. */
export const PostCommented = event('PostCommented', z.object({ ownerId: id, postId: id, commentId: id }), {
  consumers: ['consumers'],
});

/** A comment was deleted. Event handlers delete its likes. */
export const CommentDeleted = event('CommentDeleted', z.object({ ownerId: id, postId: id, commentId: id }), {
  consumers: ['consumers'],
});

/** An owner liked a post or a comment. `ownerId` is the owner who likes. */
export const PostLiked = event('PostLiked', z.object({ ownerId: id, ...target }), { consumers: ['consumers'] });

/** An owner reported a post or a comment. `ownerId` is the owner who reports. */
export const ContentReported = event('ContentReported', z.object({ ownerId: id, ...target }), {
  consumers: ['consumers'],
  isMetric: true,
});

/**
 * A post or comment of `ownerId` was hidden, restored, or its author was warned. `by` is `reports` for what three reports
 * hide until a moderator decides.
 */
export const ContentModerated = event(
  'ContentModerated',
  z.object({
    ownerId: id,
    ...target,
    decision: z.enum(['hidden', 'restored', 'warned']),
    by: z.enum(['reports', 'moderator']),
    reason: z.string(),
  }),
  { consumers: ['consumers', 'mail'] },
);

/** The name, picture or badge of an author has changed. Event handlers update what the owner wrote after the ID `after`. */
export const AuthorChanged = event('AuthorChanged', z.object({ ownerId: id, after: z.optional(id) }), {
  consumers: ['consumers'],
});
