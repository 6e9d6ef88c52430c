import { PencilLine } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Post } from '#shared/contract/forum-fields.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { markDone } from '../../domain/onboarding/checklist.ts';
import { useScrollMemory } from '../../platform/use-scroll-memory.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AboutForum } from './about.tsx';
import { Feed } from './feed.tsx';
import { useFeedFilters } from './feed-filters.ts';
import { FeedToolbar } from './feed-toolbar.tsx';
import { useForumActions } from './forum-actions.ts';
import { ForumActionsProvider } from './forum-actions-provider.tsx';
import { useFeed } from './use-feed.ts';
import { showsPost } from './use-show-post.ts';
import './forum.css';

function Heading() {
  const { mayPost, writePost } = useForumActions();
  return (
    <>
      <PageHeading
        title="Community Forum"
        action={
          // Until the plan is known, the button only keeps its space.
          mayPost === false ? null : (
            <Button
              icon={PencilLine}
              className={classes('hw-forum-write-post', mayPost === undefined && 'hw-forum-unknown')}
              aria-haspopup="dialog"
              aria-label="Create Post"
              onClick={writePost}
            >
              <span className="hw-phone-only">Post</span>
              <span className="hw-desktop-only">Create Post</span>
            </Button>
          )
        }
      />
      {mayPost === false ? (
        <div className="hw-forum-upgrade">
          <UpgradeCard feature="forumPosting" text="You can read everything." />
        </div>
      ) : null}
    </>
  );
}

/** The forum of dog owners: the posts, newest first, and what owners can do with them. */
export function CommunityPage() {
  useEffect(() => markDone('forum'), []);
  useScrollMemory();
  const [params, setParams] = useSearchParams();
  const [filters, changeFilters] = useFeedFilters();
  const feed = useFeed(filters);
  const clearFilters = () => changeFilters({ category: undefined, breed: undefined, q: '' });
  const showPosted = (post: Post) => {
    if (!showsPost(filters, post)) clearFilters();
    window.scrollTo(0, 0);
  };
  return (
    <ForumActionsProvider
      posts={feed.rows}
      wantsPost={params.get('new') === 'true'}
      onWanted={() =>
        setParams(
          (before) => {
            before.delete('new');
            return before;
          },
          { replace: true },
        )
      }
      onPosted={showPosted}
    >
      <Heading />
      <div className="hw-columns hw-forum">
        <AboutForum />
        <div className="hw-forum-main">
          <FeedToolbar filters={filters} onChange={changeFilters} />
          <Feed feed={feed} filters={filters} onClear={clearFilters} />
        </div>
      </div>
    </ForumActionsProvider>
  );
}
