import { CalendarDays } from 'lucide-react';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';

/** The empty state of today's visits. */
export function NoVisits() {
  return <SmallEmpty icon={CalendarDays} title="No appointments today" text="Vet visits you book show up here." />;
}

/**
 * Reserves the space of `count` visits while they load. If `count` is undefined, home hides the content below, because
 * it would shift.
 */
export function VisitsSkeleton({ count, silent }: { count: number | undefined; silent?: boolean }) {
  const blank = '\u00a0';
  return (
    <div role={silent ? undefined : 'status'} className={count === undefined ? 'hw-today-unknown' : undefined}>
      {silent ? null : <VisuallyHidden>Loading today's appointments...</VisuallyHidden>}
      <div className={count ? undefined : 'hw-today-unseen'} aria-hidden="true">
        {count ? (
          <ProgressSteps
            sayState={false}
            items={Array.from({ length: count }, () => ({ state: 'later', title: blank, detail: blank }))}
          />
        ) : (
          <NoVisits />
        )}
      </div>
    </div>
  );
}
