import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { appointmentBounds } from '#shared/contract/appointment-times.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { formatMonth } from './local-times.ts';
import { countWeeks, type Marker, shiftMonth, toMonth } from './months.ts';

/** Loaded on demand, because it includes the calendar library. */
const MonthGrid = lazyComponent(async () => (await import('./month-grid.tsx')).MonthGrid);

type MonthViewProps = {
  /** The month to show, `YYYY-MM`. */
  month: string;
  /** Local dates, `YYYY-MM-DD`. */
  selected: string;
  today: string;
  findMarker?: (date: string) => Marker | undefined;
  onMonth: (month: string) => void;
  onSelect: (date: string) => void;
  /** Called by the Today button, which is shown while another month or day is selected. */
  onToday?: () => void;
  level?: 2 | 3;
  size?: 'full' | 'small';
};

/** Reserves the space of the days while the code of `MonthGrid` loads. */
function MonthSkeleton({ month, size }: Pick<MonthViewProps, 'month' | 'size'>) {
  return (
    <div
      className={classes('hw-month', 'hw-month-waiting', size === 'small' && 'hw-month--small')}
      data-weeks={countWeeks(month)}
      aria-hidden="true"
    />
  );
}

/** A month: its name, the buttons to other months, and its days. */
export function MonthView({ onToday, level = 2, size, ...grid }: MonthViewProps) {
  const { month, selected, today, onMonth } = grid;
  const Heading = `h${level}` as const;
  const isAway = month !== toMonth(today) || selected !== today;
  const isFirst = month === toMonth(appointmentBounds.firstDay);
  const isLast = month === toMonth(appointmentBounds.lastDay);
  return (
    <>
      <div className="hw-month-head">
        <Heading aria-live="polite">{formatMonth(month)}</Heading>
        <div className="hw-month-nav">
          {onToday && isAway ? (
            <IconButton icon={CalendarCheck} label="Today" wideLabel="Today" onClick={onToday} />
          ) : null}
          <IconButton
            icon={ChevronLeft}
            label="Previous month"
            disabled={isFirst}
            onClick={() => onMonth(shiftMonth(month, -1))}
          />
          <IconButton
            icon={ChevronRight}
            label="Next month"
            disabled={isLast}
            onClick={() => onMonth(shiftMonth(month, 1))}
          />
        </div>
      </div>
      <Suspense fallback={<MonthSkeleton month={month} size={size} />}>
        <MonthGrid {...grid} size={size} />
      </Suspense>
    </>
  );
}
