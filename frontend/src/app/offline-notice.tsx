import { CircleAlert, WifiOff } from 'lucide-react';
import { refreshSession } from '../domain/session/session.ts';
import { useUnsure } from '../domain/session/use-user.ts';
import { Icon } from '../ui/icon.tsx';

/** Says that the server cannot be reached or has trouble, for as long as that is so. */
export function OfflineNotice() {
  const unsure = useUnsure();
  return (
    <div role="status">
      {unsure ? (
        <p className="hw-offline">
          <Icon of={unsure === 'offline' ? WifiOff : CircleAlert} />
          <span className="hw-offline-words">
            {unsure === 'offline' ? 'You are offline.' : 'Houndwell has trouble right now.'} What you see may be old.
          </span>
          <button type="button" onClick={() => void refreshSession()}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}
