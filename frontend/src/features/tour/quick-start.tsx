import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ChecklistItemId,
  checklist,
  markDone,
  percentOf,
  useCompletedItems,
} from '../../domain/onboarding/checklist.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar, ProgressSteps } from '../../ui/progress.tsx';

/** The text below each step and the label of its button. */
const stepTexts: Record<ChecklistItemId, { text: string; action: string }> = {
  dog: { text: 'Name, breed and age are enough.', action: 'Add a dog' },
  care: { text: 'The paw button opens it on every screen.', action: 'Go home' },
  vet: { text: "We'll remind you the day before.", action: 'Open the calendar' },
  walk: { text: 'Log a walk and watch the progress bar fill.', action: 'Log a walk' },
  forum: { text: 'Read what worked for others.', action: 'Look around' },
};

/** Delay in milliseconds, because screen readers announce a live region only when its text changes later. */
const announceDelayMs = 300;

/** Announces the guide to screen readers without moving the focus. */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="hw-hidden" role="status">
      {announced}
    </p>
  );
}

/** The quick-start guide with its announcement. */
export function QuickStart({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Announcement text={`Quick start: ${checklist.length} steps`} />
      <Guide onClose={onClose} />
    </>
  );
}

/** The guide's steps, over the page. Opening a step collapses the guide to a bar. */
function Guide({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { done, stateOf } = useCompletedItems();
  const [isCollapsed, setCollapsed] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  const count = checklist.length;
  const percent = percentOf(done);

  // The clicked button was replaced: focus its replacement.
  const previous = useRef({ isCollapsed, done: done.length });
  useEffect(() => {
    const { current } = previous;
    previous.current = { isCollapsed, done: done.length };
    if (current.isCollapsed !== isCollapsed) (isCollapsed ? bar : heading).current?.focus();
    else if (current.done !== done.length) {
      (steps.current?.querySelector<HTMLElement>('.hw-step--next button') ?? foot.current)?.focus();
    }
  }, [isCollapsed, done.length]);

  if (isCollapsed) {
    return (
      <button ref={bar} type="button" className="hw-guide-bar" onClick={() => setCollapsed(false)}>
        <Icon of={ListChecks} />
        Quick start
        <span className="hw-number">
          {done.length} of {count}
        </span>
      </button>
    );
  }
  return (
    <section className="hw-guide" aria-labelledby="guide-title">
      <div className="hw-guide-head">
        <h2 id="guide-title" ref={heading} tabIndex={-1}>
          Quick start
        </h2>
        <Button variation="quiet" size="s" onClick={() => setCollapsed(true)}>
          Later
        </Button>
      </div>
      <p className="hw-small hw-between hw-number">
        <span>
          {done.length} of {count}
        </span>
        <span className="hw-soft">{percent}%</span>
      </p>
      <ProgressBar value={done.length} max={count} label={`${done.length} of ${count} steps, ${percent}%`} />
      <div className="hw-guide-body" ref={steps}>
        <ProgressSteps
          items={checklist.map(({ id, title, to }) => {
            const { text, action } = stepTexts[id];
            const state = stateOf(id);
            const isDone = state === 'done';
            return {
              id,
              title,
              detail: isDone ? undefined : text,
              state,
              actions: isDone ? undefined : (
                <>
                  <Button
                    variation="outline"
                    size="s"
                    onClick={() => {
                      setCollapsed(true);
                      void navigate(to);
                    }}
                  >
                    {action}
                  </Button>
                  <Button variation="quiet" size="s" aria-label={`Mark done: ${title}`} onClick={() => markDone(id)}>
                    Mark Done
                  </Button>
                </>
              ),
            };
          })}
        />
      </div>
      <div className="hw-guide-foot">
        {done.length === count ? (
          <Button ref={foot} full onClick={onClose}>
            Start Using Houndwell
          </Button>
        ) : (
          <Button variation="quiet" size="s" onClick={onClose}>
            Skip Guide
          </Button>
        )}
      </div>
    </section>
  );
}
