import { BookOpen, CalendarDays, Footprints, MessageCircleHeart } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { buttonClasses } from '../../ui/button-styles.ts';
import { DogDrawing } from '../../ui/dog-drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProgressSteps } from '../../ui/progress.tsx';
import './onboarding.css';

// Fetched when somebody asks for it: the page itself needs no dialog.
const TutorialDialog = lazy(async () => ({ default: (await import('./tutorial-dialog.tsx')).TutorialDialog }));

// Only where pages are built ahead: the browser's code has no part of it.
const TutorialList = import.meta.env.SSR ? (await import('./tutorial-list.tsx')).TutorialList : undefined;

/** Where the tutorial stands in the page for who has no script. */
const tutorialId = 'tutorial';

const steps = [
  { title: 'Add Your Dog', detail: 'Name, breed and age are enough to start.', state: 'next' },
  { title: 'Get AI Advice', detail: 'Ask what worries you, at any hour.', state: 'later' },
  { title: 'Track & Connect', detail: 'Log walks, keep vet dates, meet other owners.', state: 'later' },
] as const;

const tiles = [
  {
    icon: MessageCircleHeart,
    title: 'AI wellness',
    text: 'Advice at any hour, and a tip for your dog every morning at nine.',
  },
  { icon: CalendarDays, title: 'Vet calendar', text: 'Every visit in one place, with a reminder the day before.' },
  { icon: Footprints, title: 'Exercise plans', text: 'Made for the breed, the age and the weather.' },
  { icon: BookOpen, title: 'Community', text: 'Owners who have been there share what worked.' },
];

/** What a first week looks like, for somebody new. */
export function WelcomePage() {
  const [tutorial, setTutorial] = useState<'never' | 'open' | 'closed'>('never');
  const start = (event: FormEvent) => {
    event.preventDefault();
    setTutorial('open');
  };
  useEffect(() => {
    if (window.location.hash === `#${tutorialId}`) setTutorial('open');
  }, []);
  return (
    <div className="hw-welcome">
      <div className="hw-welcome-head">
        <div>
          <h1 tabIndex={-1}>Your first week is on us</h1>
          <p className="hw-welcome-sub">
            A 7-day free trial with full access. No credit card, and nothing is charged unless you choose a plan.
          </p>
          <div className="hw-welcome-ways">
            <LinkButton to={paths.onboarding}>Start Your Free Trial</LinkButton>
            <LinkButton to={paths.pricing} variation="outline">
              View Pricing Plans
            </LinkButton>
            {/* Without script, or before it is here, the press leads to the address instead. */}
            <form action={`#${tutorialId}`} onSubmit={start}>
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
        <h2>What you can use from the first day</h2>
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
      {/* Written into the page ahead; a browser that runs scripts never looks inside. */}
      <noscript>{TutorialList ? <TutorialList id={tutorialId} /> : null}</noscript>
      {tutorial === 'never' ? null : (
        <Suspense>
          <TutorialDialog open={tutorial === 'open'} onClose={() => setTutorial('closed')} />
        </Suspense>
      )}
    </div>
  );
}
