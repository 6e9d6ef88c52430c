import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { useNextAppointments } from '../../domain/appointments/use-appointments.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { useRecordDialogs } from '../../platform/forms/use-record-dialogs.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { SavedNote } from '../../platform/lists/saved-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import type { AppointmentStart } from './appointment-dialog.tsx';
import { useCalendarLabel } from './calendar-label.ts';
import { DayCard, dayHeadingId } from './day-card.tsx';
import { DeleteVisit } from './delete-visit.tsx';
import { FeedButton } from './feed-button.tsx';
import { MonthView } from './month-card.tsx';
import { NextCard } from './next-card.tsx';
import { RenameButton } from './rename-button.tsx';
import { DayCardSkeleton, NextCardSkeleton } from './skeletons.tsx';
import { useCalendar } from './use-calendar.ts';
import './appointments.css';

/** Loaded on demand, because it includes the form's rules and fields. */
const AppointmentDialog = lazyComponent(async () => (await import('./appointment-dialog.tsx')).AppointmentDialog);

function focusDay(): void {
  const heading = document.getElementById(dayHeadingId);
  if (heading) heading.focus();
  else focusScreen();
}

type AsideProps = {
  calendar: ReturnType<typeof useCalendar>;
  onSchedule: () => void;
  onEdit: (visit: Appointment) => void;
  onDelete: (visit: Appointment) => void;
};

/** The selected day and the next three appointments. */
function Aside({ calendar, onSchedule, onEdit, onDelete }: AsideProps) {
  const { monthQuery, dayQuery, visits, selected, today, now, times } = calendar;
  const next = useNextAppointments();
  // Optimistic updates: an appointment that was just cancelled or completed stays in the cached list until the server
  // answers.
  const upcoming = next.data?.filter(({ status }) => status === 'scheduled');
  const { data: dogs = [] } = useDogs();
  const failed = [monthQuery, dayQuery, next].filter(({ isError, data }) => isError && !data);
  const isEmpty = [monthQuery, dayQuery, next].every(({ data }) => data?.length === 0);

  // Deleting the last appointment removes the day's card with the focused button, so the heading gets the focus.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) focusScreen();
  }, [isEmpty]);

  if (failed.length > 0)
    return (
      <LoadError
        what="Your appointments"
        error={failed[0]?.error}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
      />
    );
  // The cards are as old as the oldest of their data.
  const [savedAt] = [monthQuery, dayQuery, next].flatMap((query) => query.savedAt ?? []).sort();
  // Both cards wait for both queries: content below a skeleton would shift when the appointments load.
  const isLoaded = visits !== undefined && upcoming !== undefined;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          drawing="sleeping"
          title="Nothing planned"
          text="Vet visits you schedule show up here by day, with the time and the vet's name."
          action={
            <Button variation="outline" icon={Plus} onClick={onSchedule}>
              Schedule a visit
            </Button>
          }
        />
      ) : isLoaded ? (
        <DayCard
          date={selected}
          today={today}
          now={now}
          times={times}
          visits={visits}
          dogs={dogs}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : (
        <DayCardSkeleton />
      )}
      {isEmpty ? null : isLoaded ? (
        <NextCard visits={upcoming} dogs={dogs} times={times} today={today} />
      ) : (
        <NextCardSkeleton />
      )}
      <SavedNote at={savedAt} />
      {isLoaded ? <FeedButton /> : null}
    </>
  );
}

/** The calendar of vet visits. */
export function CalendarPage() {
  const calendar = useCalendar();
  const { month, selected, today, findMarker, times, select, goToMonth } = calendar;
  const dialogs = useRecordDialogs<Appointment, AppointmentStart>({
    rows: calendar.monthQuery.data,
    draft: 'appointment',
    request: calendar.booking,
    onRequested: calendar.endBooking,
    focusFallback: focusDay,
  });

  const closeForm = (saved?: Appointment) => {
    dialogs.form.close();
    if (saved) select(times.toDate(saved.appointmentDate));
  };

  return (
    <>
      <PageHeading
        title={<bdi>{useCalendarLabel()}</bdi>}
        beside={<RenameButton />}
        action={
          <Button icon={Plus} aria-label="Schedule Appointment" onClick={() => dialogs.add()}>
            <span className="hw-desktop-only">Schedule Appointment</span>
            <span className="hw-phone-only">Schedule</span>
          </Button>
        }
      />
      <div className="hw-columns">
        <Card className="hw-month-card">
          <MonthView
            month={month}
            selected={selected}
            today={today}
            findMarker={findMarker}
            onMonth={goToMonth}
            onSelect={select}
            onToday={() => select(undefined)}
          />
        </Card>
        <div className="hw-stack hw-stack--wide">
          <Aside calendar={calendar} onSchedule={() => dialogs.add()} onEdit={dialogs.edit} onDelete={dialogs.remove} />
        </div>
      </div>
      <LazyDialog state={dialogs.form}>
        {(subject, { open }) => (
          <AppointmentDialog key={dialogs.form.opening} {...subject} open={open} date={selected} onClose={closeForm} />
        )}
      </LazyDialog>
      <DeleteVisit key={dialogs.deletion.opening} state={dialogs.deletion} />
    </>
  );
}
