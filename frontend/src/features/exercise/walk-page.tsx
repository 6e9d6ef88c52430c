import type { Dog } from '#shared/contract/dogs.ts';
import { useSelectedDog } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { StartWalkButton } from './start-walk-button.tsx';
import { WalkScreen } from './walk-screen.tsx';
import { useWalk } from './walk-store.ts';
import './exercise.css';
import './dog-switch.css';
import './walk-page.css';

function NoWalk({ dogs }: { dogs: readonly Dog[] }) {
  const [dog] = useSelectedDog(dogs);
  return (
    <>
      <h1 className="hw-hidden" tabIndex={-1}>
        Walk
      </h1>
      <div className="hw-walk-none">
        <EmptyState
          drawing="walking"
          title="No walk is running"
          text="Start one, and the timer keeps counting, even if you close the app."
          action={dog ? <StartWalkButton dogId={dog.id} variation="primary" /> : undefined}
        />
      </div>
    </>
  );
}

/** The walk that is being timed: the time, the steps of its plan, and the buttons that pause and stop it. */
export function WalkPage() {
  const walk = useWalk();
  const { data: dogs, isError } = useDogs();
  if (walk) return <WalkScreen walk={walk} dogs={dogs ?? []} />;
  if (!dogs && !isError) {
    return (
      <>
        <h1 className="hw-hidden" tabIndex={-1}>
          Walk
        </h1>
        <Loading label="Loading your dogs..." />
      </>
    );
  }
  return <NoWalk dogs={dogs ?? []} />;
}
