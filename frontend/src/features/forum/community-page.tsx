import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Guidelines } from './guidelines.tsx';

/** The forum of dog owners. */
export function CommunityPage() {
  return (
    <>
      <PageHeading title="Community Forum" />
      <div className="hw-columns">
        <EmptyState
          drawing="sitting"
          coat="charcoal"
          title="No posts yet"
          text="What owners share stands here, newest first."
        />
        <aside className="hw-stack">
          <Guidelines />
        </aside>
      </div>
    </>
  );
}
