import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyRow } from './copy-row.tsx';
import { canShare, shareInvite } from './share-invite.ts';

/** Loaded on its own, because it contains the encoder. */
const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

type InvitePanelProps = {
  inviteCode: string;
  shareLink: string;
  /** Whether the owner's plan earns credits. */
  earns: boolean;
};

/** The invite code and the link, to copy, share or scan. */
export function InvitePanel({ inviteCode, shareLink, earns }: InvitePanelProps) {
  return (
    <section className="hw-invite hw-field" aria-labelledby="invite-title">
      <div className="hw-invite-text">
        <div>
          <h2 id="invite-title">{earns ? 'One month for you, one for a friend' : 'One month for a friend'}</h2>
          <p>
            {earns
              ? 'When someone joins with your link and verifies their email, you both get one month of credit.'
              : 'When someone joins with your link and verifies their email, they get one month of credit.'}
          </p>
        </div>
        <div className="hw-invite-rows">
          <CopyRow label="Invite code" text={inviteCode} copyLabel="Copy invite code" isCode />
          <CopyRow
            label="Share link"
            text={shareLink}
            shown={shareLink.replace(/^https?:\/\//, '')}
            copyLabel="Copy share link"
          />
        </div>
        {canShare() ? (
          <div>
            <Button variation="field" icon={Share2} onClick={() => void shareInvite(shareLink)}>
              Share link
            </Button>
          </div>
        ) : null}
      </div>
      <div className="hw-invite-qr">
        <Suspense fallback={<div className="hw-qr" />}>
          <QrCode text={shareLink} label="QR code of your share link" />
        </Suspense>
        <p className="hw-small">
          Or let them scan it
          <br />
          with their phone camera.
        </p>
      </div>
    </section>
  );
}
