import { CalendarDays } from 'lucide-react';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatShortDay, type LocalTimes } from './local-times.ts';
import { VisitLink } from './visit-link.tsx';

type NextCardProps = {
  visits: readonly Appointment[];
  dogs: readonly Dog[];
  times: LocalTimes;
  today: string;
};

/** The next three appointments, each a link to its day in the calendar. */
export function NextCard({ visits, dogs, times, today }: NextCardProps) {
  const steps = visits.map((visit, at) => {
    const date = times.toDate(visit.appointmentDate);
    return {
      id: visit.id,
      title: <VisitLink visit={visit} date={date} dogs={dogs} className="hw-next-link" />,
      state: at === 0 ? ('next' as const) : ('later' as const),
      detail: (
        <span className="hw-number">
          {formatShortDay(date, today)}, {times.formatTime(visit.appointmentDate)}
        </span>
      ),
    };
  });
  return (
    <Card title="Next three visits">
      {steps.length > 0 ? (
        <ProgressSteps items={steps} sayState={false} />
      ) : (
        <SmallEmpty icon={CalendarDays} title="Nothing coming up" text="Your next three visits show up here." />
      )}
    </Card>
  );
}
