import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { account } from '#shared/contract/account.ts';
import { call } from '../../lib/call.ts';
import { focusScreen } from '../../lib/focus-screen.ts';
import { paths } from '../../lib/paths.ts';
import { keepUser, refreshSession } from '../../lib/session.ts';
import { readText, remove, writeText } from '../../lib/storage.ts';
import { useUser } from '../../lib/use-user.ts';
import { type Opening, openingOf } from './opening.ts';
import { QuickStart } from './quick-start.tsx';
import { Tour } from './tour.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';
import './tour.css';

/** The welcome waits until the screen behind it stands, in milliseconds. */
const welcomeAfter = 500;

/** Screens with a way of their own, over which no guide lies. */
const unguided: readonly string[] = [paths.onboarding, paths.pricing, paths.payment];

/** The server notes that the welcome was seen. Where it cannot be told, the next start welcomes again. */
async function completeFirstLogin(): Promise<void> {
  try {
    keepUser(await call(account.completeFirstLogin));
    await refreshSession();
  } catch (error) {
    console.warn('That the welcome was seen could not be noted.', error);
  }
}

/** Shows a new owner the way: the welcome, the guided tour, or the quick-start guide, as their first days ask for. */
export function FirstDay() {
  const { isFirstLogin, firstName } = useUser();
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tutorial') === 'true';
  const [showing, setShowing] = useState<Opening>(() =>
    openingOf({
      isFirstLogin,
      wantsTour: asked || readText('start_guided_tutorial') === 'true',
      tutorialCompleted: readText('tutorial_completed') === 'true',
      quickStartSeen: readText('quick_start_seen') === 'true',
    }),
  );
  const [welcomed, setWelcomed] = useState(false);
  useEffect(() => {
    if (showing !== 'welcome') return;
    const timer = setTimeout(() => setWelcomed(true), welcomeAfter);
    return () => clearTimeout(timer);
  }, [showing]);

  const shownBefore = useRef(showing);
  useEffect(() => {
    const hasLeft = shownBefore.current !== null && showing === null;
    shownBefore.current = showing;
    // What had the focus is gone with the tour or the guide.
    if (hasLeft && document.activeElement === document.body) focusScreen();
  }, [showing]);

  useEffect(() => {
    if (showing !== 'tour') return;
    remove('start_guided_tutorial');
    remove('tutorial_completed');
  }, [showing]);

  const dismiss = () => {
    setWelcomed(false);
    setShowing(readText('tutorial_completed') === 'true' ? null : 'tour');
    void completeFirstLogin();
  };
  const complete = () => {
    writeText('tutorial_completed', 'true');
    writeText('quick_start_seen', 'true');
    setShowing(null);
  };
  const closeGuide = () => {
    writeText('quick_start_seen', 'true');
    setShowing(null);
  };

  return (
    <>
      <WelcomeDialog open={welcomed} firstName={firstName} onClose={dismiss} />
      {showing === 'tour' ? <Tour onComplete={complete} onSkip={() => setShowing(null)} /> : null}
      {showing === 'guide' && !unguided.includes(pathname) ? <QuickStart onClose={closeGuide} /> : null}
    </>
  );
}
