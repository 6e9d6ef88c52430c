import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LeadSteps } from '../ui/lead.tsx';
import { LinkButton } from '../ui/link-button.tsx';

/** Home before there is a dog. */
export function NoDogs() {
  return (
    <EmptyState
      drawing="sleeping"
      title="No dogs added yet"
      text="Name, breed and age are enough to start. Everything else can wait."
      action={
        <LinkButton to={paths.profile} icon={Plus}>
          Add your dog
        </LinkButton>
      }
    />
  );
}

/** What a new owner can do, in the order that makes sense. */
export function FirstSteps({ onCare }: { onCare: () => void }) {
  return (
    <Card title="First steps">
      <LeadSteps
        items={[
          { id: 'dog', title: <Link to={paths.profile}>Add Your First Dog</Link>, state: 'next' },
          {
            id: 'care',
            title: (
              <button type="button" className="hw-text-button" onClick={onCare}>
                Ask the AI Assistant
              </button>
            ),
            state: 'later',
          },
          { id: 'vet', title: <Link to={paths.calendar}>Schedule a Vet Visit</Link>, state: 'later' },
          { id: 'walk', title: <Link to={paths.exercise}>Track Exercise</Link>, state: 'later' },
          { id: 'forum', title: <Link to={paths.community}>Join the Community</Link>, state: 'later' },
        ]}
      />
    </Card>
  );
}
