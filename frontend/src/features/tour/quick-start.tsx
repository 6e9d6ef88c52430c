import { ListChecks } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Lead, LeadSteps } from '../../ui/lead.tsx';
import { doneSteps, markDone, percentOf, quickStartSteps } from './quick-start-steps.ts';

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
      <Announcement words={`Quick start: ${quickStartSteps.length} steps`} />
      <Guide onClose={onClose} />
    </>
  );
}

/** The quick-start guide: five steps above the page. Following one folds it to a bar, so that the page can be seen. */
function Guide({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [done, setDone] = useState(doneSteps);
  const [folded, setFolded] = useState(false);
  const bar = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLButtonElement>(null);
  const count = quickStartSteps.length;
  const percent = percentOf(done);
  const next = quickStartSteps.find(({ id }) => !done.includes(id))?.id;

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
      <Lead value={done.length} max={count} label={`${done.length} of ${count} steps, ${percent}%`} />
      <div className="hw-guide-body" ref={steps}>
        <LeadSteps
          items={quickStartSteps.map(({ id, title, text, action, to }) => {
            const isDone = done.includes(id);
            return {
              id,
              title,
              detail: isDone ? undefined : text,
              state: isDone ? 'done' : id === next ? 'next' : 'later',
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
                  <Button
                    variation="quiet"
                    size="s"
                    aria-label={`Mark done: ${title}`}
                    onClick={() => setDone(markDone(id))}
                  >
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
