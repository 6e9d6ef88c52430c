import { CircleAlert } from 'lucide-react';
import { refreshSession } from '../../platform/session/session.ts';
import { useSessionCheckError } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';

/** Shows a notice while the session cannot be checked, because the server is unreachable or answers with an error. */
export function OfflineNotice() {
  const checkError = useSessionCheckError();
  return (
    <div role="status">
      {checkError ? (
        <p className="hw-offline">
          <Icon of={CircleAlert} />
          <span className="hw-offline-text">
            {checkError === 'offline' ? "You're offline." : "We're having trouble right now."} What you see may be out
            of date.
          </span>
          <button type="button" onClick={() => void refreshSession()}>
            Try again
          </button>
        </p>
      ) : null}
    </div>
  );
}
