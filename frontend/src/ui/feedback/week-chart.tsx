/** One day of a `WeekChart`. */
export type WeekDay = {
  /** The local date: `2026-11-20`. */
  date: string;
  /** The letter shown below the bar. */
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
};

/** The track's height in px. */
const tall = 64;

/** A bar chart of the minutes per day in relation to the daily goal. Screen readers get the minutes as text. */
export function WeekChart({ days, goal, today, label }: WeekChartProps) {
  return (
    <ul className="hw-week" aria-label={label}>
      {days.map((day) => {
        const height = goal > 0 ? Math.min(1, Math.max(0, day.minutes) / goal) * tall : 0;
        return (
          <li key={day.date}>
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
