import { useEffect, useMemo } from 'react';
import { addDays } from '#shared/calendar.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { useAppointments } from '../../domain/appointments/use-appointments.ts';
import { useNow } from '../../lib/use-now.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { rememberCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { createLocalTimes } from './local-times.ts';
import { NoVisits, VisitsSkeleton } from './today-skeleton.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { VisitLink } from './visit-link.tsx';
import { findStates } from './visits-of-day.ts';

type TodayListProps = {
  /** The owner's local date. */
  today: string;
  /** How many visits the skeleton shows while the visits load; undefined on the first load of a day. */
  expected: number | undefined;
  dogs: readonly Dog[];
};

/** Today's visits, sorted by time, and offline when they were fetched. */
export function TodayList({ today, expected, dogs }: TodayListProps) {
  const { timeZone } = useUser();
  const times = useMemo(() => createLocalTimes(timeZone), [timeZone]);
  const now = useNow();
  const { data, error, isFetching, refetch, savedAt } = useAppointments({ from: today, to: addDays(today, 1) });
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined) rememberCount('visit_count', count, today);
  }, [count, today]);

  if (!data && error) {
    return <LoadError what="Today's appointments" error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (!data) return <VisitsSkeleton count={expected} />;

  const states = findStates(data, now);
  return (
    <>
      {data.length === 0 ? (
        <NoVisits />
      ) : (
        <ProgressSteps
          label="Today's appointments"
          sayState={false}
          items={data.map((visit, at) => ({
            id: visit.id,
            state: states[at] ?? 'later',
            title: <VisitLink visit={visit} date={today} dogs={dogs} />,
            badge: <VisitBadge status={visit.status} />,
            detail: (
              <>
                {visit.vetName ? (
                  <>
                    <bdi>{visit.vetName}</bdi>,{' '}
                  </>
                ) : null}
                <time className="hw-number" dateTime={visit.appointmentDate}>
                  {times.formatTime(visit.appointmentDate)}
                </time>
              </>
            ),
          }))}
        />
      )}
      <SavedNote at={savedAt} />
    </>
  );
}
