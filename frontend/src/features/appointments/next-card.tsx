import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { calendarDay } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressSteps } from '../../ui/progress.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { type LocalTimes, shortDay } from './local-times.ts';

type NextCardProps = {
  visits: readonly Appointment[];
  dogs: readonly Dog[];
  times: LocalTimes;
  today: string;
};

/** The next three appointments. Each leads to its day. */
export function NextCard({ visits, dogs, times, today }: NextCardProps) {
  // A dog's name is needed only to tell several dogs apart.
  const nameOf = ({ dogId }: Appointment) => (dogs.length > 1 ? dogs.find(({ id }) => id === dogId)?.name : undefined);
  const steps = visits.map((visit, at) => {
    const date = times.dateOf(visit.appointmentDate);
    const dog = nameOf(visit);
    return {
      id: visit.id,
      title: (
        <Link to={calendarDay(date)} className="hw-next-link">
          {dog ? (
            <>
              <bdi>{dog}</bdi>:{' '}
            </>
          ) : null}
          {visit.title}
        </Link>
      ),
      state: at === 0 ? ('next' as const) : ('later' as const),
      detail: (
        <span className="hw-number">
          {shortDay(date, today)}, {times.timeText(visit.appointmentDate)}
        </span>
      ),
    };
  });
  return (
    <Card title="Next three">
      {steps.length > 0 ? (
        <ProgressSteps items={steps} sayState={false} />
      ) : (
        <SmallEmpty icon={CalendarDays} title="Nothing coming up" text="Your next three visits show up here." />
      )}
    </Card>
  );
}
