import { WifiOff } from 'lucide-react';
import { refreshSession } from '../lib/session.ts';
import { useOffline } from '../lib/use-user.ts';
import { Icon } from '../ui/icon.tsx';

/** Says that the server cannot be reached, for as long as that is so. */
export function OfflineNotice() {
  const offline = useOffline();
  return (
    <div role="status">
      {offline ? (
        <p className="hw-offline">
          <Icon of={WifiOff} />
          <span className="hw-offline-words">You are offline. What you see may be old.</span>
          <button type="button" onClick={() => void refreshSession()}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}
