import { useEffect } from 'react';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { markDone } from '../../domain/onboarding/checklist.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Guidelines } from './guidelines.tsx';

/** The forum of dog owners. */
export function CommunityPage() {
  const mayPost = useIncludes('forumPosting');
  useEffect(() => markDone('forum'), []);
  return (
    <>
      <PageHeading title="Community Forum" />
      <div className="hw-columns">
        <EmptyState
          drawing="sitting"
          coat="charcoal"
          title="No posts yet"
          text="Posts from other owners show up here, newest first."
        />
        <aside className="hw-stack">
          {mayPost === false ? <UpgradeCard feature="forumPosting" text="You can read everything." /> : null}
          <Guidelines />
        </aside>
      </div>
    </>
  );
}
