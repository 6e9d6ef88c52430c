import { Share2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { referralPath } from '../../domain/referrals/paths.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { canShare, shareInvite } from './share-invite.ts';
import { useCredits } from './use-referrals.ts';

/**
 * The card on home that invites a friend. Its button opens the device's dialog to share the link, or without one the
 * screen where the link can be copied or scanned.
 */
export function ShareCard() {
  const navigate = useNavigate();
  const { data: credits } = useCredits({ enabled: canShare() });
  const isIncluded = useIncludes('referralCredits');
  return (
    <Card title="Invite a friend">
      <div className="hw-stack">
        <p className="hw-soft">
          {isIncluded === false
            ? 'They get one month of credit when they join and verify their email.'
            : 'You each get one month of credit when they join and verify their email.'}
        </p>
        <div>
          <Button
            variation="outline"
            size="s"
            icon={Share2}
            onClick={() => void (credits ? shareInvite(credits.shareLink) : navigate(referralPath))}
          >
            Share
          </Button>
        </div>
      </div>
    </Card>
  );
}
