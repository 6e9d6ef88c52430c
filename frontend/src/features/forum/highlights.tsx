import { useQuery } from '@tanstack/react-query';
import { EyeOff, Heart, MessageCircle, MessageSquare, PencilLine, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { forum } from '#shared/contract/forum.ts';
import type { Post } from '#shared/contract/forum-fields.ts';
import { communityPath, linkToPost, newPostPath } from '../../domain/forum/paths.ts';
import { call } from '../../lib/call.ts';
import { truncate } from '../../lib/format.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { WrittenAt } from './author-line.tsx';
import { highlightsKey } from './post-cache.ts';
import { count } from './texts.ts';
import './highlights.css';

/** How many posts home shows. */
const shownPosts = 2;

function useHighlights() {
  return useQuery({
    queryKey: highlightsKey,
    queryFn: ({ signal }) => call(forum.listPosts, { query: { limit: shownPosts } }, { signal }),
    staleTime: 60 * 1000,
  });
}

function Highlight({ post }: { post: Post }) {
  const { id, author, content, likes, commentCount, createdAt, updatedAt } = post;
  return (
    <li className="hw-highlight">
      <Avatar name={author.name} src={author.profileImageUrl} size="s" />
      <div>
        <p className="hw-small">
          <b>
            <bdi>{author.name}</bdi>
          </b>{' '}
          <WrittenAt createdAt={createdAt} updatedAt={updatedAt} />
        </p>
        {post.isModerated ? <Badge icon={EyeOff}>Hidden by moderation</Badge> : null}
        {post.isEmergency ? (
          <Badge tone="danger" icon={Siren}>
            This may be an emergency
          </Badge>
        ) : null}
        <p dir="auto" className="hw-highlight-text">
          <Link to={linkToPost(id)}>{truncate(content, 200)}</Link>
        </p>
        <p className="hw-highlight-counts hw-small hw-soft hw-number">
          <span>
            <Icon of={Heart} size="s" />
            {count(likes, 'like')}
          </span>
          <span>
            <Icon of={MessageCircle} size="s" />
            {count(commentCount, 'comment')}
          </span>
        </p>
      </div>
    </li>
  );
}

/** The placeholder of the two posts, of the same height. */
export function HighlightsSkeleton() {
  return (
    <div role="status" aria-label="Loading posts..." className="hw-highlights hw-highlights--waiting">
      {Array.from({ length: shownPosts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key.
        <div key={at} className="hw-highlight">
          <Skeleton shape="circle" />
          <div className="hw-stack hw-stack--tight">
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Home's card of the community: the two newest posts. */
export function Highlights() {
  const { data: posts, isError, error, isFetching, refetch } = useHighlights();
  const mayPost = useIncludes('forumPosting');
  return (
    <Card title="Community Highlights" action={<Link to={communityPath}>See More</Link>}>
      <div className="hw-stack">
        {isError && !posts ? (
          <LoadError what="Posts" comfort="" error={error} busy={isFetching} onRetry={refetch} />
        ) : null}
        {posts || isError ? null : <HighlightsSkeleton />}
        {posts?.length === 0 ? (
          <SmallEmpty icon={MessageSquare} title="No posts yet" text="The two newest posts show up here." />
        ) : null}
        {posts && posts.length > 0 ? (
          <ul className="hw-highlights">
            {posts.slice(0, shownPosts).map((post) => (
              <Highlight key={post.id} post={post} />
            ))}
          </ul>
        ) : null}
        <div>
          <LinkButton to={mayPost ? newPostPath : communityPath} variation="outline" size="s" icon={PencilLine}>
            Share Update
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
