import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { calendarPath, linkToNewAppointment } from '../../domain/appointments/paths.ts';
import { addDogPath } from '../../domain/dogs/paths.ts';
import { exerciseLogPath, linkToLogWalk } from '../../domain/exercise/paths.ts';
import { communityPath } from '../../domain/forum/paths.ts';
import {
  type ChecklistItemId,
  checklist,
  computeChecklistPercent,
  markDone,
  useCompletedItems,
} from '../../domain/onboarding/checklist.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { readText, remove, storageEntry, writeText } from '../../platform/storage/storage.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ProgressBar, type ProgressStep, ProgressSteps } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { isQuickStartRequest } from './quick-start-request.ts';
import './quick-start.css';

const collapsedEntry = storageEntry('quick_start_collapsed');

/** The text below the title of each step. */
const stepTexts: Record<ChecklistItemId, string> = {
  dog: 'Name, breed and age are enough.',
  care: 'The paw button opens it on every screen.',
  vet: "We'll remind you the day before.",
  walk: "Each walk counts toward today's goal.",
  forum: 'Read what worked for others.',
};

type GuideProps = {
  /** The selected dog; undefined if there is none. */
  dogId: string | undefined;
  onOpenAssistant: () => void;
  /** Called when the owner skips or finishes the guide. */
  onClose: () => void;
};

/** The button that starts a step. */
function StepAction({
  id,
  dogId,
  onOpenAssistant,
}: { id: ChecklistItemId } & Pick<GuideProps, 'dogId' | 'onOpenAssistant'>) {
  const link = (to: string, label: string) => (
    <LinkButton to={to} variation="outline" size="s">
      {label}
    </LinkButton>
  );
  switch (id) {
    case 'dog':
      return link(addDogPath, 'Add a dog');
    case 'care':
      return (
        <Button variation="outline" size="s" aria-haspopup="dialog" onClick={onOpenAssistant}>
          Ask a question
        </Button>
      );
    case 'vet':
      // The appointment form needs a dog, so an owner without dogs goes to the calendar.
      return link(dogId ? linkToNewAppointment(dogId) : calendarPath, 'Schedule a visit');
    case 'walk':
      // The form needs a dog, as does the one for a visit.
      return link(dogId ? linkToLogWalk({ dogId }) : exerciseLogPath, 'Log a walk');
    case 'forum':
      return link(communityPath, 'Look around');
  }
}

/**
 * The quick-start guide: five steps on home, of which one is open at a time. The guide can be collapsed and skipped.
 * While the dogs load, the open step is unknown, so a placeholder is shown.
 */
export function QuickStart({ isWaiting, ...props }: GuideProps & { isWaiting: boolean }) {
  return isWaiting ? <div className="hw-card hw-home-pending" /> : <Guide {...props} />;
}

function Guide({ dogId, onOpenAssistant, onClose }: GuideProps) {
  const { done, findState } = useCompletedItems();
  const [isCollapsed, setCollapsed] = useState(() => readText(collapsedEntry) === 'true');
  const [chosen, setChosen] = useState<ChecklistItemId>();
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bodyId = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const count = checklist.length;
  const percent = computeChecklistPercent(done);
  const next = checklist.find(({ id }) => !done.includes(id))?.id;
  const open = chosen && !done.includes(chosen) ? chosen : next;

  const toggle = (collapsed: boolean) => {
    setCollapsed(collapsed);
    if (collapsed) writeText(collapsedEntry, 'true');
    else remove(collapsedEntry);
  };

  // The history state that the welcome dialog sets when it navigates to home.
  const isRequested = isQuickStartRequest(location.state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each request
  useEffect(() => {
    if (!isRequested) return;
    toggle(false);
    heading.current?.focus();
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    // Removes the request from the history state, so that a reload does not open the quick start again.
    void navigate(location, { replace: true, state: null });
  }, [isRequested]);

  // Completing a step removes its buttons, so the next step's title gets the focus. Steps that turn out to be done
  // while home loads do not move the focus.
  const isUsed = useRef(false);
  const used = (action: () => void) => () => {
    isUsed.current = true;
    action();
  };
  const doneBefore = useRef(done);
  useEffect(() => {
    const before = doneBefore.current;
    doneBefore.current = done;
    const completed = checklist.find(({ id }) => done.includes(id) && !before.includes(id));
    if (!completed || !isUsed.current) return;
    setAnnouncement(`${completed.title}: done. ${done.length} of ${count}.`);
    if (document.activeElement !== document.body) return;
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"], .hw-quick-start') ?? [])];
    (buttons[0] ?? heading.current)?.focus();
  }, [done]);

  const close = () => {
    onClose();
    focusScreen();
  };

  const toStep = ({ id, title }: (typeof checklist)[number]): ProgressStep => {
    const state = findState(id);
    const isOpen = id === open;
    const detail: ReactNode = isOpen ? stepTexts[id] : undefined;
    return {
      id,
      state,
      title:
        state === 'done' ? (
          title
        ) : (
          <button
            type="button"
            className="hw-text-button"
            aria-expanded={isOpen}
            onClick={() => setChosen(isOpen ? next : id)}
          >
            {title}
          </button>
        ),
      detail,
      actions: isOpen ? (
        <>
          <StepAction id={id} dogId={dogId} onOpenAssistant={used(onOpenAssistant)} />
          <Button variation="quiet" size="s" aria-label={`Mark Done: ${title}`} onClick={used(() => markDone(id))}>
            Mark Done
          </Button>
        </>
      ) : undefined,
    };
  };

  return (
    <Card
      className="hw-quick"
      title={
        <span ref={heading} tabIndex={-1}>
          Quick start
        </span>
      }
      action={
        <div className="hw-quick-head">
          <span className="hw-small hw-soft hw-number">
            {done.length} of {count}
          </span>
          <IconButton
            icon={isCollapsed ? ChevronDown : ChevronUp}
            label={isCollapsed ? 'Show the quick start' : 'Hide the quick start'}
            aria-expanded={!isCollapsed}
            aria-controls={bodyId}
            onClick={() => toggle(!isCollapsed)}
          />
        </div>
      }
    >
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <div className="hw-quick-progress hw-small hw-soft hw-number">
        <ProgressBar value={done.length} max={count} label={`${done.length} of ${count} steps`} />
        {percent}%
      </div>
      <div id={bodyId} ref={body} hidden={isCollapsed}>
        <ProgressSteps items={checklist.map(toStep)} />
        <div className="hw-quick-foot">
          {done.length === count ? (
            <Button full className="hw-quick-start" onClick={close}>
              Start Using Houndwell
            </Button>
          ) : (
            <>
              <Button variation="quiet" size="s" onClick={() => emitAppEvent('tourChosen', {})}>
                Take the tour
              </Button>
              <Button variation="quiet" size="s" onClick={close}>
                Skip Guide
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
