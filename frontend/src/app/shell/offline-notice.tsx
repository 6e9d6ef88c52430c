import { CircleAlert } from 'lucide-react';
import { refreshSession } from '../../platform/session/session.ts';
import { useSessionCheckError } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';

/** Shows a notice while the server cannot be reached or answers with errors. */
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
