import { Plus } from 'lucide-react';
import { addDog, paths } from '../lib/paths.ts';
import { readText } from '../lib/storage.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** The empty state of home, before the first dog. */
export function NoDogs() {
  return (
    <EmptyState
      drawing="sleeping"
      title="No dogs added yet"
      text="Name, breed and age are enough to start. Everything else can wait."
      action={
        <>
          <LinkButton to={addDog} icon={Plus}>
            Add your dog
          </LinkButton>
          {readText('draft.onboarding') === null ? null : (
            <LinkButton to={paths.onboarding} variation="quiet" size="s">
              Continue your setup
            </LinkButton>
          )}
        </>
      }
    />
  );
}
