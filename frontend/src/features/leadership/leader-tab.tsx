import { useIncludes } from '../../domain/plan/use-subscription.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UpgradeCard } from '../../ui/upgrade-card.tsx';

/** The Leader tab of the profile: the owner's way to become a Leading Member. */
export function LeaderTab() {
  const isIncluded = useIncludes('leadershipApplication');
  return (
    <div className="hw-stack">
      <EmptyState
        drawing="sitting"
        coat="rust"
        title="No application yet"
        text="Leading Members answer questions and keep the forum kind. Your application and its answer stand here."
      />
      {isIncluded === false ? (
        <UpgradeCard feature="leadershipApplication" text="You can read the forum meanwhile." />
      ) : null}
    </div>
  );
}
