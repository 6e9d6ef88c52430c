import { createContext, memo, useContext, useEffect, useMemo, useRef } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { appointmentBounds } from '#shared/contract/appointment-times.ts';
import { classes } from '../../ui/classes.ts';
import { formatLongDay } from './local-times.ts';
import { type Marker, toMonth } from './months.ts';

type MonthGridProps = {
  /** The month to show, `YYYY-MM`. */
  month: string;
  /** Local dates, `YYYY-MM-DD`. */
  selected: string;
  today: string;
  /** Returns the marker of a day; undefined for a day without visits. */
  findMarker?: (date: string) => Marker | undefined;
  onSelect: (date: string) => void;
  /** Called when keyboard navigation reaches another month. */
  onMonth: (month: string) => void;
  /** `small` is for dialogs and shows no labels. */
  size?: 'full' | 'small';
};

type DayContent = Pick<MonthGridProps, 'findMarker' | 'today'>;

const DayContext = createContext<DayContent>({ today: '' });

/** Converts a date for the library, which uses the device's time zone. Noon exists on every day in every time zone. */
function toDeviceDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function toLocalDate(date: Date): string {
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function Day({ day, modifiers, children, className, ...button }: DayButtonProps) {
  const { findMarker, today } = useContext(DayContext);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  const date = toLocalDate(day.date);
  const marker = findMarker?.(date);
  const name = [modifiers.today && 'Today', formatLongDay(date, today), marker?.spoken].filter(Boolean).join(', ');
  return (
    <button
      {...button}
      ref={ref}
      className={classes('hw-day', modifiers.today && 'hw-day--today', modifiers.selected && 'hw-day--selected')}
      aria-label={name}
    >
      <span>{children}</span>
      {/* CSS shows the label if it fits. Screen readers always get the label, in the button's name. */}
      {marker ? (
        <span
          className={classes('hw-day-mark', marker.cancelled && 'hw-day-mark--cancelled')}
          data-label={marker.label}
        />
      ) : null}
    </button>
  );
}

const components = { DayButton: Day, MonthCaption: () => <></> };

const classNames = {
  month_grid: 'hw-month-grid',
  weekday: 'hw-month-weekday',
  outside: 'hw-month-outside',
};

const first = toDeviceDate(appointmentBounds.firstDay);
const last = toDeviceDate(appointmentBounds.lastDay);

const formatters = { formatWeekdayName: (date: Date) => date.toLocaleDateString('en-US', { weekday: 'short' }) };

/** The library's grid. It takes long to render, so it does so only when other days are shown or selected. */
const Grid = memo(
  ({ month, selected, today, onSelect, onMonth, size = 'full' }: Omit<MonthGridProps, 'findMarker'>) => (
    <DayPicker
      className={classes('hw-month', size === 'small' && 'hw-month--small')}
      classNames={classNames}
      components={components}
      hideNavigation
      showOutsideDays
      weekStartsOn={0}
      mode="single"
      required
      month={toDeviceDate(`${month}-01`)}
      startMonth={first}
      endMonth={last}
      today={toDeviceDate(today)}
      selected={toDeviceDate(selected)}
      onSelect={(date) => onSelect(toLocalDate(date))}
      onMonthChange={(date) => onMonth(toMonth(toLocalDate(date)))}
      formatters={formatters}
    />
  ),
);

/** The days of a month. The arrow keys, Page Up and Page Down move between days, Enter selects a day. */
export function MonthGrid({ findMarker, ...grid }: MonthGridProps) {
  const { today } = grid;
  const content = useMemo(() => ({ findMarker, today }), [findMarker, today]);
  return (
    <DayContext value={content}>
      <Grid {...grid} />
    </DayContext>
  );
}
