import { classes } from '../classes.ts';

/** One day of a `WeekChart`. */
export type WeekDay = {
  /** The local date: `2026-11-20`. */
  date: string;
  /** The label below the bar: a letter or a short name. */
  letter: string;
  /** The day's name for screen readers: "Friday". */
  name: string;
  minutes: number;
};

type WeekChartProps = {
  days: readonly WeekDay[];
  /** The daily goal in minutes. It is the full height of a bar's track. */
  goal: number;
  /** Today's local date. Its bar is highlighted. */
  today?: string;
  /** The accessible name: "Minutes walked on the last seven days". */
  label: string;
  /** Whether the bars are taller, with the minutes above them. */
  large?: boolean;
};

/** The height of a track in px. */
const heights = { usual: 64, large: 120 };

/** A bar chart of the minutes per day in relation to the daily goal. Screen readers get the minutes as text. */
export function WeekChart({ days, goal, today, label, large = false }: WeekChartProps) {
  const tall = large ? heights.large : heights.usual;
  return (
    <ul className={classes('hw-week', large && 'hw-week--large')} aria-label={label}>
      {days.map((day) => {
        const height = goal > 0 ? Math.min(1, Math.max(0, day.minutes) / goal) * tall : 0;
        return (
          <li key={day.date}>
            {large ? (
              <strong className="hw-number" aria-hidden="true">
                {day.minutes}
              </strong>
            ) : null}
            <svg height={tall} aria-hidden="true" focusable="false">
              <rect className="hw-week-track" width="100%" height={tall} rx="6" />
              {height > 0 ? (
                <rect
                  className={day.date === today ? 'hw-week-today' : 'hw-week-bar'}
                  y={(tall - height).toFixed(1)}
                  width="100%"
                  height={height.toFixed(1)}
                  rx="6"
                />
              ) : null}
            </svg>
            <span aria-hidden="true">{day.letter}</span>
            <span className="hw-hidden">{`${day.name}, ${day.minutes} ${day.minutes === 1 ? 'minute' : 'minutes'}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
