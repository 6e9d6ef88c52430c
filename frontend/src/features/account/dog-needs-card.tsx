import { Link } from 'react-router';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { SignUpDog } from './use-pending-dog.ts';

/** The needs of the setup wizard's dog on the first day. The card reserves its height while the breed's facts load. */
export function DogNeedsCard({ dog: { name, needs } }: { dog: SignUpDog }) {
  return (
    <Card
      className="hw-first-day"
      title={`${name}'s first day`}
      action={<Link to={onboardingPath}>Change answers</Link>}
    >
      {needs ? (
        <>
          <p className="hw-small hw-soft">{needs.about}</p>
          <ProgressSteps
            items={needs.needs.map((need, at) => ({ ...need, state: at === 0 ? 'next' : 'later' }))}
            sayState={false}
          />
        </>
      ) : null}
    </Card>
  );
}
