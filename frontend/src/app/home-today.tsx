import { Footprints } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { expectedCount } from '../domain/session/remembered-count.ts';
import { useUser } from '../domain/session/use-user.ts';
import { useCalendarLabel } from '../features/appointments/calendar-label.ts';
import { NoVisits, VisitsSkeleton } from '../features/appointments/today-skeleton.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { paths } from '../lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Card } from '../ui/card.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { ProgressBar } from '../ui/progress.tsx';
import { SmallEmpty } from '../ui/small-empty.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Minutes per day. */
const exerciseGoal = 60;

const loadList = async () => (await import('../features/appointments/today-list.tsx')).TodayList;

/** Loaded after home, whose scripts are at their maximum size. */
const TodayList = lazyComponent(loadList);

/** Today's visits. They load after the dogs, because their names are shown, and never keep home from showing. */
function Visits({ dogs }: { dogs: readonly Dog[] | undefined }) {
  const { id: ownerId, timeZone } = useUser();
  const today = localDate(useNow(), timeZone);
  const expected = expectedCount('visit_count', ownerId, today);
  const [attempt, setAttempt] = useState(0);
  const skeleton = <VisitsSkeleton count={expected} />;
  if (!dogs) return skeleton;
  const retry = () => setAttempt(attempt + 1);
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={<LoadError what="Today's appointments" error={undefined} busy={false} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>
        <TodayList key={today} today={today} expected={expected} dogs={dogs} />
      </Suspense>
    </ErrorBoundary>
  );
}

type OverviewProps = {
  /** Undefined while they load. */
  dogs: readonly Dog[] | undefined;
  /** Whether the owner has no dogs, and so no visits. */
  none: boolean;
};

/** The card with today's visits and exercise. */
export function TodaysOverview({ dogs, none }: OverviewProps) {
  const label = useCalendarLabel();
  return (
    <Card
      title="Today's Overview"
      action={
        <Link className="hw-today-link" to={paths.calendar} dir="auto">
          {label}
        </Link>
      }
    >
      <div className="hw-stack">
        {none ? <NoVisits /> : <Visits dogs={dogs} />}
        <hr />
        {none ? (
          <SmallEmpty icon={Footprints} title="Exercise Goal" text="Starts with your dog's first walk." />
        ) : (
          <div className="hw-today-goal">
            <div className="hw-between">
              <h3>Exercise Goal</h3>
              <span className="hw-small hw-number">
                <strong>0</strong> of {exerciseGoal} minutes
              </span>
            </div>
            <ProgressBar value={0} max={exerciseGoal} label={`0 of ${exerciseGoal} minutes`} />
          </div>
        )}
      </div>
    </Card>
  );
}
