import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DogsTab } from '../features/dogs/dogs-tab.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { type ProfileTab, profileTabs } from '../lib/paths.ts';
import { Loading } from '../ui/loading.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useShell } from './shell-context.ts';

const AccountTab = lazyComponent(async () => (await import('../features/account/account-tab.tsx')).AccountTab);
const BillingTab = lazyComponent(async () => (await import('../features/billing/billing-tab.tsx')).BillingTab);
const LeaderTab = lazyComponent(async () => (await import('../features/leadership/leader-tab.tsx')).LeaderTab);
const NotificationPreferencesCard = lazyComponent(
  async () => (await import('../features/notifications/preferences-card.tsx')).NotificationPreferencesCard,
);
const SecurityTab = lazyComponent(async () => (await import('../features/account/security-tab.tsx')).SecurityTab);

const labels: Record<ProfileTab, string> = {
  dogs: 'Dogs',
  account: 'Account',
  leader: 'Leader',
  billing: 'Billing',
  security: 'Security',
};

/** Profile and settings in five tabs. The query parameter `tab` selects one. */
export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const { openCare } = useShell();
  const contents: Record<ProfileTab, ReactNode> = {
    dogs: <DogsTab onCare={openCare} />,
    account: <AccountTab notifications={<NotificationPreferencesCard />} />,
    leader: <LeaderTab />,
    billing: <BillingTab />,
    security: <SecurityTab />,
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
