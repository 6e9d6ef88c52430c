import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { moreTips, shownTips, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { sideFor } from './card-side.ts';
import { Spotlight } from './spotlight.tsx';
import type { Place } from './spotlight-shape.ts';
import { useStops } from './use-stops.ts';
import { useTarget } from './use-target.ts';

type TourProps = {
  /** All seven stops are done. */
  onComplete: () => void;
  /** The owner would rather not. */
  onSkip: () => void;
};

/** Where the card lies while it points to nothing. */
const atRest = 'hw-tour--lower hw-tour--right';

/** On which side of the window the card leaves the control in view; between two stops it stays where it was. */
function useSide(place: Place | null | undefined, isElsewhere: boolean): string {
  const side = useRef(atRest);
  if (place) {
    const left = place.x + place.width / 2 > place.window.width / 2;
    side.current = `hw-tour--${sideFor(place)} hw-tour--${left ? 'left' : 'right'}`;
  } else if (place === null) {
    side.current = isElsewhere ? atRest : 'hw-tour--middle';
  }
  return side.current;
}

/** How long a new screen may take the focus to its own heading, in milliseconds; after that, or once a key is pressed, nobody's focus is moved. */
const settling = 1500;

/** The focus goes to the card at each stop, and once more when the screen that came with it has taken it. */
function useCardFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is a new arrival
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
    const timer = setTimeout(settle, settling);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [step]);
  return heading;
}

/**
 * The guided tour: seven stops, each on its page with a light on the control that it is about. The card is no modal
 * dialog: the page can be used, and Tab leaves the card as it leaves anything else.
 */
export function Tour({ onComplete, onSkip }: TourProps) {
  const [leaving, setLeaving] = useState(false);
  const { at, step, isElsewhere, go } = useStops(() => setLeaving(true));
  const [done, setDone] = useState<ReadonlySet<string>>(() => new Set(tourSteps.slice(0, at).map(({ id }) => id)));
  const heading = useCardFocus(at);
  const card = useRef<HTMLElement>(null);
  const place = useTarget(step.control, card);
  const side = useSide(isElsewhere ? null : place, isElsewhere);

  const count = tourSteps.length;
  const isDone = done.has(step.id);
  const isLast = at === count - 1;
  const more = moreTips(step);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the same press would close the question that it opens.
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
        aria-modal="false"
        aria-labelledby="tour-title"
        className={classes('hw-tour', side)}
        onKeyDown={press}
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
              onClick={() => setDone((known) => new Set([...known, step.id]))}
            >
              {isDone ? 'Done' : 'Mark as Done'}
            </Button>
          </div>
          <div className="hw-tour-ways">
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
