import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import type { Appointment, Scope } from '#shared/contract/appointments.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Popover, PopoverItem, PopoverLine } from '../../ui/controls/popover.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type DialogState, useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { formatLongDay, formatShortDay, type LocalTimes, listRescheduleChoices } from './local-times.ts';
import { MonthView } from './month-card.tsx';
import { toMonth } from './months.ts';
import { ScopeChoice } from './scope-choice.tsx';
import { formatRepeat, shortenTitle } from './texts.ts';

type RescheduleProps = {
  visit: Appointment;
  times: LocalTimes;
  today: string;
  busy: boolean;
  /** @param date the new local date; the time of day stays the same */
  onMove: (date: string, scope: Scope) => void;
};

/**
 * Moves a visit to another day at the same time of day. The menu offers common days and a calendar. For a visit of a
 * series, a dialog then asks which visits to move.
 */
export function Reschedule({ visit, times, today, busy, onMove }: RescheduleProps) {
  const date = times.toDate(visit.appointmentDate);
  const time = times.formatTime(visit.appointmentDate);
  const [isChoosing, setIsChoosing] = useState(false);
  const [month, setMonth] = useState(toMonth(date));
  const scopeDialog = useDialogState<string>();
  const choose = (chosen: string) => (visit.repeat ? scopeDialog.show(chosen) : onMove(chosen, 'one'));
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
          <PopoverItem key={choice.label} onPress={() => choose(choice.date)}>
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
              if (chosen !== date) choose(chosen);
            }}
          />
        </div>
      </Dialog>
      <MoveDialog key={scopeDialog.opening} visit={visit} today={today} state={scopeDialog} onMove={onMove} />
    </>
  );
}

type MoveDialogProps = Pick<RescheduleProps, 'visit' | 'today' | 'onMove'> & { state: DialogState<string> };

/** Asks whether to move one visit of a series or several, to the date that is the dialog's subject. */
function MoveDialog({ visit, today, onMove, state: { open, subject: date, close } }: MoveDialogProps) {
  const [scope, setScope] = useState<Scope>('one');
  if (!date || !visit.repeat) return null;
  return (
    <ConfirmDialog
      open={open}
      title={`Move ${shortenTitle(visit)}?`}
      text={`This visit is part of a series: ${formatRepeat(visit.repeat).replace('Every', 'every')}. It moves to ${formatLongDay(date, today)}.`}
      action="Move"
      onConfirm={() => {
        close();
        onMove(date, scope);
      }}
      onClose={close}
    >
      <ScopeChoice legend="What should move?" scope={scope} onScope={setScope} />
    </ConfirmDialog>
  );
}
