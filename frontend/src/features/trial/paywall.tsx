import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { limits } from '#shared/plans.ts';
import { exportPath, linkToProfileTab } from '../../domain/account/paths.ts';
import { linkToPayment, pricingPath } from '../../domain/billing/paths.ts';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { supportPath } from '../../domain/support/paths.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { findInterruptedScreen } from '../../platform/session/after-sign-in.ts';
import { homePath } from '../../platform/session/paths.ts';
import { signOut } from '../../platform/session/sign-out.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { DogDrawing } from '../../ui/dog-art/dog-drawing.tsx';
import './trial.css';

/** Links to what is available without a plan. */
const available = [
  { to: linkToProfileTab('billing'), label: 'Billing' },
  { to: linkToPayment('basic'), label: 'Payment' },
  { to: supportPath, label: 'Support' },
  { to: exportPath, label: 'Export your data' },
  { to: linkToProfileTab('account'), label: 'Delete your account' },
  { to: guidePath, label: 'Care guide' },
  { to: emergencyPath, label: 'Emergency help' },
];

function chooseTexts({ trialExpired, trialEndsAt }: SubscriptionStatus, timeZone: string) {
  return trialExpired
    ? {
        why: `Your 7-day free trial ended on ${formatFullDay(trialEndsAt, timeZone)}.`,
        reassurance:
          "We keep everything: dogs, visits, notes. You won't be charged unless you choose a paid plan, and Free costs nothing.",
        unchanged: "Nothing has changed: your trial is over, and you don't have a plan yet.",
      }
    : {
        why: "Your plan isn't active because the payment didn't go through. You weren't charged.",
        reassurance:
          'We keep everything: dogs, visits, notes. Check your payment method under Billing, or continue with Free, which costs nothing.',
        unchanged: "Nothing has changed: you don't have an active plan yet.",
      };
}

/** What an owner keeps on the Free plan, and what needs a paid plan. */
const free = {
  kept: `Your dogs and their records, the calendar with its reminders, walk logging, places, reading the community, and ${limits.free.aiQuestions.count} questions a day.`,
  lost: `Posting in the community, adding more than ${limits.free.dogs} dog, AI exercise plans, and printable reports.`,
};

/** Returns the title of the paywall, for the page and the browser's tab. */
export function choosePaywallTitle({ trialExpired }: SubscriptionStatus): string {
  return trialExpired ? 'Free Trial Expired' : 'Subscription Required';
}

/** The screen that replaces the shell while an owner has no access. `chooseFree` is the button that chooses Free. */
export function Paywall({ status, chooseFree }: { status: SubscriptionStatus; chooseFree: ReactNode }) {
  const { id, timeZone } = useUser();
  const { refetch } = useSubscription();
  const [result, setResult] = useState('');
  const { why, reassurance, unchanged } = chooseTexts(status, timeZone);

  // Another tab or device may have chosen a plan. In that case, the shell replaces the paywall after the refetch.
  const checkAgain = async () => {
    setResult('');
    const { data, isError } = await refetch();
    if (isError) setResult("We couldn't check your plan. Please check your connection and try again.");
    else if (!data?.canAccess) setResult(unchanged);
  };

  return (
    <div className="hw-narrow hw-paywall">
      <section className="hw-card" aria-labelledby="paywall-title">
        <DogDrawing pose="sleeping" />
        <span className="hw-ground-line" aria-hidden="true" />
        <h1 tabIndex={-1} id="paywall-title">
          {choosePaywallTitle(status)}
        </h1>
        <p>{why}</p>
        <p className="hw-soft">{reassurance}</p>
        {findInterruptedScreen(id) ? (
          <p className="hw-soft">What you were typing is saved in this tab until you choose a plan.</p>
        ) : null}
        <div className="hw-paywall-actions">
          <LinkButton to={pricingPath}>View Pricing Plans</LinkButton>
          <LinkButton to={homePath} variation="outline" onClick={() => void checkAgain()}>
            Back to Home
          </LinkButton>
        </div>
        <p role="status">{result}</p>
        <div className="hw-paywall-free">
          <h2 className="hw-row-title">Or continue with Free</h2>
          <dl>
            <dt>What you keep</dt>
            <dd>{free.kept}</dd>
            <dt>What you lose for now</dt>
            <dd>{free.lost}</dd>
          </dl>
          {chooseFree}
        </div>
      </section>
      <nav aria-label="Still available to you">
        <h2 className="hw-row-title">Still available to you</h2>
        <ul>
          {available.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void signOut()}>
              Sign Out
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
