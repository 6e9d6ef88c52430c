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

/** What stands below each step, and the words on the button that leads there. */
const words: Record<ChecklistItemId, { text: string; action: string }> = {
  dog: { text: 'Name, breed and age are enough.', action: 'Add a dog' },
  care: { text: 'The paw opens it on every screen.', action: 'Go home' },
  vet: { text: 'You are reminded the day before.', action: 'Open the calendar' },
  walk: { text: 'Log a walk and watch the line fill.', action: 'Log a walk' },
  forum: { text: 'Read what worked for others.', action: 'Look around' },
};

/** A live region is heard only when its words come after it, in milliseconds. */
const saidAfter = 300;

/** Tells a screen reader that the guide has come; the focus stays where it is. */
function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), saidAfter);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="hw-hidden" role="status">
      {said}
    </p>
  );
}

/** The quick-start guide with its announcement. */
export function QuickStart({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Announcement words={`Quick start: ${checklist.length} steps`} />
      <Guide onClose={onClose} />
    </>
  );
}

/** The quick-start guide: five steps above the page. Following one folds it to a bar, so that the page can be seen. */
function Guide({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { done, stateOf } = useCompletedItems();
  const [folded, setFolded] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  const count = checklist.length;
  const percent = percentOf(done);

  // What was pressed is gone: the focus goes to what stands in its place.
  const before = useRef({ folded, done: done.length });
  useEffect(() => {
    const { current } = before;
    before.current = { folded, done: done.length };
    if (current.folded !== folded) (folded ? bar : heading).current?.focus();
    else if (current.done !== done.length) {
      (steps.current?.querySelector<HTMLElement>('.hw-step--next button') ?? foot.current)?.focus();
    }
  }, [folded, done.length]);

  if (folded) {
    return (
      <button ref={bar} type="button" className="hw-guide-bar" onClick={() => setFolded(false)}>
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
        <Button variation="quiet" size="s" onClick={() => setFolded(true)}>
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
            const { text, action } = words[id];
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
                      setFolded(true);
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
