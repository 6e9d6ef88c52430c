import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Popover, PopoverItem, PopoverLine } from '../../ui/controls/popover.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { formatLongDay, formatShortDay, type LocalTimes, listRescheduleChoices } from './local-times.ts';
import { MonthView } from './month-card.tsx';
import { toMonth } from './months.ts';
import { shortenTitle } from './texts.ts';

type RescheduleProps = {
  visit: Appointment;
  times: LocalTimes;
  today: string;
  busy: boolean;
  /** @param date the new local date; the time of day stays the same */
  onMove: (date: string) => void;
};

/** Moves a visit to another day at the same time of day. The menu offers common days and a calendar. */
export function Reschedule({ visit, times, today, busy, onMove }: RescheduleProps) {
  const date = times.toDate(visit.appointmentDate);
  const time = times.formatTime(visit.appointmentDate);
  const [isChoosing, setIsChoosing] = useState(false);
  const [month, setMonth] = useState(toMonth(date));
  return (
    <>
      <Popover
        label={`Reschedule ${visit.title}`}
        align="start"
        trigger={(props) => (
          <Button {...props} variation="quiet" size="s" busy={busy} aria-label={`Reschedule ${visit.title}`}>
            Reschedule
          </Button>
        )}
      >
        {listRescheduleChoices(date, today, time).map((choice) => (
          <PopoverItem key={choice.label} onPress={() => onMove(choice.date)}>
            <span className="hw-grow">{choice.label}</span>
            <span className="hw-small hw-soft">{formatShortDay(choice.date, today)}</span>
          </PopoverItem>
        ))}
        <PopoverLine />
        <PopoverItem
          icon={CalendarSearch}
          onPress={() => {
            setMonth(toMonth(date > today ? date : today));
            setIsChoosing(true);
          }}
        >
          Choose a date
        </PopoverItem>
      </Popover>
      <Dialog
        open={isChoosing}
        title={`Reschedule ${shortenTitle(visit)}`}
        width="narrow"
        onClose={() => setIsChoosing(false)}
      >
        <p className="hw-soft">
          Currently {formatLongDay(date, today)}, {time}. The time of day stays the same.
        </p>
        <div>
          <MonthView
            month={month}
            selected={date}
            today={today}
            level={3}
            size="small"
            onMonth={setMonth}
            onSelect={(chosen) => {
              setIsChoosing(false);
              if (chosen !== date) onMove(chosen);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
