import { Suspense, useDeferredValue, useState } from 'react';
import { useSelectedDog } from '../../domain/dogs/selected-dog.ts';
import { useDogs } from '../../domain/dogs/use-dogs.ts';
import { isQuickStartOpen } from '../../domain/onboarding/checklist.ts';
import { onboardedEntry, quickStartSeenEntry } from '../../domain/onboarding/onboarding-entries.ts';
import { hasPendingDog } from '../../domain/onboarding/pending-sign-up.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { readExpectedCount } from '../../platform/session/remembered-count.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readText, writeText } from '../../platform/storage/storage.ts';
import { classes } from '../../ui/classes.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { useShell } from '../shell/use-shell.ts';
import { HomeDog, HomeDogSkeleton } from './home-dog.tsx';
import { NoDogs } from './home-empty.tsx';
import { HomeHero, QuickActions } from './home-hero.tsx';
import { TodaysOverview } from './home-today.tsx';
import { TrialLine } from './home-trial.tsx';
import './home.css';
import './home-wide.css';

/** The code of these cards loads after home, to keep home within its script budget. */
const TipCard = lazyComponent(async () => (await import('../../features/tips/tip-card.tsx')).TipCard);
const QuickStart = lazyComponent(async () => (await import('../../features/tour/quick-start.tsx')).QuickStart);
const Highlights = lazyComponent(async () => (await import('../../features/forum/highlights.tsx')).Highlights);
const ShareCard = lazyComponent(async () => (await import('../../features/referrals/share-card.tsx')).ShareCard);

/** The empty state. With `waiting`, renders an invisible copy, which reserves the space while the dogs load. */
function NoDogsYet({ waiting }: { waiting: boolean }) {
  if (!waiting) return <NoDogs />;
  return (
    <div role="status">
      <VisuallyHidden>Loading your dogs...</VisuallyHidden>
      <div className="hw-home-unseen">
        <NoDogs />
      </div>
    </div>
  );
}

/**
 * Returns how many dogs the layout expects while the dogs load; undefined if the number is unknown, as on a new device.
 */
function useExpectedDogs(): number | undefined {
  const { id: ownerId, isFirstLogin } = useUser();
  const [expected] = useState(() => {
    // A new owner has a dog only if the setup wizard has one to create.
    const isNew = isFirstLogin && readText(onboardedEntry) === null && !hasPendingDog();
    return readExpectedCount('dog_count', ownerId) ?? (isNew ? 0 : undefined);
  });
  return expected;
}

/** The home screen: the selected dog, today's overview, and links to other screens. */
export function HomePage() {
  const { openAssistant } = useShell();
  const { data, isError, error, refetch, isFetching, savedAt } = useDogs();
  // The dogs render in parts, between which the page responds.
  const dogs = useDeferredValue(data);
  const [dog, choose] = useSelectedDog(dogs ?? []);
  const failed = isError && !dogs;

  // While the dogs load, the layout is for the last known number of dogs.
  const expected = useExpectedDogs();
  const count = dogs?.length ?? (failed ? 1 : expected);
  const none = count === 0;

  const first = failed ? (
    <LoadError what="Your dogs" error={error} busy={isFetching} onRetry={refetch} />
  ) : none ? (
    <NoDogsYet waiting={!dogs} />
  ) : dog && dogs ? (
    <HomeDog dog={dog} dogs={dogs} onChoose={choose} savedAt={savedAt} />
  ) : (
    <HomeDogSkeleton count={count ?? 1} />
  );
  const start = (
    <div className={none ? 'hw-home-first' : 'hw-home-dog'}>
      {first}
      <QuickActions dogId={dog?.id} onOpenAssistant={openAssistant} />
    </div>
  );
  const [hasGuide, setHasGuide] = useState(isQuickStartOpen);
  const closeGuide = () => {
    writeText(quickStartSeenEntry, 'true');
    setHasGuide(false);
  };
  const aside = (
    <div key="aside" className="hw-home-aside">
      {none ? null : start}
      {hasGuide ? (
        <div className={classes('hw-home-steps', none ? 'hw-home-steps--last' : 'hw-home-steps--first')}>
          <ErrorBoundary resetKey="" fallback={null}>
            <Suspense fallback={<div className="hw-card hw-home-pending" />}>
              <QuickStart
                isWaiting={!dogs && !failed}
                dogId={dog?.id}
                onOpenAssistant={openAssistant}
                onClose={closeGuide}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
      <div className="hw-home-tip">
        <ErrorBoundary resetKey="" fallback={null}>
          <Suspense fallback={<div className="hw-card hw-card--tip hw-home-pending" />}>
            <TipCard dogName={dog?.name} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
  const main = (
    <div key="main" className="hw-home-main">
      {none ? start : null}
      <div className="hw-home-today">
        <TodaysOverview dogs={failed ? [] : dogs} none={none} dog={dog} />
      </div>
      <div className="hw-home-forum">
        <ErrorBoundary resetKey="" fallback={null}>
          <Suspense fallback={<div className="hw-card hw-home-pending" />}>
            <Highlights />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className="hw-home-invite">
        <ErrorBoundary resetKey="" fallback={null}>
          <Suspense fallback={null}>
            <ShareCard />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );

  return (
    <div className={classes('hw-home', count === undefined && 'hw-home--unknown')}>
      <HomeHero dog={dog} quiet={expected === 0} onOpenAssistant={openAssistant} />
      <TrialLine />
      {/* DOM order is tab order: first the dog's card, or the button that adds a dog. */}
      <div key={none ? 'none' : 'some'} className="hw-home-columns">
        {none ? [main, aside] : [aside, main]}
      </div>
    </div>
  );
}
