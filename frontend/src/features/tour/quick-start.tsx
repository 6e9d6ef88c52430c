import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Lead, LeadSteps } from '../../ui/lead.tsx';
import { doneSteps, markDone, percentOf, quickStartSteps } from './quick-start-steps.ts';

/** The quick-start guide: five steps above the page. Following one folds it to a bar, so that the page can be seen. */
export function QuickStart({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [done, setDone] = useState(doneSteps);
  const [folded, setFolded] = useState(false);
  const count = quickStartSteps.length;
  const percent = percentOf(done);
  const next = quickStartSteps.find(({ id }) => !done.includes(id))?.id;

  if (folded) {
    return (
      <button type="button" className="hw-guide-bar" onClick={() => setFolded(false)}>
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
        <h2 id="guide-title">Quick start</h2>
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
      <div className="hw-guide-body">
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
          <Button full onClick={onClose}>
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
