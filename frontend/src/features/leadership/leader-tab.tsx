import { useEffect } from 'react';
import type { LeadershipApplication } from '#shared/contract/leadership.ts';
import { leaderRole } from '#shared/roles.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useApplyDialog } from '../../domain/leadership/apply-button.tsx';
import { useApplication } from '../../domain/leadership/use-application.ts';
import { refreshSession } from '../../platform/session/session.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { LeaderCard } from './leader-card.tsx';
import './leader-tab.css';
import { PendingCard, RejectedCard } from './status-cards.tsx';

/** The Leader tab of the profile: how to apply, the status of the application, or what a Leading Member can do. */
export function LeaderTab() {
  const { data: application, isPending, isError, error, isFetching, refetch } = useApplication();
  const isLeader = useUser().roles.includes(leaderRole);
  const isNewLeader = application?.status === 'approved' && !isLeader;
  // The role came with the decision, after the session was read. It adds the moderation screen to the navigation.
  useEffect(() => {
    if (isNewLeader) void refreshSession();
  }, [isNewLeader]);

  const { show, dialog } = useApplyDialog();
  if (isError && application === undefined)
    return <LoadError what="Your application" error={error} busy={isFetching} onRetry={refetch} />;
  if (isPending)
    return (
      <div role="status">
        <SkeletonCard lines={3} avatar={false} label="Loading your application..." />
      </div>
    );
  return (
    <>
      {application ? <Status application={application} onApply={show} /> : <HowToApply onApply={show} />}
      {dialog}
    </>
  );
}

type OnApply = { onApply: () => void };

function Status({ application, onApply }: OnApply & { application: LeadershipApplication }) {
  const { status } = application;
  return (
    <div className="hw-columns">
      {status === 'approved' ? <LeaderCard application={application} /> : null}
      {status === 'pending' ? <PendingCard application={application} onApply={onApply} /> : null}
      {status === 'rejected' ? <RejectedCard application={application} onApply={onApply} /> : null}
      <ApplicationSteps application={application} />
    </div>
  );
}

function HowToApply({ onApply }: OnApply) {
  const isIncluded = useIncludes('leadershipApplication');
  return (
    <div className="hw-stack">
      <EmptyState
        drawing="sitting"
        coat="rust"
        title="Become a Leading Member"
        text="Leading Members answer questions, look at reported posts and keep the forum kind. Tell us about you and your dogs."
        action={
          isIncluded ? (
            <Button aria-haspopup="dialog" onClick={onApply}>
              Apply
            </Button>
          ) : undefined
        }
      />
      {isIncluded === false ? (
        <UpgradeCard feature="leadershipApplication" text="You can still read the forum." />
      ) : null}
    </div>
  );
}
