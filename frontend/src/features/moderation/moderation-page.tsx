import { useUser } from '../../platform/session/use-user.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** The queue of reports and applications for moderators. Shows an empty state for now. */
export function ModerationPage() {
  const isModerator = useUser().roles.includes('moderators');
  return (
    <>
      <PageHeading title="Moderation" />
      {isModerator ? (
        <EmptyState
          drawing="sleeping"
          title="Nothing to review"
          text="Reports, applications and suggestions show up here."
        />
      ) : (
        <EmptyState
          drawing="sitting"
          coat="charcoal"
          title="This page is for moderators"
          text="Your account doesn't have moderator access."
        />
      )}
    </>
  );
}
