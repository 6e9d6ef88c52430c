import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts and alerts about the outcome of operations of the forum. */
export const forumTexts = {
  listPosts: { failed: 'Unable to load forum posts. Please try again later.' },
  createPost: { succeeded: 'Post published', failed: 'Failed to create post. Please try again.' },
  updatePost: { succeeded: 'Post updated', failed: 'Failed to update post. Please try again.' },
  deletePost: { succeeded: 'Post deleted', failed: 'Failed to delete post. Please try again.' },
  likePost: { failed: 'Failed to like post. Please try again.' },
  likeComment: { failed: 'Failed to like comment. Please try again.' },
  createComment: { failed: 'Failed to add comment. Please try again.' },
  updateComment: { succeeded: 'Comment updated', failed: 'Failed to update comment. Please try again.' },
  deleteComment: { succeeded: 'Comment deleted', failed: 'Failed to delete comment. Please try again.' },
  chooseAnswer: { failed: 'Failed to mark the answer. Please try again.' },
  report: { succeeded: 'Thanks. Our moderators will take a look.', failed: 'Failed to send the report' },
  block: { failed: 'Failed to block this person' },
  unblock: { failed: 'Failed to unblock this person' },
  copyLink: { succeeded: 'Link copied', failed: 'Failed to copy to clipboard.' },
} as const satisfies Record<string, Pick<OperationTexts, 'failed'> & Partial<OperationTexts>>;

/** Shown when posting fails because the session has expired, before the redirect to sign-in. */
export const signInToPost = 'Authentication Required: Please log in to create posts';

/** Shown in a form when what it edits was deleted elsewhere. */
export const deletedTexts = {
  post: 'This post was deleted',
  comment: 'This comment was deleted',
} as const;

/** Formats a number with its noun: "1 comment", "6 comments". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : `${noun}s`}`;
}
