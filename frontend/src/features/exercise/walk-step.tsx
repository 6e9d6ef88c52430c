import { type CurrentStep, formatClock, type Walk } from './walk.ts';

/** The name of the current step, how long it takes, and what follows. */
export function CurrentStepText({ walk, step: { index, leftMs } }: { walk: Walk; step: CurrentStep }) {
  const [step, next] = walk.activities.slice(index);
  if (walk.activities.length === 0) return null;
  return (
    <div className="hw-walk-step">
      <h2 aria-live="polite">{step ? step.title : 'All steps done'}</h2>
      <p className="hw-number">
        {step ? (
          <>
            <strong>{formatClock(leftMs + 999)} left</strong>
            <span>{next ? `then ${next.title.toLowerCase()}` : 'the last step'}</span>
          </>
        ) : (
          <span>Walk on as long as you like.</span>
        )}
      </p>
    </div>
  );
}
