import { Link } from 'react-router';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import { paths, paymentFor, profileTab } from '../../lib/paths.ts';
import { signOut } from '../../lib/session.ts';
import { useUser } from '../../lib/use-user.ts';
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

/** What the gate is called, in its heading and in the browser's tab. */
export function gateTitle({ trialExpired }: SubscriptionStatus): string {
  return trialExpired ? 'Free Trial Expired' : 'Subscription Required';
}

/** Stands in the place of the whole shell while an owner has no access. */
export function Gate({ status }: { status: SubscriptionStatus }) {
  const { timeZone } = useUser();
  const day = new Date(status.trialEndsAt).toLocaleDateString('en-US', {
    timeZone,
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
  return (
    <div className="hw-narrow hw-gate">
      <section className="hw-card" aria-labelledby="gate-title">
        <DogDrawing pose="sleeping" />
        <span className="hw-ground-line" aria-hidden="true" />
        <h1 tabIndex={-1} id="gate-title">
          {gateTitle(status)}
        </h1>
        <p>
          {status.trialExpired
            ? `Your 7-day free trial ended on ${day}.`
            : 'Your plan is not running. Choose one to go on where you left off.'}
        </p>
        <p className="hw-soft">
          Your data stays safe until you upgrade. Nothing is charged unless you choose a paid plan, and Free costs
          nothing.
        </p>
        <div className="hw-gate-ways">
          <LinkButton to={paths.pricing}>View Pricing Plans</LinkButton>
          <LinkButton to={paths.home} variation="outline">
            Back to Home
          </LinkButton>
        </div>
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
            <button type="button" onClick={signOut}>
              Sign Out
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
