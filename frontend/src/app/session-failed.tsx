import { refreshSession } from '../domain/session/session.ts';
import { useUnsure } from '../domain/session/use-user.ts';
import { useBusy } from '../lib/use-busy.ts';
import { CrashScreen } from './crash-screen.tsx';
import { ScreenFrame } from './screen-frame.tsx';

/** Stands in a screen's place while the server does not say who is here. It keeps being asked; this is for who will not wait. */
export function SessionFailed() {
  const unsure = useUnsure();
  const [busy, run] = useBusy();
  const again = () => run(() => refreshSession().then(() => undefined));
  return (
    <ScreenFrame title="This could not be loaded">
      <CrashScreen kind={unsure === 'trouble' ? 'trouble' : 'missing'} busy={busy} onRetry={() => void again()} />
    </ScreenFrame>
  );
}
