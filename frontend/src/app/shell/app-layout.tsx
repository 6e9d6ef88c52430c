import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { hasPendingDog } from '../../domain/onboarding/pending-sign-up.ts';
import { onAppEvent } from '../../lib/app-events.ts';
import { now } from '../../lib/now.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { useWatchedSubscription } from '../../platform/session/use-watched-subscription.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Shell } from './shell.tsx';

const PaywallLayout = lazyComponent(async () => (await import('./paywall-layout.tsx')).PaywallLayout);
const FirstDay = lazyComponent(
  async () => (await import('../../features/tour/onboarding-overlay.tsx')).OnboardingOverlay,
);
const WalkCompanion = lazyComponent(
  async () => (await import('../../features/exercise/walk-companion.tsx')).WalkCompanion,
);
const OfflineReads = lazyComponent(async () => (await import('./offline-reads.tsx')).OfflineReads);

/** Creates the setup wizard's dog if an earlier attempt failed. On its own screen, the wizard retries. */
function usePendingDog(): void {
  const user = useUser();
  const queries = useQueryClient();
  const isInWizard = useLocation().pathname === onboardingPath;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at the start and when the owner leaves the wizard
  useEffect(() => {
    if (isInWizard || !hasPendingDog()) return;
    void import('../../domain/onboarding/pending-dog.ts')
      .then(({ createPendingDog }) => createPendingDog(user))
      .then((created) => {
        if (created) void queries.invalidateQueries({ queryKey: ['dogs'] });
      })
      .catch(() => undefined);
  }, [isInWizard]);
}

/** The shell, or the paywall for an owner without access. */
export function AppLayout() {
  const { trialEndsAt } = useUser();
  const { data, isPending } = useWatchedSubscription();
  usePendingDog();
  // Kept here because the owner can choose the tour before the code of the tour has loaded.
  const [isTourChosen, setIsTourChosen] = useState(false);
  useEffect(() => onAppEvent('tourChosen', () => setIsTourChosen(true)), []);
  if (data && !data.canAccess) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PaywallLayout status={data} />
      </Suspense>
    );
  }
  // An owner in the trial has access. After the trial, the shell waits for the status, so that it does not flash before
  // the paywall.
  if (isPending && new Date(trialEndsAt) <= now()) return <PageSkeleton />;
  return (
    <>
      <Shell />
      <ErrorBoundary resetKey="" fallback={null}>
        <Suspense fallback={null}>
          <FirstDay isTourChosen={isTourChosen} onTourStarted={() => setIsTourChosen(false)} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary resetKey="" fallback={null}>
        <Suspense fallback={null}>
          <OfflineReads />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary resetKey="" fallback={null}>
        <Suspense fallback={null}>
          <WalkCompanion />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
