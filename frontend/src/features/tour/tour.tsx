import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useCompletedItems } from '../../domain/onboarding/checklist.ts';
import { describeMoreTips, shownTips, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ProgressBar } from '../../ui/feedback/progress.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { chooseSide } from './card-side.ts';
import { Spotlight } from './spotlight.tsx';
import type { Place } from './spotlight-shape.ts';
import { useBlockedPage } from './use-blocked-page.ts';
import { findVisibleTarget, useTarget } from './use-target.ts';
import { useTourStep } from './use-tour-step.ts';

type TourProps = {
  /** Called after the last step. */
  onComplete: () => void;
  /** Called when the owner has confirmed skipping the tour. */
  onSkip: () => void;
};

/** The classes that position the card while there is no target. */
const defaultSide = 'hw-tour--lower hw-tour--right';

/** Returns the classes that position the card beside the target. They stay until the next target appears. */
function useSide(place: Place | null | undefined, isElsewhere: boolean): string {
  const side = useRef(defaultSide);
  if (place) {
    const left = place.x + place.width / 2 > place.window.width / 2;
    side.current = `hw-tour--${chooseSide(place)} hw-tour--${left ? 'left' : 'right'}`;
  } else if (place === null) {
    side.current = isElsewhere ? defaultSide : 'hw-tour--middle';
  }
  return side.current;
}

/** How long the card takes the focus back from a new screen's heading, in milliseconds. */
const refocusMs = 1500;

/** Focuses the card at each step, and again if a new screen takes the focus. Returns the ref of the card's heading. */
function useCardFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step
  useEffect(() => {
    const card = heading.current;
    card?.focus({ preventScroll: true });
    const take = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.matches('main, main h1')) card?.focus({ preventScroll: true });
    };
    const settled = new AbortController();
    const { signal } = settled;
    const settle = () => settled.abort();
    document.addEventListener('focusin', take, { signal });
    document.addEventListener('keydown', settle, { signal });
    const timer = setTimeout(settle, refocusMs);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [step]);
  return heading;
}

/** Calls `onUse` when the owner clicks the highlighted element of an interactive step. */
function useTargetUse(target: () => Element | undefined, onUse: () => void) {
  const latest = useRef(onUse);
  useEffect(() => {
    latest.current = onUse;
  });
  useEffect(() => {
    const onClick = (event: Event) => {
      if (event.target instanceof Node && target()?.contains(event.target)) latest.current();
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [target]);
}

/**
 * The guided tour: seven steps, each on its own page with a spotlight on one control. The page is blocked, except for
 * the control of an interactive step.
 */
export function Tour({ onComplete, onSkip }: TourProps) {
  const [leaving, setLeaving] = useState(false);
  const { at, step, isElsewhere, go } = useTourStep(() => setLeaving(true));
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(tourSteps.slice(0, at).map(({ id }) => id)));
  const heading = useCardFocus(at);
  const card = useRef<HTMLElement>(null);
  const place = useTarget(step.control, card);
  const usable = useCallback(
    () => (step.interactive && !isElsewhere ? findVisibleTarget(step.control) : undefined),
    [step, isElsewhere],
  );
  useBlockedPage(usable);
  const markStepDone = () => setDone((previous) => new Set([...previous, step.id]));
  useTargetUse(usable, markStepDone);
  const { done: completed } = useCompletedItems();
  const side = useSide(isElsewhere ? null : place, isElsewhere);

  const count = tourSteps.length;
  const isDone = done.has(step.id) || (step.item !== undefined && completed.includes(step.item));
  const isLast = at === count - 1;
  const more = describeMoreTips(step);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Without this, the same key press would also close the confirmation dialog that it opens.
    event.preventDefault();
    setLeaving(true);
  };
  const stay = () => {
    setLeaving(false);
    if (isElsewhere) go(at);
  };

  return (
    <>
      {isElsewhere ? null : <Spotlight place={place ?? null} />}
      <section
        ref={card}
        role="dialog"
        aria-modal={step.interactive ? undefined : true}
        aria-labelledby="tour-title"
        className={classes('hw-tour', side)}
        onKeyDown={onKeyDown}
      >
        <div className="hw-tour-head">
          <p className="hw-small hw-soft hw-number">
            Step {at + 1} of {count}
          </p>
          <ProgressBar value={at + 1} max={count} label={`Step ${at + 1} of ${count}`} />
          <IconButton icon={X} label="Close the tour" onClick={() => setLeaving(true)} />
        </div>
        <div key={step.id} className="hw-tour-body">
          <h2 id="tour-title" ref={heading} tabIndex={-1}>
            {step.title}
          </h2>
          <p>{step.description}</p>
          <p>
            {step.interactive ? <strong>Try it: </strong> : null}
            {step.instructions}
          </p>
          <div className="hw-tour-tips hw-small">
            <ul aria-label="Tips">
              {step.tips.slice(0, shownTips).map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
            {more ? <p className="hw-soft">{more}</p> : null}
          </div>
        </div>
        <div className="hw-tour-foot">
          <div className="hw-tour-done">
            <p className="hw-small hw-soft">{step.criteria}</p>
            <Button
              variation={isDone ? 'outline' : 'primary'}
              size="s"
              icon={isDone ? Check : undefined}
              aria-pressed={isDone}
              onClick={markStepDone}
            >
              {isDone ? 'Done' : 'Mark as Done'}
            </Button>
          </div>
          <div className="hw-tour-actions">
            {isLast ? null : (
              <Button variation="quiet" size="s" onClick={() => setLeaving(true)}>
                Skip Tutorial
              </Button>
            )}
            <span className="hw-grow" />
            {at > 0 ? (
              <Button variation="outline" size="s" onClick={() => go(at - 1)}>
                Previous
              </Button>
            ) : null}
            <Button
              variation={isDone ? 'primary' : 'outline'}
              size="s"
              disabled={!isDone}
              onClick={() => (isLast ? onComplete() : go(at + 1))}
            >
              {isLast ? 'Complete Tutorial' : 'Next'}
            </Button>
          </div>
        </div>
      </section>
      <ConfirmDialog
        open={leaving}
        title="Skip the tutorial?"
        text="Are you sure you want to skip the tutorial? You can always access help from the main menu."
        action="Skip"
        cancel="Keep going"
        onConfirm={onSkip}
        onClose={stay}
      />
    </>
  );
}
