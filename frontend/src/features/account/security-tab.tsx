import type { ReactNode } from 'react';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './account.css';

/** The Security tab of the profile: the app lock, the signed-in browsers, passkeys and the password. */
export function SecurityTab({ lock }: { lock: ReactNode }) {
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
