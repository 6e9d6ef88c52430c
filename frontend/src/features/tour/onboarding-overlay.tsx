import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { account } from '#shared/contract/account.ts';
import { paymentPath, pricingPath } from '../../domain/billing/paths.ts';
import { tourCompletedEntry, tourRequestEntry } from '../../domain/onboarding/onboarding-entries.ts';
import { onboardingPath } from '../../domain/onboarding/paths.ts';
import { call } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { homePath } from '../../platform/session/paths.ts';
import { refreshSession, updateCachedUser } from '../../platform/session/session.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { readText, remove, writeText } from '../../platform/storage/storage.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { chooseFirstDialog, type FirstDialog, welcomeDelayMs } from './first-dialog.ts';
import { quickStartRequest } from './quick-start-request.ts';
import { Tour } from './tour.tsx';
import { TourEnd } from './tour-end.tsx';
import { popTourReturnAddress, saveTourReturnAddress } from './tour-return-address.ts';
import { clearTourStep, isTourInProgress } from './use-tour-step.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { buildWelcomeTexts } from './welcome-texts.ts';
import './tour.css';

/** Screens that the welcome and the tour must not interrupt. */
const uninterrupted: readonly string[] = [onboardingPath, pricingPath, paymentPath];

/**
 * Records on the server that the owner has seen the welcome. If that fails, the welcome shows again on the next visit.
 */
async function completeFirstLogin(): Promise<void> {
  try {
    updateCachedUser(await call(account.completeFirstLogin));
    await refreshSession();
  } catch (error) {
    console.warn('The first login could not be completed.', error);
  }
}

type OnboardingOverlayProps = {
  /** Whether the owner has chosen the tour, which then starts. */
  isTourChosen: boolean;
  onTourStarted: () => void;
};

/** The onboarding over the shell: the welcome dialog, the offer of the guided tour, and the tour itself. */
export function OnboardingOverlay({ isTourChosen, onTourStarted }: OnboardingOverlayProps) {
  const { isFirstLogin, firstName, trialEndsAt, timeZone } = useUser();
  const { data: status } = useSubscription();
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const asks = new URLSearchParams(search).get('tutorial') === 'true';
  const waits = uninterrupted.includes(pathname);
  const [showing, setShowing] = useState<FirstDialog | 'end'>(() =>
    chooseFirstDialog({
      isFirstLogin,
      isTouring: isTourInProgress(waits ? homePath : pathname),
      asksForTour: asks,
      wantsTour: readText(tourRequestEntry) === 'true',
      tutorialCompleted: readText(tourCompletedEntry) === 'true',
    }),
  );
  const isTouring = showing === 'tour' && !waits;

  const startTour = useEffectEvent(() => {
    saveTourReturnAddress(location);
    clearTourStep();
    remove(tourCompletedEntry);
    setShowing('tour');
    if (waits) void navigate(homePath);
  });
  const startChosenTour = useEffectEvent(() => {
    onTourStarted();
    startTour();
  });
  useEffect(() => {
    if (isTourChosen) startChosenTour();
  }, [isTourChosen]);

  // A link in the app can also ask for the tour, after the app has started.
  const askedBefore = useRef(asks);
  useEffect(() => {
    const isNew = asks && !askedBefore.current;
    askedBefore.current = asks;
    if (isNew && showing === null) setShowing('offer');
  }, [asks, showing]);

  const [welcomed, setWelcomed] = useState(false);
  useEffect(() => {
    if (showing !== 'welcome' || waits) return;
    const timer = setTimeout(() => setWelcomed(true), welcomeDelayMs);
    return () => clearTimeout(timer);
  }, [showing, waits]);

  const shownBefore = useRef(showing);
  useEffect(() => {
    const hasLeft = shownBefore.current !== null && shownBefore.current !== 'welcome' && showing === null;
    shownBefore.current = showing;
    // If the focus was in the tour or in a dialog that has closed, focuses the screen. The welcome focuses the quick
    // start instead.
    const focused = document.activeElement;
    if (hasLeft && (focused === document.body || focused?.closest('dialog:not([open])'))) focusScreen();
  }, [showing]);

  const dismissWelcome = () => {
    setWelcomed(false);
    remove(tourRequestEntry);
    void completeFirstLogin();
  };
  const leadToQuickStart = () => {
    dismissWelcome();
    setShowing(null);
    void navigate(homePath, { state: quickStartRequest, replace: pathname === homePath });
  };
  const leaveOffer = () => {
    remove(tourRequestEntry);
    setShowing(null);
    if (asks) void navigate(pathname, { replace: true });
  };
  const leaveTour = (completed: boolean) => {
    clearTourStep();
    if (completed) writeText(tourCompletedEntry, 'true');
    setShowing(completed ? 'end' : null);
    const address = popTourReturnAddress();
    if (address !== pathname + search) void navigate(address);
  };

  return (
    <>
      <WelcomeDialog
        open={welcomed}
        firstName={firstName}
        texts={buildWelcomeTexts({ status, trialEndsAt, timeZone }, now())}
        onClose={leadToQuickStart}
        onTour={() => {
          dismissWelcome();
          startTour();
        }}
      />
      <ConfirmDialog
        open={showing === 'offer' && !waits}
        title="Take a quick tour?"
        text="Seven stops, about two minutes. You can also take it later, from your profile menu."
        action="Take the tour"
        cancel="Not now"
        onConfirm={() => {
          remove(tourRequestEntry);
          startTour();
        }}
        onClose={leaveOffer}
      />
      {isTouring ? <Tour onComplete={() => leaveTour(true)} onSkip={() => leaveTour(false)} /> : null}
      <TourEnd open={showing === 'end'} onClose={() => setShowing(null)} />
    </>
  );
}
