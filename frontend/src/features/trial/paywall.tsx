import { useState } from 'react';
import { Link } from 'react-router';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { signOut } from '../../domain/session/sign-out.ts';
import { useUser } from '../../domain/session/use-user.ts';
import { fullDay } from '../../lib/full-day.ts';
import { paths, paymentFor, profileTab } from '../../lib/paths.ts';
import { waitingScreen } from '../../lib/unsent.ts';
import { DogDrawing } from '../../ui/dog-drawing.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import './trial.css';

/** What stays open to an owner without a plan. */
const stillOpen = [
  { to: profileTab('billing'), label: 'Billing' },
  { to: paymentFor('basic'), label: 'Payment' },
  { to: paths.support, label: 'Support' },
  { to: paths.export, label: 'Export your data' },
  { to: profileTab('account'), label: 'Delete your account' },
  { to: paths.emergency, label: 'Emergency help' },
];

/** What the gate says, by the reason. */
function sentencesOf({ trialExpired, trialEndsAt }: SubscriptionStatus, timeZone: string) {
  return trialExpired
    ? {
        why: `Your 7-day free trial ended on ${fullDay(trialEndsAt, timeZone)}.`,
        comfort:
          'Your data stays safe until you upgrade. Nothing is charged unless you choose a paid plan, and Free costs nothing.',
        unchanged: 'Nothing has changed: the trial is over, and no plan is running yet.',
      }
    : {
        why: 'Your plan is not running, because its payment did not go through. Nothing was charged for it.',
        comfort:
          'Your data stays safe until you upgrade. Look at your payment method under Billing, or go on with Free, which costs nothing.',
        unchanged: 'Nothing has changed: no plan is running yet.',
      };
}

/** What the gate is called, in its heading and in the browser's tab. */
export function paywallTitle({ trialExpired }: SubscriptionStatus): string {
  return trialExpired ? 'Free Trial Expired' : 'Subscription Required';
}

/** Stands in the place of the whole shell while an owner has no access. */
export function Paywall({ status }: { status: SubscriptionStatus }) {
  const { id, timeZone } = useUser();
  const { refetch } = useSubscription();
  const [told, setTold] = useState('');
  const { why, comfort, unchanged } = sentencesOf(status, timeZone);

  // A plan may have been chosen elsewhere. Where one was, the shell takes this place.
  const askAgain = async () => {
    setTold('');
    const { data, isError } = await refetch();
    if (isError) setTold('Your plan could not be asked for. Please check your connection and try again.');
    else if (!data?.canAccess) setTold(unchanged);
  };

  return (
    <div className="hw-narrow hw-gate">
      <section className="hw-card" aria-labelledby="gate-title">
        <DogDrawing pose="sleeping" />
        <span className="hw-ground-line" aria-hidden="true" />
        <h1 tabIndex={-1} id="gate-title">
          {paywallTitle(status)}
        </h1>
        <p>{why}</p>
        <p className="hw-soft">{comfort}</p>
        {waitingScreen(id) ? <p className="hw-soft">What you were typing is kept until then, in this tab.</p> : null}
        <div className="hw-gate-ways">
          <LinkButton to={paths.pricing}>View Pricing Plans</LinkButton>
          <LinkButton to={paths.home} variation="outline" onClick={() => void askAgain()}>
            Back to Home
          </LinkButton>
        </div>
        <p role="status">{told}</p>
      </section>
      <nav aria-label="Still open to you">
        <h2 className="hw-row-title">Still open to you</h2>
        <ul>
          {stillOpen.map(({ to, label }) => (
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
