import { CalendarDays, Repeat } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Appointment } from '#shared/contract/appointments.ts';
import type { Dog } from '#shared/contract/dogs.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { type ProgressStep, ProgressSteps } from '../../ui/feedback/progress.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatDuration, formatLongDay, type LocalTimes } from './local-times.ts';
import { formatRepeat } from './texts.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { VisitMenu } from './visit-menu.tsx';
import { findStates } from './visits-of-day.ts';

type DayCardProps = {
  date: string;
  today: string;
  now: Date;
  times: LocalTimes;
  visits: readonly Appointment[];
  dogs: readonly Dog[];
  onEdit: (visit: Appointment) => void;
  onDelete: (visit: Appointment) => void;
};

/** The ID of the day's heading, which gets the focus when the focused visit disappears. */
export const dayHeadingId = 'calendar-day';

/** Moves the focus when changing a visit removes the focused button: to the visit's menu, else to the day's heading. */
function useFocusRestore() {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && list.current?.contains(target) ? target.closest('li') : null;
    };
    const forget = () => {
      focused.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  useLayoutEffect(() => {
    const visit = focused.current;
    if (!visit || document.activeElement !== document.body) return;
    const menu = visit.isConnected ? visit.querySelector<HTMLElement>('.hw-visit-more') : null;
    (menu ?? document.getElementById(dayHeadingId))?.focus();
  });
  return list;
}

/** Returns the ID of a visit's title element. */
function makeTitleId(visitId: string): string {
  return `visit-${visitId}`;
}

/** Scrolls to and focuses the visit in the URL. The timer lets the screen focus its own heading first. */
function useVisitFromUrl(visits: readonly Appointment[]) {
  const [search] = useSearchParams();
  const named = search.get('visit');
  const isShown = visits.some(({ id }) => id === named);
  useEffect(() => {
    if (!named || !isShown) return;
    const timer = setTimeout(() => {
      const title = document.getElementById(makeTitleId(named));
      title?.focus({ preventScroll: true });
      title?.closest('li')?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [named, isShown]);
}

function Detail({ visit, dogs }: { visit: Appointment; dogs: readonly Dog[] }) {
  const { dogId, vetName, duration, description, repeat } = visit;
  const dog = dogs.find(({ id }) => id === dogId)?.name;
  return (
    <>
      {[dog, vetName].filter(Boolean).map((name) => (
        <span key={name}>
          <bdi>{name}</bdi>,{' '}
        </span>
      ))}
      <span className="hw-number">{formatDuration(duration)}</span>
      {repeat ? (
        <span className="hw-visit-repeat">
          <Icon of={Repeat} size="s" />
          {formatRepeat(repeat)}
        </span>
      ) : null}
      {description ? <span className="hw-visit-notes">{description}</span> : null}
    </>
  );
}

/** The appointments of the selected day, sorted by time. */
export function DayCard({ date, today, now, times, visits, dogs, onEdit, onDelete }: DayCardProps) {
  const list = useFocusRestore();
  useVisitFromUrl(visits);
  const states = findStates(visits, now);
  const steps = visits.map(
    (visit, at): ProgressStep => ({
      id: visit.id,
      title: (
        <span id={makeTitleId(visit.id)} tabIndex={-1}>
          {visit.title}
        </span>
      ),
      state: states[at] ?? 'later',
      lead: times.formatTime(visit.appointmentDate),
      badge: (
        <div className="hw-visit-head">
          <VisitBadge status={visit.status} />
          <VisitMenu visit={visit} onEdit={() => onEdit(visit)} onDelete={() => onDelete(visit)} />
        </div>
      ),
      detail: <Detail visit={visit} dogs={dogs} />,
      actions: <VisitActions visit={visit} times={times} today={today} now={now} />,
    }),
  );
  return (
    <Card
      className="hw-day-card"
      title={
        <span id={dayHeadingId} tabIndex={-1}>
          {formatLongDay(date, today)}
        </span>
      }
    >
      <div ref={list}>
        {visits.length > 0 ? (
          <ProgressSteps items={steps} />
        ) : (
          <SmallEmpty
            icon={CalendarDays}
            title={date === today ? 'No appointments today' : 'No appointments this day'}
            text="Choose another day, or schedule one."
          />
        )}
      </div>
    </Card>
  );
}
