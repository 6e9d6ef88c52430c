import { useEffect } from 'react';
import { Link } from 'react-router';
import { addDays } from '#shared/calendar.ts';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { useAppointments } from '../../domain/appointments/use-appointments.ts';
import { rememberCount } from '../../domain/session/remembered-count.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { calendarDay } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { ProgressSteps } from '../../ui/progress.tsx';
import { NoVisits, VisitsSkeleton } from './today-skeleton.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { statesOf } from './visits-of-day.ts';

type TodayListProps = {
  /** The owner's local date. */
  today: string;
  /** How many visits are expected while they load. */
  expected: number;
  dogs: readonly Dog[];
};

/** Today's visits by time. */
export function TodayList({ today, expected, dogs }: TodayListProps) {
  const { timeZone } = useUser();
  const now = useNow();
  const { data, error, isFetching, refetch } = useAppointments({ from: today, to: addDays(today, 1) });
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined) rememberCount('visit_count', count, today);
  }, [count, today]);

  if (!data && error) {
    return <LoadError what="Today's appointments" error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (!data) return <VisitsSkeleton count={expected} />;
  if (data.length === 0) return <NoVisits />;

  const states = statesOf(data, now);
  const timeOf = ({ appointmentDate }: Appointment) =>
    new Date(appointmentDate).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const dogOf = ({ dogId }: Appointment) => (dogs.length > 1 ? dogs.find(({ id }) => id === dogId)?.name : undefined);
  return (
    <ProgressSteps
      label="Today's appointments"
      sayState={false}
      items={data.map((visit, at) => {
        const dog = dogOf(visit);
        return {
          id: visit.id,
          state: states[at] ?? 'later',
          title: (
            <Link to={calendarDay(today)}>
              {dog ? (
                <>
                  <bdi>{dog}</bdi>:{' '}
                </>
              ) : null}
              <bdi>{visit.title}</bdi>
            </Link>
          ),
          badge: <VisitBadge status={visit.status} />,
          detail: (
            <>
              {visit.vetName ? (
                <>
                  <bdi>{visit.vetName}</bdi>,{' '}
                </>
              ) : null}
              <time className="hw-number" dateTime={visit.appointmentDate}>
                {timeOf(visit)}
              </time>
            </>
          ),
        };
      })}
    />
  );
}
