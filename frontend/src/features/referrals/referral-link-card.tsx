import { referralPath } from '../../domain/referrals/paths.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';

/** Leads from the profile to the owner's invite code and credits. */
export function ReferralLinkCard() {
  return (
    <Card title="Referrals">
      <div className="hw-stack">
        <p className="hw-soft">Your invite code, your credits, and who has joined so far.</p>
        <div>
          <LinkButton to={referralPath} variation="outline" size="s">
            See your referrals
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
