import { CloudOff } from 'lucide-react';
import { Icon } from '../../ui/controls/icon.tsx';
import { formatMinutes } from './texts.ts';
import { useWaiting } from './walk-store.ts';

/** Says which walks are stored on this device only, until they can be sent. Nothing if all were sent. */
export function WaitingWalks() {
  const waiting = useWaiting();
  return (
    <div role="status">
      {waiting.length > 0 ? (
        <p className="hw-ex-waiting hw-small">
          <Icon of={CloudOff} size="s" />
          {waiting.length === 1
            ? `A walk of ${formatMinutes(waiting[0]?.form.duration ?? 0)} is saved on this device.`
            : `${waiting.length} walks are saved on this device.`}{' '}
          We'll log {waiting.length === 1 ? 'it' : 'them'} when you're online.
        </p>
      ) : null}
    </div>
  );
}
