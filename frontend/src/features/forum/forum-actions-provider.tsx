import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { forum } from '#shared/contract/forum.ts';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { useRecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { type ForumActions, ForumActionsContext, type ReportTarget } from './forum-actions.ts';
import { changeComments, changePost, removePost } from './post-cache.ts';
import { commentList, postList } from './post-list.ts';
import { forumTexts } from './texts.ts';
import { useBlock } from './use-blocks.ts';

/** Loaded on demand, because they include form fields. */
const PostDialog = lazyComponent(async () => (await import('./post-dialog.tsx')).PostDialog);
const CommentDialog = lazyComponent(async () => (await import('./comment-dialog.tsx')).CommentDialog);
const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

type ForumActionsProviderProps = {
  /** The posts of the screen; undefined while they load. */
  posts: readonly Post[] | undefined;
  /** Whether the URL asks to write a post. */
  wantsPost?: boolean;
  /** Called when the dialog that the URL asks for has opened. */
  onWanted?: () => void;
  /** Called with a new post. */
  onPosted?: (post: Post) => void;
  /** Called when a post disappears from the screen, because it was deleted or its author was blocked. */
  onGone?: (isGone: (post: Post) => boolean) => void;
  children: ReactNode;
};

/** Offers the actions on posts and comments to everything inside, and shows their dialogs. */
export function ForumActionsProvider(props: ForumActionsProviderProps) {
  const { posts, wantsPost, onWanted, onPosted, onGone, children } = props;
  const queries = useQueryClient();
  const mayPost = useIncludes('forumPosting');

  const { mutate: deletePost } = useDeleteRecord<Post>(postList, {
    mutationFn: ({ id }, call) => call(forum.deletePost, { params: { id } }),
    texts: forumTexts.deletePost,
    onSuccess: ({ id }) => removePost(queries, id),
  });
  const { mutate: deleteComment } = useDeleteRecord<Comment>(commentList, {
    mutationFn: ({ id, postId }, call) => call(forum.deleteComment, { params: { id: postId, commentId: id } }),
    texts: forumTexts.deleteComment,
    onSuccess: ({ id, postId }) => {
      changeComments(queries, postId, (comment) => (comment.id === id ? undefined : comment));
      changePost(queries, postId, (post) => ({
        ...post,
        commentCount: Math.max(0, post.commentCount - 1),
        answerCommentId: post.answerCommentId === id ? null : post.answerCommentId,
      }));
    },
  });
  const block = useBlock((userId) => onGone?.((post) => post.userId === userId));
  const { mutate: chooseAnswer } = useApiMutation<{ post: Post; commentId: string | null }, Post>({
    mutationFn: ({ post: { id }, commentId }, call) =>
      call(forum.chooseAnswer, { params: { id }, body: { commentId } }),
    texts: forumTexts.chooseAnswer,
    onSuccess: ({ id, answerCommentId }) => changePost(queries, id, (post) => ({ ...post, answerCommentId })),
  });

  const dialogs = useRecordDialogs<Post, 'new'>({
    rows: posts,
    draft: 'post',
    request: wantsPost && mayPost ? 'new' : undefined,
    onRequested: onWanted,
    focusFallback: focusScreen,
    onRemove: (post) => {
      void deletePost(post);
      onGone?.(({ id }) => id === post.id);
    },
  });
  const commentDialog = useDialogState<Comment>();
  const reportDialog = useDialogState<ReportTarget>();

  const actions: ForumActions = {
    mayPost,
    writePost: () => dialogs.add(),
    editPost: dialogs.edit,
    deletePost: dialogs.remove,
    editComment: commentDialog.show,
    deleteComment: (comment) => {
      focusScreen();
      void deleteComment(comment);
    },
    report: reportDialog.show,
    block: (author) => {
      focusScreen();
      void block(author);
    },
    chooseAnswer: (post, commentId) => void chooseAnswer({ post, commentId }),
  };
  return (
    <ForumActionsContext value={actions}>
      {children}
      <LazyDialog state={dialogs.form}>
        {({ record, draft }, { open, onClose }) => (
          <PostDialog
            key={dialogs.form.opening}
            open={open}
            record={record}
            draft={draft}
            onClose={(saved) => {
              onClose();
              if (saved && !record) onPosted?.(saved);
            }}
          />
        )}
      </LazyDialog>
      <LazyDialog state={commentDialog}>
        {(comment, dialog) => <CommentDialog key={commentDialog.opening} comment={comment} {...dialog} />}
      </LazyDialog>
      <LazyDialog state={reportDialog}>
        {(target, dialog) => <ReportDialog key={reportDialog.opening} target={target} {...dialog} />}
      </LazyDialog>
    </ForumActionsContext>
  );
}
