import { Info, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { changeLock, lockApp } from '../../platform/lock/app-lock.ts';
import { type LockSettings, lockMinutes } from '../../platform/lock/lock-settings.ts';
import { useLockSettings } from '../../platform/lock/use-lock.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { createCredential, hasBiometric } from './biometric.ts';
import { PasscodeDialog, type PasscodeTask } from './passcode-dialog.tsx';
import { Segments } from './segments.tsx';
import './app-lock.css';

const methods = [
  { value: 'passcode', label: 'Passcode' },
  { value: 'biometric', label: 'Biometric' },
] as const;

const minuteLabels = { 0: 'At once', 1: '1 minute', 5: '5 minutes', 15: '15 minutes' } as const;

/** Turns the app lock on and off, and changes how it unlocks and when it locks. */
export function AppLockCard() {
  const { id: ownerId } = useUser();
  const settings = useLockSettings(ownerId);
  const [task, setTask] = useState<PasscodeTask>('enable');
  const [isOpen, setOpen] = useState(false);
  const ask = (next: PasscodeTask) => {
    setTask(next);
    setOpen(true);
  };
  return (
    <Card
      title="App Lock"
      action={
        <SwitchField
          label="App Lock"
          checked={settings !== null}
          onChange={(isOn) => ask(isOn ? 'enable' : 'disable')}
        />
      }
    >
      <div className="hw-stack">
        <p className="hw-soft">Asks for your passcode when you come back.</p>
        {settings ? <LockOptions settings={settings} onChangePasscode={() => ask('change')} /> : null}
        <p className="hw-lock-note">
          <Icon of={Info} size="s" />
          <span>
            The lock hides the screen on this device. It is not encryption. Five wrong passcodes lock the app for 5
            minutes. Forgot it? Sign out and sign in again.
          </span>
        </p>
      </div>
      <PasscodeDialog key={task} task={task} open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}

function LockOptions({ settings, onChangePasscode }: { settings: LockSettings; onChangePasscode: () => void }) {
  const { id: ownerId, email } = useUser();
  const [canRecognize, setCanRecognize] = useState(true);
  useEffect(() => {
    void hasBiometric().then(setCanRecognize);
  }, []);

  const chooseMethod = async (method: LockSettings['method']) => {
    if (method === 'passcode') return changeLock(ownerId, { method, credentialId: undefined });
    try {
      changeLock(ownerId, { method, credentialId: await createCredential(email) });
    } catch {
      toast({ tone: 'error', title: 'Setup Failed', detail: 'Could not set up biometric authentication.' });
    }
  };
  return (
    <>
      <Segments
        label="Unlock with"
        options={methods}
        value={settings.method}
        disabled={canRecognize || settings.method === 'biometric' ? [] : ['biometric']}
        onChange={(method) => void chooseMethod(method)}
      />
      <p className="hw-small hw-mute">
        {canRecognize
          ? 'Biometric is your fingerprint, face or screen lock. Your passcode still works.'
          : "This device can't recognize you by fingerprint, face or screen lock."}
      </p>
      <Segments
        label="Lock after"
        options={lockMinutes.map((value) => ({ value, label: minuteLabels[value] }))}
        value={settings.minutes}
        onChange={(minutes) => changeLock(ownerId, { minutes })}
      />
      <div className="hw-row hw-row--wrap">
        <Button variation="outline" onClick={onChangePasscode}>
          Change passcode
        </Button>
        <Button variation="outline" icon={Lock} onClick={() => lockApp(ownerId)}>
          Lock now
        </Button>
      </div>
    </>
  );
}
