import { CalendarDays } from 'lucide-react';
import { ProgressSteps } from '../../ui/progress.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Shown on a day without visits. */
export function NoVisits() {
  return <SmallEmpty icon={CalendarDays} title="No appointments today" text="Vet visits you book show up here." />;
}

/** Reserves the space of this many visits while they load. */
export function VisitsSkeleton({ count }: { count: number }) {
  const blank = '\u00a0';
  return (
    <div role="status">
      <VisuallyHidden>Loading today's appointments...</VisuallyHidden>
      <div className={count === 0 ? 'hw-today-unseen' : undefined} aria-hidden="true">
        {count === 0 ? (
          <NoVisits />
        ) : (
          <ProgressSteps
            sayState={false}
            items={Array.from({ length: count }, () => ({ state: 'later', title: blank, detail: blank }))}
          />
        )}
      </div>
    </div>
  );
}
