import { useUnlockedUser } from '../../platform/lock/use-lock.ts';
import { Card } from '../../ui/layout/card.tsx';
import { OwnerPoisonForm, PoisonForm } from './poison-form.tsx';
import { QuestionSection } from './question-section.tsx';

/** The two checks, which run on this device. */
export function Checks() {
  const user = useUnlockedUser();
  return (
    <>
      <QuestionSection />
      <Card title="Did your dog swallow something?">{user ? <OwnerPoisonForm /> : <PoisonForm dogs={[]} />}</Card>
    </>
  );
}
