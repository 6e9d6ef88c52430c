import { Plus } from 'lucide-react';
import { addDogPath } from '../../domain/dogs/paths.ts';
import { wizardDraft } from '../../domain/onboarding/onboarding-entries.ts';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { readText } from '../../platform/storage/storage.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The empty state of home, shown while the owner has no dogs. */
export function NoDogs() {
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
          {readText(wizardDraft) === null ? null : (
            <LinkButton to={onboardingPath} variation="quiet" size="s">
              Continue your setup
            </LinkButton>
          )}
        </>
      }
    />
  );
}
