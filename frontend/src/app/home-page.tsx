import { CalendarDays, Footprints, MessageSquare, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { useSelectedDog } from '../features/dogs/selected-dog.ts';
import { useDogs } from '../features/dogs/use-dogs.ts';
import { TipCard } from '../features/tips/tip-card.tsx';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { Lead } from '../ui/lead.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { SkeletonCard } from '../ui/skeleton.tsx';
import { SmallEmpty } from '../ui/small-empty.tsx';
import { HomeDog } from './home-dog.tsx';
import { FirstSteps, NoDogs } from './home-empty.tsx';
import { HomeField, QuickActions } from './home-field.tsx';
import { useShell } from './shell-context.ts';
import './home.css';

/** Minutes a day. */
const exerciseGoal = 60;

function Overview({ dogName }: { dogName?: string }) {
  return (
    <Card title="Today's Overview" action={<Link to={paths.calendar}>Calendar</Link>}>
      <div className="hw-stack">
        <SmallEmpty icon={CalendarDays} title="No appointments today" text="Vet visits you book appear here." />
        <hr />
        {dogName ? (
          <div>
            <div className="hw-between">
              <h3>Exercise Goal</h3>
              <span className="hw-small hw-number">
                <strong>0</strong> of {exerciseGoal} minutes
              </span>
            </div>
            <Lead value={0} max={exerciseGoal} label={`0 of ${exerciseGoal} minutes`} />
          </div>
        ) : (
          <SmallEmpty icon={Footprints} title="Exercise Goal" text="Starts with your dog's first walk." />
        )}
      </div>
    </Card>
  );
}

function Highlights() {
  return (
    <Card title="Community Highlights" action={<Link to={paths.community}>See More</Link>}>
      <div className="hw-stack">
        <SmallEmpty icon={MessageSquare} title="No posts yet" text="The two newest posts of the forum appear here." />
        <div>
          <LinkButton to={paths.community} variation="outline" size="s" icon={PencilLine}>
            Share Update
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** The start of a day: who it is about, what stands in it, and where to go. */
export function HomePage() {
  const { openCare } = useShell();
  const { data: dogs, isPending, isError, refetch, isFetching } = useDogs();
  const [dog, choose] = useSelectedDog(dogs ?? []);

  const empty = dogs?.length === 0;

  const aside = (
    <div key="aside" className="hw-home-aside">
      {isError ? (
        <div className="hw-home-dog">
          <LoadFailed what="Your dogs" busy={isFetching} onRetry={refetch} />
          <div className="hw-home-actions">
            <QuickActions onCare={openCare} />
          </div>
        </div>
      ) : isPending ? (
        <div className="hw-home-dog" role="status">
          <SkeletonCard lines={1} control={false} label="Loading your dogs..." />
        </div>
      ) : dog ? (
        <div className="hw-home-dog">
          <HomeDog dog={dog} dogs={dogs} onChoose={choose} />
          <div className="hw-home-actions">
            <QuickActions dogId={dog.id} onCare={openCare} />
          </div>
        </div>
      ) : null}
      <div className="hw-home-tip">{empty ? <FirstSteps onCare={openCare} /> : <TipCard dogName={dog?.name} />}</div>
    </div>
  );
  const main = (
    <div key="main" className="hw-home-main">
      {empty ? (
        <div className="hw-home-first">
          <NoDogs />
        </div>
      ) : null}
      <div className="hw-home-today">
        <Overview dogName={dog?.name} />
      </div>
      <div className="hw-home-forum">
        <Highlights />
      </div>
    </div>
  );

  return (
    <div className="hw-home">
      <HomeField dog={dog} quiet={empty} onCare={openCare} />
      {/* The keyboard goes first to what an owner does first: the dog's card, or adding a dog. */}
      <div className="hw-home-columns">{empty ? [main, aside] : [aside, main]}</div>
    </div>
  );
}
