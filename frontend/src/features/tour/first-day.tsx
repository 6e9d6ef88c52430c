import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { account } from '#shared/contract/account.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { keepUser, refreshSession } from '../../domain/session/session.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { call } from '../../lib/call.ts';
import { now } from '../../lib/now.ts';
import { paths } from '../../lib/paths.ts';
import { focusScreen } from '../../lib/screen-ready.ts';
import { readText, remove, writeText } from '../../lib/storage.ts';
import { type FirstDialog, firstDialogOf, welcomeDelayMs } from './first-dialog.ts';
import { QuickStart } from './quick-start.tsx';
import { Tour } from './tour.tsx';
import { clearTourStep, isTourInProgress } from './use-tour-step.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';
import { welcomeTexts } from './welcome-texts.ts';
import './tour.css';

/** Screens whose forms must not be interrupted by the welcome, the tour or the guide. */
const uninterrupted: readonly string[] = [paths.onboarding, paths.pricing, paths.payment];

/** Records that the welcome was seen. If that fails, it shows again on the next visit. */
async function completeFirstLogin(): Promise<void> {
  try {
    keepUser(await call(account.completeFirstLogin));
    await refreshSession();
  } catch (error) {
    console.warn('The first login could not be completed.', error);
  }
}

/** Onboarding inside the shell: the welcome dialog, the guided tour, or the quick-start guide. */
export function FirstDay() {
  const { isFirstLogin, firstName, trialEndsAt, timeZone } = useUser();
  const { data: status } = useSubscription();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tutorial') === 'true';
  const waits = uninterrupted.includes(pathname);
  const [showing, setShowing] = useState<FirstDialog>(() => {
    if (asked) clearTourStep();
    return firstDialogOf({
      isFirstLogin,
      asksForTour: asked || isTourInProgress(waits ? paths.home : pathname),
      wantsTour: readText('start_guided_tutorial') === 'true',
      tutorialCompleted: readText('tutorial_completed') === 'true',
      quickStartSeen: readText('quick_start_seen') === 'true',
    });
  });
  const isTouring = showing === 'tour' && !waits;

  const [tourRun, setTourRun] = useState(0);
  const askedBefore = useRef(asked);
  useEffect(() => {
    const isNew = asked && !askedBefore.current;
    askedBefore.current = asked;
    if (!isNew || showing === 'welcome') return;
    clearTourStep();
    setTourRun((previous) => previous + 1);
    setShowing('tour');
  }, [asked, showing]);

  const [welcomed, setWelcomed] = useState(false);
  useEffect(() => {
    if (showing !== 'welcome' || waits) return;
    const timer = setTimeout(() => setWelcomed(true), welcomeDelayMs);
    return () => clearTimeout(timer);
  }, [showing, waits]);

  const shownBefore = useRef(showing);
  useEffect(() => {
    const hasLeft = shownBefore.current !== null && showing === null;
    shownBefore.current = showing;
    // The tour or the guide contained the focused element.
    if (hasLeft && document.activeElement === document.body) focusScreen();
  }, [showing]);

  useEffect(() => {
    if (!isTouring) return;
    remove('start_guided_tutorial');
    remove('tutorial_completed');
  }, [isTouring]);

  const dismiss = () => {
    setWelcomed(false);
    setShowing(readText('tutorial_completed') === 'true' ? null : 'tour');
    void completeFirstLogin();
  };
  const leaveTour = () => {
    clearTourStep();
    setShowing(null);
  };
  const complete = () => {
    writeText('tutorial_completed', 'true');
    writeText('quick_start_seen', 'true');
    leaveTour();
  };
  const closeGuide = () => {
    writeText('quick_start_seen', 'true');
    setShowing(null);
  };

  return (
    <>
      <WelcomeDialog
        open={welcomed}
        firstName={firstName}
        texts={welcomeTexts({ status, trialEndsAt, timeZone }, now())}
        onClose={dismiss}
      />
      {isTouring ? <Tour key={tourRun} onComplete={complete} onSkip={leaveTour} /> : null}
      {showing === 'guide' && !waits ? <QuickStart onClose={closeGuide} /> : null}
    </>
  );
}
