import { Clock, Siren } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#shared/contract/account.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { unlockApp } from '../../platform/lock/app-lock.ts';
import { useLockSettings } from '../../platform/lock/use-lock.ts';
import { homePath } from '../../platform/session/paths.ts';
import { endSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { verifyUser } from './biometric.ts';
import { Keypad } from './keypad.tsx';
import { checkPasscode, passcodeLength } from './passcode.ts';
import { describeWrong, formatLockoutEnd, lockTexts } from './texts.ts';
import { useLockout } from './use-lockout.ts';
import './app-lock.css';

/** Replaces the whole app until its owner enters the passcode. Emergency help and signing out need none. */
export function LockScreen({ user }: { user: User }) {
  const settings = useLockSettings(user.id);
  const [wait, updateWait] = useLockout(user.id);
  const [passcode, setPasscode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed. Focusing the heading also announces what happened.
  useEffect(() => heading.current?.focus(), []);

  const enter = async (next: string) => {
    setPasscode(next);
    if (next.length < passcodeLength) return;
    setChecking(true);
    setMessage('');
    try {
      const verdict = await checkPasscode(user.id, next);
      if (verdict.isRight) return unlockApp(user.id);
      setMessage(verdict.left > 0 ? describeWrong(verdict.left) : '');
    } catch {
      setMessage(lockTexts.failed);
    }
    updateWait();
    setPasscode('');
    setChecking(false);
  };
  const { credentialId } = settings?.method === 'biometric' ? settings : {};
  const recognize = async (id: string) => {
    setMessage('');
    if (await verifyUser(id)) unlockApp(user.id);
    else setMessage("That didn't work. Try again, or enter your passcode.");
  };

  return (
    <div className="hw-lock">
      <header className="hw-lock-top">
        <Brand to={homePath} />
        <SignOutButton onFailed={setMessage} />
      </header>
      <main className="hw-lock-main">
        <div className="hw-lock-center">
          <div className="hw-lock-dog">
            <DogDrawing pose="sleeping" />
          </div>
          <h1 ref={heading} tabIndex={-1}>
            Houndwell is locked
          </h1>
          {wait > 0 ? (
            <p className="hw-lock-wait" role="status">
              <Icon of={Clock} />
              <span>
                Five wrong passcodes. You can try again at <strong>{formatLockoutEnd(wait)}</strong>. Reloading doesn't
                shorten the wait.
              </span>
            </p>
          ) : (
            <>
              <p className="hw-soft" dir="auto">
                {user.firstName ? `Enter your passcode, ${user.firstName}.` : 'Enter your passcode.'}
              </p>
              <Keypad
                value={passcode}
                disabled={isChecking}
                onChange={(next) => void enter(next)}
                onBiometric={credentialId === undefined ? undefined : () => void recognize(credentialId)}
              />
            </>
          )}
          <p className="hw-lock-message" role="alert">
            {message}
          </p>
          <p className="hw-small hw-mute">Forgot it? Sign out and sign in again. That removes the passcode.</p>
        </div>
        <div className="hw-lock-emergency">
          <LinkButton to={emergencyPath} variation="outline" className="hw-lock-siren" full icon={Siren}>
            Emergency help
          </LinkButton>
        </div>
      </main>
    </div>
  );
}

const signOutFailures = {
  offline: "You're offline, so you're still signed in here. Try again once you're connected.",
  trouble: "We're having trouble right now, so you're still signed in here. Try again in a minute.",
} as const;

function SignOutButton({ onFailed }: { onFailed: (message: string) => void }) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const checkError = await endSession();
    if (!checkError) return;
    setLeaving(false);
    onFailed(signOutFailures[checkError]);
  };
  return (
    <Button variation="quiet" busy={isLeaving} busyLabel="Signing out..." onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
