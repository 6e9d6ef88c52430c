import type { ReactNode } from 'react';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import './account.css';

/** The Security tab of the profile: the app lock, the signed-in browsers and the password. */
export function SecurityTab({ lock }: { lock: ReactNode }) {
  return (
    <div className="hw-columns hw-account">
      <div className="hw-stack hw-stack--wide">
        {lock}
        <SessionsCard />
      </div>
      <PasswordCard />
    </div>
  );
}
