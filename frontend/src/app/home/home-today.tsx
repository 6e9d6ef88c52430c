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

/** Loaded after home, to keep home within its script budget. */
const TodayList = lazyComponent(loadList);

/** Loaded after home: the goal needs the facts of every breed. */
const HomeExercise = lazyComponent(async () => (await import('./home-exercise.tsx')).HomeExercise);

/** Reserves the space of the exercise goal. Home hides what is below, because a long sentence would shift it. */
function ExerciseSkeleton() {
  return (
    <div className="hw-goal--waiting">
      <h3>Exercise Goal</h3>
    </div>
  );
}

/** The selected dog's exercise goal. If it cannot be loaded, home shows without it. */
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

/** Today's visits. They load after the dogs, because their names are shown, and never keep home from showing. */
function Visits({ dogs }: { dogs: readonly Dog[] | undefined }) {
  const { id: ownerId, timeZone } = useUser();
  const today = localDate(useNow(), timeZone);
  const expected = readExpectedCount('visit_count', ownerId, today);
  const [attempt, setAttempt] = useState(0);
  // One loading status at a time: the dogs have their own.
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
  /** Undefined while they load. */
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
