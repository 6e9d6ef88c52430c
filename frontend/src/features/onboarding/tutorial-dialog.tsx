import { useEffect, useRef, useState } from 'react';
import { moreTips, shownTips, type TourStep, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pictures } from '../../ui/pictures.ts';
import { ScreenPicture } from '../../ui/screen-picture.tsx';

const pictureOf: Record<TourStep['id'], keyof typeof pictures> = {
  profile_setup: 'profile',
  ai_chat: 'home',
  exercise_plan: 'exercise',
  locations_discover: 'places',
  calendar_appointment: 'calendar',
  community_explore: 'community',
  features_overview: 'home',
};

/** For how long the way out does not lead away yet, in milliseconds: the last Next stood in its place, and a double click may still be under way. */
const settling = 600;

/** The guided tour for somebody without an account: the same seven stops as pictures, on the spot. */
export function TutorialDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [at, setAt] = useState(0);
  const [settled, setSettled] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[at];
  const count = tourSteps.length;
  const arrived = useRef(at);

  useEffect(() => {
    if (arrived.current === at) return;
    arrived.current = at;
    heading.current?.focus();
  }, [at]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(at), settling);
    return () => clearTimeout(timer);
  }, [at]);

  if (!step) return null;
  const more = moreTips(step);
  return (
    <Dialog
      open={open}
      title={`Step ${at + 1} of ${count}`}
      width="wide"
      onClose={onClose}
      footer={
        <>
          <Button variation="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous
          </Button>
          {at < count - 1 ? (
            <Button onClick={() => setAt(at + 1)}>Next</Button>
          ) : at !== settled ? (
            <Button>Start Your Free Trial</Button>
          ) : (
            <LinkButton to={paths.onboarding}>Start Your Free Trial</LinkButton>
          )}
        </>
      }
    >
      <div className="hw-tutorial">
        <ScreenPicture key={step.id} of={pictures[pictureOf[step.id]]} alt={`The screen of this step: ${step.title}`} />
        <div className="hw-stack hw-stack--tight">
          <h3 ref={heading} tabIndex={-1}>
            {step.title}
          </h3>
          <p>{step.description}</p>
          <p className="hw-soft">{step.instructions}</p>
          <ul className="hw-tutorial-tips hw-small" aria-label="Tips">
            {step.tips.slice(0, shownTips).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          {more ? <p className="hw-small hw-soft">{more}</p> : null}
        </div>
      </div>
    </Dialog>
  );
}
