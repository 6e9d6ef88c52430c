import { createContext, useContext } from 'react';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';

/** A post or comment that an owner reports. */
export type ReportTarget = { post: Post; comment?: never } | { comment: Comment; post?: never };

/** What owners can do with posts and comments. */
export interface ForumActions {
  /** Whether the plan includes posting, commenting and liking; undefined while the plan is loading. */
  mayPost: boolean | undefined;
  /** Opens the dialog that writes a post. */
  writePost: () => void;
  editPost: (post: Post) => void;
  deletePost: (post: Post) => void;
  editComment: (comment: Comment) => void;
  deleteComment: (comment: Comment) => void;
  report: (target: ReportTarget) => void;
  block: (author: Pick<Post | Comment, 'userId' | 'author'>) => void;
  /** Marks a comment as the answer to a post, or none. */
  chooseAnswer: (post: Post, commentId: string | null) => void;
}

export const ForumActionsContext = createContext<ForumActions | undefined>(undefined);

/** Returns the actions of the screen. */
export function useForumActions(): ForumActions {
  const actions = useContext(ForumActionsContext);
  if (!actions) throw new Error('Posts are shown inside ForumActionsProvider.');
  return actions;
}
