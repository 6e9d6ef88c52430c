import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { useSession } from '../../domain/session/use-user.ts';
import { Card } from '../../ui/card.tsx';
import type { Check } from './answers.ts';
import { PoisonForm } from './poison-form.tsx';

/** The form with the weights of the owner's dogs. Offline there are none, and the weight is typed. */
function OwnerPoisonForm({ check }: { check: Check }) {
  const { data } = useDogs();
  return <PoisonForm check={check} dogs={data ?? []} />;
}

/** Checks something that a dog has swallowed. */
export function PoisonSection({ check }: { check: Check | 'failed' | undefined }) {
  const { user } = useSession();
  return (
    <Card title="Did your dog swallow something?">
      {check === undefined ? <p className="hw-soft hw-poison-loading">Loading the list...</p> : null}
      {check === 'failed' ? <p>The list didn't load. Call a vet or a poison line and ask.</p> : null}
      {check && check !== 'failed' ? (
        user ? (
          <OwnerPoisonForm check={check} />
        ) : (
          <PoisonForm check={check} dogs={[]} />
        )
      ) : null}
    </Card>
  );
}
