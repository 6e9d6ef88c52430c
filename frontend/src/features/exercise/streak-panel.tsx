import type { ReactNode } from 'react';
import type { Dog } from '#shared/contract/dogs.ts';
import { type DayMinutes, listDays, type MinutesByDate, type Streak } from '#shared/exercise-progress.ts';
import { formatDate } from '../../lib/format.ts';
import { BreedDrawing } from '../../ui/dog-art/breed-drawing.tsx';

/** How many days the line shows. */
const daysShown = 13;

/** Formats the streak's length: "12-day streak", or "90+ day streak" if it may have begun before the days that were read. */
export function formatStreak({ days, mayBeLonger }: Streak): string {
  if (days === 0) return 'No streak yet';
  return mayBeLonger ? `${days}+ day streak` : `${days}-day streak`;
}

function formatDay(date: string): string {
  return formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Returns a sentence about the rest days of a streak. */
export function describeStreak({ days, restDays }: Pick<Streak, 'days' | 'restDays'>): string {
  if (days === 0) return 'Log an activity today to start one. One rest day a week is fine.';
  const [last] = restDays;
  if (last === undefined) return 'One rest day a week keeps the streak.';
  return `${formatDay(last)} was a rest day. One a week keeps the streak.`;
}

/** The measures of a drawing of the line, in the units of its view box. */
interface Layout {
  viewBox: string;
  left: number;
  right: number;
  /** The height of days with exercise, and of those without. */
  high: number;
  low: number;
  radius: number;
  labelY: number;
  /** The end of the line, from today to the dog's collar. */
  leash: string;
}

const phone: Layout = {
  viewBox: '0 0 390 138',
  left: 22,
  right: 246,
  high: 44,
  low: 68,
  radius: 5,
  labelY: 94,
  leash: '{x} {y} C 272 {y} 286 92 321 70',
};

const desktop: Layout = {
  viewBox: '0 0 1040 150',
  left: 52,
  right: 712,
  high: 52,
  low: 88,
  radius: 7.5,
  labelY: 124,
  leash: '{x} {y} C 772 {y} 800 104 838 88 C 862 78 866 52 888 35',
};

interface Node extends DayMinutes {
  x: number;
  y: number;
}

function placeNodes(days: readonly DayMinutes[], { left, right, high, low }: Layout): Node[] {
  const step = (right - left) / (days.length - 1);
  return days.map((day, at) => ({ ...day, x: left + at * step, y: day.minutes > 0 ? high : low }));
}

/** Returns the path through the nodes and on to the dog. Between days of different heights, the line sags. */
function drawPath(nodes: readonly Node[], { leash }: Layout): string {
  const parts = nodes.map(({ x, y }, at) => {
    const before = nodes[at - 1];
    if (!before) return `M${x.toFixed(1)} ${y}`;
    const middle = ((before.x + x) / 2).toFixed(1);
    return `C${middle} ${before.y} ${middle} ${y} ${x.toFixed(1)} ${y}`;
  });
  const { x = 0, y = 0 } = nodes.at(-1) ?? {};
  return `${parts.join(' ')} L${leash.replaceAll('{x}', x.toFixed(1)).replaceAll('{y}', String(y))}`;
}

function Line({
  nodes,
  layout,
  today,
  restDays,
}: {
  nodes: Node[];
  layout: Layout;
  today: string;
  restDays: string[];
}) {
  return (
    <>
      <path className="hw-ex-line" d={drawPath(nodes, layout)} />
      {nodes.map(({ date, minutes, x, y }) =>
        date === today ? (
          <circle key={date} className="hw-ex-joint" cx={x.toFixed(1)} cy={y} r={layout.radius + 2} />
        ) : (
          <circle
            key={date}
            className={minutes > 0 ? 'hw-ex-out' : 'hw-ex-rest'}
            cx={x.toFixed(1)}
            cy={y}
            r={minutes > 0 ? layout.radius : layout.radius - 0.5}
          />
        ),
      )}
      {nodes.map(({ date, x }, at) => {
        const isEnd = at === 0 || at === nodes.length - 1;
        // On a phone, the first label would begin outside the window.
        const isFirst = layout === phone && at === 0;
        // A phone has room for the first and the last label.
        if (layout === phone && !isEnd) return null;
        const day = formatDate(date, { month: 'short', day: 'numeric' });
        const letter = formatDate(date, { weekday: 'narrow' });
        const label = date === today ? 'Today' : restDays.includes(date) ? 'Rest' : layout === phone ? day : letter;
        return (
          <text
            key={date}
            className="hw-ex-daylabel"
            x={(isFirst ? x - layout.radius : x).toFixed(1)}
            y={layout.labelY}
            textAnchor={isFirst ? 'start' : 'middle'}
          >
            {label}
          </text>
        );
      })}
    </>
  );
}

type StreakPanelProps = {
  dog: Dog;
  streak: Streak;
  minutesOn: MinutesByDate;
  /** The owner's local date. */
  today: string;
  actions: ReactNode;
};

/** The panel with the streak: a line that sags on a day without exercise and ends at the dog's collar. */
export function StreakPanel({ dog, streak, minutesOn, today, actions }: StreakPanelProps) {
  const days = listDays(minutesOn, today, daysShown);
  const out = days.filter(({ minutes }) => minutes > 0).length;
  const label = `Out on ${out} of the last ${daysShown} days`;
  return (
    <section className="hw-ex-panel hw-field" aria-label="Streak">
      <div className="hw-ex-panel-text">
        <h2>{formatStreak(streak)}</h2>
        <p className="hw-soft">{describeStreak(streak)}</p>
        <div className="hw-ex-actions">{actions}</div>
      </div>
      <div className="hw-ex-scene hw-ex-scene--streak">
        {[phone, desktop].map((layout) => (
          <svg
            key={layout.viewBox}
            className={layout === phone ? 'hw-ex-small' : 'hw-ex-large'}
            viewBox={layout.viewBox}
            role="img"
            aria-label={label}
          >
            <Line nodes={placeNodes(days, layout)} layout={layout} today={today} restDays={streak.restDays} />
          </svg>
        ))}
        <BreedDrawing pose="sitting" breed={dog.breed} className="hw-ex-scene-dog" />
      </div>
    </section>
  );
}
