import { X } from 'lucide-react';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { describeMoreTips, shownTips, type TourStep, tourSteps } from '../../domain/onboarding/tour-steps.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { ScreenPicture } from '../../ui/layout/screen-picture.tsx';
import { tutorialId } from './tutorial.ts';
import { tutorialViews } from './tutorial-views.ts';

/**
 * The guided tour for visitors: the seven steps with pictures. `tutorial.ts` opens the dialog and shows one step at a
 * time. Without JavaScript, CSS shows all steps as a section of the page.
 */
export function TutorialDialog() {
  return (
    <dialog
      id={tutorialId}
      className="hw-dialog hw-dialog--wide hw-tutorial-dialog"
      aria-labelledby="tutorial-title"
      tabIndex={-1}
    >
      <div className="hw-dialog-panel">
        <div className="hw-dialog-grab" aria-hidden="true" />
        <form method="dialog" className="hw-dialog-head">
          <h2 id="tutorial-title">The tutorial</h2>
          <IconButton type="submit" icon={X} label="Close" />
        </form>
        <div className="hw-dialog-body">
          {tourSteps.map((step) => (
            <TutorialStep key={step.id} step={step} />
          ))}
        </div>
        <div className="hw-dialog-foot">
          <Button variation="outline" disabled>
            Previous
          </Button>
          <Button>Next</Button>
          <a className={buttonClasses({})} href={onboardingPath} hidden>
            Start Your Free Trial
          </a>
        </div>
      </div>
    </dialog>
  );
}

function TutorialStep({ step }: { step: TourStep }) {
  const more = describeMoreTips(step);
  const { picture, text } = tutorialViews[step.id];
  return (
    <section className="hw-tutorial">
      {typeof picture === 'string' ? (
        <div className="hw-tutorial-dog">
          <DogDrawing pose={picture} />
          <span className="hw-ground-line" aria-hidden="true" />
        </div>
      ) : (
        <ScreenPicture {...picture} />
      )}
      <div className="hw-stack hw-stack--tight">
        <h3 tabIndex={-1}>{step.title}</h3>
        <p>{step.description}</p>
        <p className="hw-soft">{text}</p>
        <ul className="hw-tutorial-tips hw-small" aria-label="Tips">
          {step.tips.slice(0, shownTips).map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        {more ? <p className="hw-small hw-soft">{more}</p> : null}
      </div>
    </section>
  );
}
