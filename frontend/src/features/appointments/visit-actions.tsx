import type { Appointment } from '#shared/contract/appointments.ts';
import { Button } from '../../ui/controls/button.tsx';
import { formatLongDay, type LocalTimes } from './local-times.ts';
import { Reschedule } from './reschedule.tsx';
import { useVisitChanges } from './use-visit-changes.ts';
import { findEndTime } from './visits-of-day.ts';

type VisitActionsProps = { visit: Appointment; times: LocalTimes; today: string; now: Date };

/** The buttons of a visit, depending on its status. A completed visit has no buttons. */
export function VisitActions({ visit, times, today, now }: VisitActionsProps) {
  const { isPending, complete, cancel, restore, move, moveSeveral } = useVisitChanges();
  const { title, status, appointmentDate } = visit;
  if (status === 'completed') return null;
  if (status === 'cancelled')
    return (
      <Button
        variation="outline"
        size="s"
        busy={isPending}
        aria-label={`Restore ${title}`}
        onClick={() => restore(visit)}
      >
        Restore
      </Button>
    );
  const isPast = findEndTime(visit) <= now.getTime();
  return (
    <>
      {isPast ? <p className="hw-visit-past">Mark as done?</p> : null}
      <Button
        variation="outline"
        size="s"
        busy={isPending}
        aria-label={`Complete ${title}`}
        onClick={() => complete(visit)}
      >
        Complete
      </Button>
      <Reschedule
        visit={visit}
        times={times}
        today={today}
        busy={isPending}
        onMove={(date, scope) => {
          const to = `${date}T${times.toClock(appointmentDate)}`;
          if (scope !== 'one') void moveSeveral(visit, to, scope);
          else move(visit, to, `Moved to ${formatLongDay(date, today)}, ${times.formatTime(appointmentDate)}`);
        }}
      />
      <Button variation="quiet" size="s" busy={isPending} aria-label={`Cancel ${title}`} onClick={() => cancel(visit)}>
        Cancel
      </Button>
    </>
  );
}
