import { useUser } from '../../domain/session/use-user.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** What waits for a moderator's decision. */
export function ModerationPage() {
  const isModerator = useUser().roles.includes('moderators');
  return (
    <>
      <PageHeading title="Moderation" />
      {isModerator ? (
        <EmptyState
          drawing="sleeping"
          title="Nothing to decide"
          text="Reports, applications and suggestions wait here."
        />
      ) : (
        <EmptyState
          drawing="sitting"
          coat="charcoal"
          title="This page is for moderators"
          text="Your account does not have that role."
        />
      )}
    </>
  );
}
