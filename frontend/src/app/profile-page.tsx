import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type ProfileTab, profileTabs } from '../domain/account/paths.ts';
import { DogsTab } from '../features/dogs/dogs-tab.tsx';
import { lazyComponent } from '../platform/lazy-component.ts';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { useShell } from './shell/use-shell.ts';

const AccountTab = lazyComponent(async () => (await import('../features/account/account-tab.tsx')).AccountTab);
const AppLockCard = lazyComponent(async () => (await import('../features/app-lock/app-lock-card.tsx')).AppLockCard);
const BillingTab = lazyComponent(async () => (await import('../features/billing/billing-tab.tsx')).BillingTab);
const LeaderTab = lazyComponent(async () => (await import('../features/leadership/leader-tab.tsx')).LeaderTab);
const SettingsLinkCard = lazyComponent(
  async () => (await import('../features/notifications/settings-link-card.tsx')).SettingsLinkCard,
);
const ReferralLinkCard = lazyComponent(
  async () => (await import('../features/referrals/referral-link-card.tsx')).ReferralLinkCard,
);
const SecurityTab = lazyComponent(async () => (await import('../features/account/security-tab.tsx')).SecurityTab);

const labels: Record<ProfileTab, string> = {
  dogs: 'Dogs',
  account: 'Account',
  leader: 'Leader',
  billing: 'Billing',
  security: 'Security',
};

/** The profile and settings in five tabs. The query parameter `tab` selects the tab. */
export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const { openAssistant } = useShell();
  const contents: Record<ProfileTab, ReactNode> = {
    dogs: <DogsTab onOpenAssistant={openAssistant} />,
    account: <AccountTab notifications={<SettingsLinkCard />} referrals={<ReferralLinkCard />} />,
    leader: <LeaderTab />,
    billing: <BillingTab />,
    security: <SecurityTab lock={<AppLockCard />} />,
  };
  return (
    <>
      <PageHeading title="Profile" />
      <Tabs
        label="Profile"
        tabs={profileTabs.map((id) => ({
          id,
          label: labels[id],
          content: <Suspense fallback={<Loading />}>{contents[id]}</Suspense>,
        }))}
        selected={search.get('tab') ?? 'dogs'}
        onSelect={(tab) => setSearch(tab === 'dogs' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}
