import { useState } from 'react';
import { refreshSession } from '../domain/session/session.ts';
import { useUnsure } from '../domain/session/use-user.ts';
import { CrashScreen } from './crash-screen.tsx';
import { ScreenFrame } from './screen-frame.tsx';

/** Shown while the session cannot be checked. The check repeats by itself; the button is for the impatient. */
export function SessionFailed() {
  const unsure = useUnsure();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await refreshSession();
    setBusy(false);
  };
  return (
    <ScreenFrame title="This could not be loaded">
      <CrashScreen kind={unsure === 'trouble' ? 'trouble' : 'missing'} busy={busy} onRetry={() => void retry()} />
    </ScreenFrame>
  );
}
