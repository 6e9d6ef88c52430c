import { ArrowUp, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import type { Post } from '#shared/contract/forum-fields.ts';
import { useFocusRows } from '../../platform/lists/use-focus-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type FeedFilters, isFiltered } from './feed-filters.ts';
import { useForumActions } from './forum-actions.ts';
import { PostCard } from './post-card.tsx';
import { count, forumTexts } from './texts.ts';
import { type useFeed, useNewPostCount } from './use-feed.ts';

/** How far above the end of the feed the next posts are loaded, in pixels. */
const loadAhead = '1200px';

function focusPost(id: string): void {
  document.querySelector<HTMLElement>(`[data-post="${CSS.escape(id)}"] h2 a`)?.focus({ preventScroll: true });
}

type FeedPartProps = { feed: ReturnType<typeof useFeed>; onFocus: (rows: readonly Post[]) => void };

/** Says that there are new posts. They are shown on request, so that what the owner reads stays where it is. */
function NewPosts({ feed, filters, onFocus }: FeedPartProps & { filters: FeedFilters }) {
  const number = useNewPostCount(filters, feed.rows?.[0]?.id);
  const show = async () => {
    const pages = await feed.showNewest();
    if (!pages) return;
    window.scrollTo(0, 0);
    onFocus(pages[0]?.rows ?? []);
  };
  return (
    <div className="hw-forum-new" role="status">
      {number > 0 ? (
        <Button size="s" icon={ArrowUp} busy={feed.isRefreshing} onClick={() => void show()}>
          {count(number, 'new post')}
        </Button>
      ) : null}
    </div>
  );
}

/** Loads more posts when the end of the feed comes near, and on request. */
function MorePosts({ feed, posts, onFocus }: FeedPartProps & { posts: readonly Post[] }) {
  const end = useRef<HTMLDivElement>(null);
  const { isLoadingMore, failedToLoadMore } = feed;
  const load = useEffectEvent(() => {
    if (!isLoadingMore) void feed.loadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a short page leaves the end in view, so each page observes it anew
  useEffect(() => {
    // After a failure, the owner decides when to try again.
    if (!end.current || failedToLoadMore) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: loadAhead });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [posts, isLoadingMore, failedToLoadMore]);
  const press = async () => {
    const { data, isFetchNextPageError } = await feed.loadMore();
    if (!isFetchNextPageError) onFocus(data?.pages.at(-1)?.rows ?? []);
  };
  return (
    <div ref={end} className="hw-forum-end">
      <Button variation="outline" busy={isLoadingMore} busyLabel="Loading..." onClick={() => void press()}>
        Show more posts
      </Button>
      {failedToLoadMore ? (
        <p role="alert" className="hw-small">
          <FieldError>{forumTexts.listPosts.failed}</FieldError>
        </p>
      ) : null}
    </div>
  );
}

function NoPosts({ filters, onClear }: { filters: FeedFilters; onClear: () => void }) {
  const { mayPost, writePost } = useForumActions();
  if (isFiltered(filters))
    return (
      <Card>
        <SmallEmpty
          icon={Search}
          level={2}
          title="No posts found"
          text="Try another word, category or breed."
          action={
            <Button variation="outline" size="s" onClick={onClear}>
              Show all posts
            </Button>
          }
        />
      </Card>
    );
  return (
    <EmptyState
      drawing="sitting"
      coat="charcoal"
      title="No posts yet"
      text="Posts from other owners show up here, newest first."
      action={mayPost ? <Button onClick={writePost}>Write the first post</Button> : undefined}
    />
  );
}

type FeedProps = { feed: ReturnType<typeof useFeed>; filters: FeedFilters; onClear: () => void };

/** The posts, newest first. */
export function Feed({ feed, filters, onClear }: FeedProps) {
  const { rows: posts, isError, isFetching, refetch, hasMore } = feed;
  const focusWhenShown = useFocusRows(posts, focusPost);
  // The first posts render in parts, between which the page responds.
  const isFirstLoad = useDeferredValue(!posts);
  if (isError)
    return (
      <Alert
        tone="error"
        title={forumTexts.listPosts.failed}
        action={
          <Button variation="outline" size="s" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!posts || isFirstLoad)
    return (
      <div role="status" className="hw-stack">
        <SkeletonCard lines={4} label="Loading posts..." control={false} />
        <SkeletonCard lines={3} label="" control={false} />
      </div>
    );
  return (
    <div>
      <NewPosts feed={feed} filters={filters} onFocus={focusWhenShown} />
      <p role="status" className="hw-hidden">
        {isFiltered(filters) && posts.length > 0 ? `${count(posts.length, 'post')}${hasMore ? ' and more' : ''}` : ''}
      </p>
      {posts.length === 0 && !hasMore ? <NoPosts filters={filters} onClear={onClear} /> : null}
      <ol className="hw-forum-feed" aria-label="Posts">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ol>
      {hasMore ? <MorePosts feed={feed} posts={posts} onFocus={focusWhenShown} /> : null}
    </div>
  );
}
