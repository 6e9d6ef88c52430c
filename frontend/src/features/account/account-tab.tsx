import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { supportPath } from '../../domain/support/paths.ts';
import { signOut } from '../../platform/session/sign-out.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AboutCard } from './about-card.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { DetailsCard } from './details-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ResendButton } from './resend-button.tsx';
import './account.css';

/**
 * Formats the month of the sign-up: "November 2026", or "N/A" if `createdAt` is not a valid date or is the default of a
 * cached owner (1970).
 */
export function formatMemberSince(createdAt: string, timeZone: string): string {
  const day = new Date(createdAt);
  if (!(day.getTime() > 0)) return 'N/A';
  return day.toLocaleDateString('en-US', { timeZone, month: 'long', year: 'numeric' });
}

type AccountTabProps = { photo?: boolean; notifications?: ReactNode; referrals?: ReactNode };

/**
 * The Account tab of the profile. Behind the paywall, `photo` is false, because uploads need a plan, and
 * `notifications` and `referrals` are undefined.
 */
export function AccountTab({ photo = true, notifications, referrals }: AccountTabProps) {
  return (
    <div className="hw-stack hw-account">
      {photo ? null : <DeletionBanner />}
      <EmailBanner />
      <OwnerCard />
      <div className="hw-columns">
        <div className="hw-stack hw-stack--wide">
          {photo ? <AvatarCard /> : null}
          <DetailsCard />
          <AboutCard />
          {referrals}
        </div>
        <div className="hw-stack hw-stack--wide">
          <PreferencesCard />
          {notifications}
          <DataCard />
        </div>
      </div>
    </div>
  );
}

/** Shows whether the owner's email address is undeliverable or unconfirmed; nothing if neither. */
function EmailBanner() {
  const { email, emailVerified, emailUndeliverable } = useUser();
  if (emailUndeliverable) {
    return (
      <Alert
        tone="amber"
        title="Our emails aren't reaching you"
        detail={`An email to ${email} bounced or was marked as spam, so we've stopped emailing you. You can't reset your password by email. Please contact support.`}
        action={
          <LinkButton to={supportPath} variation="outline" size="s">
            Go to support
          </LinkButton>
        }
      />
    );
  }
  if (emailVerified) return null;
  return (
    <Alert
      tone="amber"
      title="Please confirm your email"
      detail={`Open the link we emailed to ${email}, so we know this address works if you ever need to reset your password.`}
      action={<ResendButton />}
    />
  );
}

function OwnerCard() {
  const user = useUser();
  const [isLeaving, setIsLeaving] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const leave = async () => {
    setIsLeaving(true);
    setIsLeaving((await signOut()) === 'leaving');
  };
  return (
    <Card className="hw-account-head">
      <div className="hw-account-who">
        <h2 dir="auto">{name || user.email}</h2>
        <p>{user.email}</p>
        <p className="hw-soft">Member since {formatMemberSince(user.createdAt, user.timeZone)}</p>
      </div>
      <Button
        variation="outline"
        icon={LogOut}
        busy={isLeaving}
        busyLabel="Signing out..."
        onClick={() => void leave()}
      >
        Sign Out
      </Button>
    </Card>
  );
}
