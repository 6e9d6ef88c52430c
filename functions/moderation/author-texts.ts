import type { DetailOf } from '#events/event.ts';
import type { ContentModerated } from '#events/forum.ts';

type Moderated = DetailOf<typeof ContentModerated>;

/** Says what happened to a post or comment, for its author. */
export function nameDecision({ decision, commentId, by }: Moderated): string {
  const what = commentId === undefined ? 'post' : 'comment';
  if (decision === 'restored') return `Your ${what} is fine, and everyone can see it`;
  if (decision === 'warned') return `A moderator wrote to you about your ${what}`;
  return by === 'reports' ? `Your ${what} is hidden for now` : `A moderator hid your ${what}`;
}

/** Returns the path of the post, or of the post with the comment. */
export function linkToContent({ postId }: Pick<Moderated, 'postId'>): string {
  return `/community/${postId}`;
}
