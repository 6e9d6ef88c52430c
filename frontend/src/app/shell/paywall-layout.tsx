import { matchPath, useLocation, useSearchParams } from 'react-router';
import type { SubscriptionStatus } from '#shared/contract/subscription.ts';
import { profilePath } from '../../domain/account/paths.ts';
import { AccountTab } from '../../features/account/account-tab.tsx';
import { SecurityTab } from '../../features/account/security-tab.tsx';
import { AppLockCard } from '../../features/app-lock/app-lock-card.tsx';
import { BillingTab } from '../../features/billing/billing-tab.tsx';
import { FreeChoice } from '../../features/billing/free-choice.tsx';
import { choosePaywallTitle, Paywall } from '../../features/trial/paywall.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { screens } from '../routing/screens.ts';
import { PublicLayout } from './public-layout.tsx';
import { ScreenFrame } from './screen-frame.tsx';

/**
 * The owner's screens that need no plan. Emergency help and the data export need none either, but are routed outside
 * the shell.
 */
const openToAll = screens.filter(({ withoutPlan }) => withoutPlan);

const tabs = [
  { id: 'billing', label: 'Billing', content: <BillingTab /> },
  { id: 'account', label: 'Account', content: <AccountTab photo={false} /> },
  { id: 'security', label: 'Security', content: <SecurityTab lock={<AppLockCard />} /> },
];

/** The three profile tabs that need no plan. */
function PaywallProfile() {
  const [search, setSearch] = useSearchParams();
  return (
    <div className="hw-paywall-profile">
      <PageHeading title="Profile" />
      <Tabs
        label="Profile"
        tabs={tabs}
        selected={search.get('tab') ?? 'billing'}
        onSelect={(tab) => setSearch({ tab }, { replace: true })}
      />
    </div>
  );
}

/** Replaces the shell for an owner without access. */
export function PaywallLayout({ status }: { status: SubscriptionStatus }) {
  const { pathname, search } = useLocation();
  if (openToAll.some(({ path }) => matchPath(path, pathname))) return <PublicLayout />;
  const tab = new URLSearchParams(search).get('tab');
  if (pathname === profilePath && tabs.some(({ id }) => id === tab)) {
    return (
      <PublicLayout>
        <ScreenFrame key="profile" title="Profile">
          <PaywallProfile />
        </ScreenFrame>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout>
      <ScreenFrame key="paywall" title={choosePaywallTitle(status)}>
        <Paywall status={status} chooseFree={<FreeChoice />} />
      </ScreenFrame>
    </PublicLayout>
  );
}
