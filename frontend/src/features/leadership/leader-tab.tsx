import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The Leader tab of the profile, for the application to become a Leading Member. Shows an empty state for now. */
export function LeaderTab() {
  const isIncluded = useIncludes('leadershipApplication');
  return (
    <div className="hw-stack">
      <EmptyState
        drawing="sitting"
        coat="rust"
        title="No application yet"
        text="Leading Members answer questions and keep the forum kind. Your application shows up here."
      />
      {isIncluded === false ? (
        <UpgradeCard feature="leadershipApplication" text="You can still read the forum." />
      ) : null}
    </div>
  );
}
