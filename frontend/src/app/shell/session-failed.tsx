import { useTransition } from 'react';
import { refreshSession } from '../../platform/session/session.ts';
import { useSessionCheckError } from '../../platform/session/use-user.ts';
import { CrashScreen } from './crash-screen.tsx';
import { ScreenFrame } from './screen-frame.tsx';

/** Replaces the screen while the session is unknown. The app retries in the background, the button retries at once. */
export function SessionFailed() {
  const checkError = useSessionCheckError();
  const [isRetrying, startRetry] = useTransition();
  return (
    <ScreenFrame title="This page didn't load">
      <CrashScreen
        kind={checkError === 'trouble' ? 'trouble' : 'missing'}
        busy={isRetrying}
        onRetry={() => startRetry(refreshSession)}
      />
    </ScreenFrame>
  );
}
