import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { checklist, useCompletedItems } from '../domain/onboarding/checklist.ts';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { ProgressSteps } from '../ui/progress.tsx';

/** The empty state of home, before the first dog. */
export function NoDogs() {
  return (
    <EmptyState
      drawing="sleeping"
      title="No dogs added yet"
      text="Name, breed and age are enough to start. Everything else can wait."
      action={
        <>
          <LinkButton to={paths.profile} icon={Plus}>
            Add your dog
          </LinkButton>
          <LinkButton to={paths.onboarding} variation="quiet" size="s">
            Set up step by step
          </LinkButton>
        </>
      }
    />
  );
}

/** The onboarding checklist on home. */
export function OnboardingChecklist({ onCare }: { onCare: () => void }) {
  const { done, stateOf } = useCompletedItems();
  return (
    <Card
      title="First steps"
      action={
        <span className="hw-small hw-soft hw-number">
          {done.length} of {checklist.length}
        </span>
      }
    >
      <ProgressSteps
        items={checklist.map(({ id, title, to }) => ({
          id,
          state: stateOf(id),
          title:
            id === 'care' ? (
              <button type="button" className="hw-text-button" onClick={onCare}>
                {title}
              </button>
            ) : (
              <Link to={to}>{title}</Link>
            ),
        }))}
      />
    </Card>
  );
}
