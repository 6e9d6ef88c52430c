import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { forum } from '#shared/contract/forum.ts';
import type { Post } from '#shared/contract/forum-fields.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { communityPath } from '../../domain/forum/paths.ts';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-errors.ts';
import { formatTitle } from '../../lib/screen-title.ts';
import { useWithoutHeld } from '../../platform/lists/held-deletions.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { AboutForum } from './about.tsx';
import { useForumActions } from './forum-actions.ts';
import { ForumActionsProvider } from './forum-actions-provider.tsx';
import { postsKey } from './post-cache.ts';
import { type fromFeed, PostCard } from './post-card.tsx';
import { postList } from './post-list.ts';
import './forum.css';

function UpgradeNote() {
  const { mayPost } = useForumActions();
  return mayPost === false ? <UpgradeCard feature="forumPosting" text="You can read everything." /> : null;
}

function PostView({ post }: { post: Post }) {
  useEffect(() => {
    document.title = formatTitle(post.title);
  }, [post.title]);
  return (
    <div className="hw-columns hw-forum">
      <AboutForum />
      <div className="hw-forum-main">
        <PostCard post={post} isPage />
        <UpgradeNote />
      </div>
    </div>
  );
}

/** Returns a function that leaves the page: back to where the owner was in the feed, if they came from there. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof fromFeed> | null;
  return () => void (state?.isFromFeed ? navigate(-1) : navigate(communityPath));
}

/** One post with its comments. */
export function PostPage() {
  const { id = '' } = useParams();
  const leave = useLeave();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [postsKey, id],
    queryFn: ({ signal }) => call(forum.getPost, { params: { id } }, { signal }),
    // Other owners like it and comment on it.
    staleTime: 0,
  });
  const posts = useWithoutHeld(
    postList.name,
    useMemo(() => data && [data], [data]),
  );
  const post = posts?.[0];
  const isMissing = (error instanceof CallError && error.code === 'postNotFound') || posts?.length === 0;
  if (isMissing)
    return (
      <EmptyState
        level={1}
        drawing="sleeping"
        title="We can't find that post"
        text="It may have been deleted, or the link may be incomplete."
        action={<LinkButton to={communityPath}>Go to the forum</LinkButton>}
      />
    );
  return (
    <ForumActionsProvider
      posts={posts}
      onGone={(isGone) => {
        if (post && isGone(post)) leave();
      }}
    >
      <Button variation="quiet" size="s" icon={ArrowLeft} className="hw-forum-back" onClick={leave}>
        Community Forum
      </Button>
      {post ? (
        <PostView post={post} />
      ) : error ? (
        <LoadError what="This post" comfort="" error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonCard lines={5} label="Loading the post..." control={false} />
      )}
    </ForumActionsProvider>
  );
}
