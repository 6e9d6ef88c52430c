import { Plus } from 'lucide-react';
import { addDogPath } from '../../domain/dogs/paths.ts';
import { wizardDraft } from '../../domain/onboarding/onboarding-entries.ts';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { hasDraft } from '../../platform/storage/drafts.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The empty state of home, shown while the owner has no dogs. */
export function NoDogs() {
  const { id } = useUser();
  return (
    <EmptyState
      drawing="sleeping"
      title="No dogs added yet"
      text="Name, breed and age are enough to start. Everything else can wait."
      action={
        <>
          <LinkButton to={addDogPath} icon={Plus}>
            Add your dog
          </LinkButton>
          {hasDraft(wizardDraft, id) ? (
            <LinkButton to={onboardingPath} variation="quiet" size="s">
              Continue your setup
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
