import { Footprints } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { localDate } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { calendarPath } from '../../domain/appointments/paths.ts';
import { useCalendarLabel } from '../../features/appointments/calendar-label.ts';
import { NoVisits, VisitsSkeleton } from '../../features/appointments/today-skeleton.tsx';
import { useNow } from '../../lib/use-now.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { readExpectedCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';

const loadList = async () => (await import('../../features/appointments/today-list.tsx')).TodayList;

/** The code of the list loads after home, to keep home within its script budget. */
const TodayList = lazyComponent(loadList);

/** The code of the exercise goal loads after home, because it contains the facts of every breed. */
const HomeExercise = lazyComponent(async () => (await import('./home-exercise.tsx')).HomeExercise);

/**
 * Reserves the space of the exercise goal. While this skeleton is shown, home hides the content below, because that
 * content may shift.
 */
function ExerciseSkeleton() {
  return (
    <div className="hw-goal--waiting">
      <h3>Exercise Goal</h3>
    </div>
  );
}

/** The selected dog's exercise goal. If its code cannot be loaded, a message replaces the goal. */
function Exercise({ dog }: { dog: Dog | undefined }) {
  const { timeZone } = useUser();
  const today = localDate(useNow(), timeZone);
  if (!dog) return <ExerciseSkeleton />;
  return (
    <ErrorBoundary
      resetKey={dog.id}
      fallback={
        <SmallEmpty icon={Footprints} title="Exercise Goal" text="It didn't load. Reload the page to try again." />
      }
    >
      <Suspense fallback={<ExerciseSkeleton />}>
        <HomeExercise dog={dog} today={today} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Today's visits. They load after the dogs, whose names they show, and do not delay the rest of home. */
function Visits({ dogs }: { dogs: readonly Dog[] | undefined }) {
  const { id: ownerId, timeZone } = useUser();
  const today = localDate(useNow(), timeZone);
  const expected = readExpectedCount('visit_count', ownerId, today);
  const [attempt, setAttempt] = useState(0);
  // While the dogs load, their card has a loading status, so this skeleton is silent.
  if (!dogs) return <VisitsSkeleton count={expected} silent />;
  const retry = () => setAttempt(attempt + 1);
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={<LoadError what="Today's appointments" error={undefined} busy={false} onRetry={retry} />}
    >
      <Suspense fallback={<VisitsSkeleton count={expected} />}>
        <TodayList key={today} today={today} expected={expected} dogs={dogs} />
      </Suspense>
    </ErrorBoundary>
  );
}

type OverviewProps = {
  /** The owner's dogs; undefined while they load. */
  dogs: readonly Dog[] | undefined;
  /** Whether the owner has no dogs, and so no visits. */
  none: boolean;
  /** The selected dog. */
  dog: Dog | undefined;
};

/** The card with today's visits and exercise. */
export function TodaysOverview({ dogs, none, dog }: OverviewProps) {
  const label = useCalendarLabel();
  return (
    <Card
      title="Today's Overview"
      action={
        <Link className="hw-today-link" to={calendarPath} dir="auto">
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
          <Exercise dog={dog} />
        )}
      </div>
    </Card>
  );
}
