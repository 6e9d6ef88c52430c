import { BookOpen, CalendarDays, Footprints, MessageCircleHeart } from 'lucide-react';
import { pricingPath } from '../../domain/billing/paths.ts';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { buttonClasses } from '../../ui/controls/button-styles.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { ProgressSteps } from '../../ui/feedback/progress.tsx';
import { tutorialId } from './tutorial.ts';
import { TutorialDialog } from './tutorial-dialog.tsx';
import './onboarding.css';

const steps = [
  { title: 'Add Your Dog', detail: 'Name, breed and age are enough to start.', state: 'next' },
  { title: 'Get AI Advice', detail: 'Ask about anything that worries you, anytime.', state: 'later' },
  { title: 'Track & Connect', detail: 'Log walks, keep track of vet visits and meet other owners.', state: 'later' },
] as const;

const tiles = [
  {
    icon: MessageCircleHeart,
    title: 'AI wellness',
    text: 'Advice at any hour, and a tip for your dog every morning at nine.',
  },
  { icon: CalendarDays, title: 'Vet calendar', text: 'Every visit in one place, with a reminder the day before.' },
  { icon: Footprints, title: 'Exercise plans', text: "Made for your dog's breed and age and today's weather." },
  { icon: BookOpen, title: 'Community', text: 'Owners who have been there share what worked.' },
];

/** Shows visitors what a first week looks like. The page is prerendered. `tutorial.ts` opens the tutorial's dialog. */
export function WelcomePage() {
  return (
    <div className="hw-welcome">
      <div className="hw-welcome-head">
        <div>
          <h1 tabIndex={-1}>Your first week is on us</h1>
          <p className="hw-welcome-sub">
            A 7-day free trial with full access. No credit card, and you won't be charged unless you choose a plan.
          </p>
          <div className="hw-welcome-actions">
            <LinkButton to={onboardingPath}>Start Your Free Trial</LinkButton>
            <LinkButton to={pricingPath} variation="outline">
              View Pricing Plans
            </LinkButton>
            {/* Without JavaScript, the button scrolls to the tutorial instead of opening a dialog. */}
            <form action={`#${tutorialId}`}>
              <button
                type="submit"
                className={buttonClasses({ variation: 'quiet', full: true })}
                aria-haspopup="dialog"
              >
                Start Tutorial
              </button>
            </form>
          </div>
        </div>
        <div className="hw-welcome-dog">
          <DogDrawing pose="sitting" />
          <span className="hw-ground-line" aria-hidden="true" />
        </div>
      </div>
      <section className="hw-welcome-steps hw-card">
        <h2>Three steps</h2>
        <ProgressSteps items={steps} sayState={false} />
      </section>
      <section>
        <h2>What you get from day one</h2>
        <ul className="hw-welcome-tiles">
          {tiles.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon of={icon} size="l" />
              <div>
                <h3>{title}</h3>
                <p className="hw-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <TutorialDialog />
    </div>
  );
}
