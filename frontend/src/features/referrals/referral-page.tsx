import { Check, ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { CreditsCard } from './credits-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { useCredits } from './use-referrals.ts';
import './referrals.css';

const benefits = [
  'One month of your plan for each completed referral',
  "Your friend's first paid month is covered",
  'Credits pay first, your card only after them',
  'Credits you earned stay when you change plan',
];

/** The owner's invite code and link, credits, and referrals. */
export function ReferralPage() {
  const { data: credits, isError, error, isFetching, refetch } = useCredits();
  const isIncluded = useIncludes('referralCredits');
  return (
    <>
      <p className="hw-small hw-referral-back">
        <Link to={linkToProfileTab('account')}>
          <Icon of={ChevronLeft} size="s" />
          Profile
        </Link>
      </p>
      <PageHeading title="Referrals" />
      {credits ? (
        <>
          <InvitePanel inviteCode={credits.inviteCode} shareLink={credits.shareLink} earns={isIncluded !== false} />
          <div className="hw-referral-grid">
            <HistoryCard totalReferrals={credits.totalReferrals} />
            <div className="hw-stack hw-stack--wide">
              {isIncluded === false ? (
                <UpgradeCard
                  feature="referralCredits"
                  text="Your friends still get their free month, and credits you've earned stay. On your plan, you don't earn new ones."
                />
              ) : null}
              <CreditsCard credits={credits.creditsRemaining} />
              <Benefits />
            </div>
          </div>
        </>
      ) : isError ? (
        <LoadError what="Your invite code" error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading label="Loading your invite code..." height="card" />
      )}
    </>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="referral-benefits">
      <h2 id="referral-benefits">Benefits</h2>
      <ul className="hw-ticks hw-referral-benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
