import type { ReactNode } from 'react';

type ProgressProps = {
  value: number;
  max: number;
  /** The text for screen readers: "42 of 60 minutes". */
  label: string;
};

/** Returns the progress from 0 to 1; 0 for an invalid value or maximum. */
function share(value: number, max: number): number {
  if (!(max > 0) || !(value > 0)) return 0;
  return Math.min(1, value / max);
}

/** A progress bar: a line with a ring at its tip. */
export function ProgressBar({ value, max, label }: ProgressProps) {
  const part = share(value, max);
  const tip = `${(part * 100).toFixed(2)}%`;
  // The SVG element is inset by the ring's outer radius of 11 px. The line extends beyond the element to both edges, by
  // 7 px plus the round line cap of 4 px.
  return (
    <svg className="hw-lead" role="img" aria-label={label}>
      <line className="hw-lead-track" x1="-14" x2="100%" y1="12" y2="12" transform="translate(7)" />
      {part > 0 ? <line className="hw-lead-value" x1="-7" x2={tip} y1="12" y2="12" pathLength="1" /> : null}
      <circle className="hw-lead-tip" cx={tip} cy="12" r="8.5" />
    </svg>
  );
}

type ProgressRingProps = ProgressProps & {
  /** The unit shown after the maximum: "min". */
  unit: string;
};

/** A progress ring with the numbers inside. */
export function ProgressRing({ value, max, unit, label }: ProgressRingProps) {
  const radius = 54;
  const round = 2 * Math.PI * radius;
  const part = share(value, max);
  const angle = part * 2 * Math.PI - Math.PI / 2;
  return (
    <svg className="hw-ring" viewBox="0 0 132 132" role="img" aria-label={label}>
      <circle className="hw-ring-track" cx="66" cy="66" r={radius} />
      {part > 0 ? (
        <circle
          className="hw-ring-value"
          cx="66"
          cy="66"
          r={radius}
          strokeDasharray={`${(part * round).toFixed(1)} ${round.toFixed(1)}`}
          transform="rotate(-90 66 66)"
        />
      ) : null}
      <circle
        className="hw-ring-tip"
        cx={(66 + radius * Math.cos(angle)).toFixed(1)}
        cy={(66 + radius * Math.sin(angle)).toFixed(1)}
        r="9"
      />
      <text className="hw-ring-number" x="66" y="71">
        {value}
      </text>
      <text className="hw-ring-unit" x="66" y="90">
        {`of ${max} ${unit}`}
      </text>
    </svg>
  );
}

/**
 * One step of `ProgressSteps`. `done` has a filled node, `next` an amber ring, and `later` a gray ring on a dashed
 * line.
 */
export type ProgressStep = {
  id?: string;
  title: ReactNode;
  state: 'done' | 'next' | 'later';
  /** Text above the title, such as the time. */
  lead?: ReactNode;
  /** A badge on the right. */
  badge?: ReactNode;
  /** One line of text below the title. */
  detail?: ReactNode;
  /** Buttons below the detail. */
  actions?: ReactNode;
};

const spoken = { done: 'Done', next: 'Next', later: 'Later' };

type ProgressStepsProps = {
  items: readonly ProgressStep[];
  /** The accessible name, needed if no heading names the list. */
  label?: string;
  /** Whether to add "Done", "Next" or "Later" for screen readers. Turn it off if a badge already says so. */
  sayState?: boolean;
  level?: 3 | 4;
};

/** A list of ordered steps along a line, such as today's visits or the onboarding checklist. */
export function ProgressSteps({ items, label, sayState = true, level = 3 }: ProgressStepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="hw-steps" aria-label={label}>
      {items.map((item, at) => (
        <li key={item.id ?? at} className={`hw-step hw-step--${item.state}`}>
          <div className="hw-step-head">
            {item.lead ? (
              <p className="hw-step-lead">{item.lead}</p>
            ) : (
              <Heading className="hw-row-title">{item.title}</Heading>
            )}
            {item.badge}
          </div>
          {item.lead ? <Heading className="hw-row-title">{item.title}</Heading> : null}
          {sayState && !item.badge ? <span className="hw-hidden">{spoken[item.state]}</span> : null}
          {item.detail ? <p className="hw-small hw-soft">{item.detail}</p> : null}
          {item.actions ? <div className="hw-step-actions">{item.actions}</div> : null}
        </li>
      ))}
    </ol>
  );
}
