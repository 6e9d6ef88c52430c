import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { moreTips, shownTips, tourSteps } from '../../lib/tour-steps.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Spotlight } from './spotlight.tsx';
import { type Place, useControl } from './use-control.ts';

type TourProps = {
  /** All seven stops are done. */
  onComplete: () => void;
  /** The owner would rather not. */
  onSkip: () => void;
};

/** On which side of the window the card leaves the control in view. */
function sideOf(place: Place | null): string | false {
  if (!place) return 'hw-tour--middle';
  const { width, height } = place.window;
  const upper = place.y + place.height / 2 > height / 2;
  const left = place.x + place.width / 2 > width / 2;
  return classes(upper ? 'hw-tour--upper' : 'hw-tour--lower', left ? 'hw-tour--left' : 'hw-tour--right');
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
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState(false);
  const heading = useCardFocus(at);
  const step = tourSteps[at];
  const place = useControl(step?.control ?? '');
  const goTo = useRef(navigate);
  goTo.current = navigate;

  const page = step?.page;
  useEffect(() => {
    if (page && page !== window.location.pathname + window.location.search) void goTo.current(page);
  }, [page]);

  if (!step) return null;
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

  return (
    <>
      <Spotlight place={place} />
      <section
        role="dialog"
        aria-modal="false"
        aria-labelledby="tour-title"
        className={classes('hw-tour', sideOf(place))}
        onKeyDown={press}
      >
        <div className="hw-tour-head">
          <p className="hw-small hw-soft hw-number">
            Step {at + 1} of {count}
          </p>
          <IconButton icon={X} label="Close the tour" onClick={() => setLeaving(true)} />
        </div>
        <Lead value={at + 1} max={count} label={`Step ${at + 1} of ${count}`} />
        <div key={step.id} className="hw-tour-body">
          <h2 id="tour-title" ref={heading} tabIndex={-1}>
            {step.title}
          </h2>
          <p>{step.description}</p>
          <p>
            {step.interactive ? <strong>Try it: </strong> : null}
            {step.instructions}
          </p>
          <ul className="hw-tour-tips hw-small" aria-label="Tips">
            {step.tips.slice(0, shownTips).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          {more ? <p className="hw-small hw-soft">{more}</p> : null}
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
        </div>
        <div className="hw-tour-ways">
          {isLast ? null : (
            <Button variation="quiet" size="s" onClick={() => setLeaving(true)}>
              Skip Tutorial
            </Button>
          )}
          <span className="hw-grow" />
          {at > 0 ? (
            <Button variation="outline" size="s" onClick={() => setAt(at - 1)}>
              Previous
            </Button>
          ) : null}
          <Button
            variation={isDone ? 'primary' : 'outline'}
            size="s"
            disabled={!isDone}
            onClick={() => (isLast ? onComplete() : setAt(at + 1))}
          >
            {isLast ? 'Complete Tutorial' : 'Next'}
          </Button>
        </div>
      </section>
      <ConfirmDialog
        open={leaving}
        title="Skip the tutorial?"
        text="Are you sure you want to skip the tutorial? You can always access help from the main menu."
        action="Skip"
        cancel="Keep going"
        onConfirm={onSkip}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
