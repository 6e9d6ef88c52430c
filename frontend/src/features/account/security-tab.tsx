import { type ReactNode, useDeferredValue } from 'react';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useSessions } from './use-account.ts';
import { usePasskeys } from './use-passkeys.ts';
import './account.css';

/** The Security tab of the profile: the app lock, the signed-in browsers, passkeys and the password. */
export function SecurityTab({ lock }: { lock: ReactNode }) {
  const sessions = useSessions();
  const passkeys = usePasskeys();
  // The cards appear together, so that none is moved by another one's list. They render in parts, and the page responds.
  if (useDeferredValue(sessions.isPending || passkeys.isPending)) {
    return (
      <div className="hw-stack hw-stack--wide" role="status">
        <SkeletonCard lines={3} label="Loading your security settings..." />
        <SkeletonCard lines={3} label="" />
      </div>
    );
  }
  return (
    <div className="hw-columns hw-account">
      <div className="hw-stack hw-stack--wide">
        {lock}
        <SessionsCard />
      </div>
      <div className="hw-stack hw-stack--wide">
        <PasskeysCard />
        <PasswordCard />
      </div>
    </div>
  );
}
