import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { AccountTab } from '../features/account/account-tab.tsx';
import { SecurityTab } from '../features/account/security-tab.tsx';
import { BillingTab } from '../features/billing/billing-tab.tsx';
import { DogsTab } from '../features/dogs/dogs-tab.tsx';
import { LeaderTab } from '../features/leadership/leader-tab.tsx';
import { type ProfileTab, profileTabs } from '../lib/paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useShell } from './shell-context.ts';

const labels: Record<ProfileTab, string> = {
  dogs: 'Dogs',
  account: 'Account',
  leader: 'Leader',
  billing: 'Billing',
  security: 'Security',
};

/** Profile and settings, in five tabs. The address names the tab. */
export function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  const { openCare } = useShell();
  const contents: Record<ProfileTab, ReactNode> = {
    dogs: <DogsTab onCare={openCare} />,
    account: <AccountTab />,
    leader: <LeaderTab />,
    billing: <BillingTab />,
    security: <SecurityTab />,
  };
  return (
    <>
      <PageHeading title="Profile" />
      <Tabs
        label="Profile"
        tabs={profileTabs.map((id) => ({ id, label: labels[id], content: contents[id] }))}
        selected={search.get('tab') ?? 'dogs'}
        onSelect={(tab) => setSearch(tab === 'dogs' ? {} : { tab }, { replace: true })}
      />
    </>
  );
}
