import { useRef, useState } from 'react';
import type { Post } from '#shared/contract/forum-fields.ts';
import { useFocusRows } from '../../platform/lists/use-focus-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem, PendingComment } from './comment-item.tsx';
import { useForumActions } from './forum-actions.ts';
import type { useComments } from './use-comments.ts';

type CommentThreadProps = {
  id: string;
  post: Post;
  thread: ReturnType<typeof useComments>;
};

/** The comments on a post, oldest first, with the form for another one. */
export function CommentThread({ id, post, thread }: CommentThreadProps) {
  const { mayPost } = useForumActions();
  const [pending, setPending] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { rows: comments, isError, error, isFetching, refetch } = thread;
  const focusWhenShown = useFocusRows(comments, (_, index) =>
    list.current?.children[index]?.querySelector<HTMLElement>('button')?.focus(),
  );

  const showMore = async () => {
    const { data, isFetchNextPageError } = await thread.loadMore();
    // The button may be gone, so the focus moves to the first new comment.
    if (!isFetchNextPageError) focusWhenShown(data?.pages.at(-1)?.rows ?? []);
  };

  return (
    <section id={id} className="hw-forum-thread" aria-label={`Comments on ${post.title}`}>
      {isError ? <LoadError what="The comments" error={error} busy={isFetching} onRetry={refetch} /> : null}
      {comments || isError ? null : <Loading label="Loading comments..." height="row" />}
      {comments && (comments.length > 0 || pending) ? (
        <ul ref={list} className="hw-forum-comments">
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} post={post} />
          ))}
          {pending ? <PendingComment content={pending} /> : null}
        </ul>
      ) : null}
      {comments?.length === 0 && !pending && !thread.hasMore ? (
        <p className="hw-small hw-soft">No comments yet.{mayPost ? ' Write the first one.' : ''}</p>
      ) : null}
      {thread.hasMore ? (
        <div>
          <Button variation="quiet" size="s" busy={thread.isLoadingMore} onClick={() => void showMore()}>
            Show more comments
          </Button>
          {thread.failedToLoadMore ? (
            <p role="alert" className="hw-small">
              <FieldError>These didn't load. Please try again.</FieldError>
            </p>
          ) : null}
        </div>
      ) : null}
      {mayPost ? <CommentForm post={post} onPending={setPending} /> : null}
    </section>
  );
}
