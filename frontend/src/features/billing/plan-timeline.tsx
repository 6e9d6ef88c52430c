import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

export type TimelineStep = { state: 'done' | 'failed' | 'next' | 'later'; when: string; text: ReactNode };

/** A timeline on the leash line: what has happened, what is next, and what follows. */
export function PlanTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="hw-steps hw-plan-steps">
      {steps.map(({ state, when, text }) => (
        <li key={when} className={classes('hw-step', `hw-step--${state}`)}>
          <strong className="hw-number">{when}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
