import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { NotificationPreferences } from '#shared/contract/notification-preferences.ts';
import type { Tier } from '#shared/plans.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ChannelTable } from './channel-table.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import type { SaveStatus } from './settings-part.ts';
import { usePreferences, useSavePreferences } from './use-preferences.ts';
import './settings.css';

/**
 * The notification settings: which kinds reach the owner by which channel, and when. Each choice is saved at once.
 * @param push the card of the browsers that get push
 */
export function NotificationSettingsPage({ push }: { push: ReactNode }) {
  const preferences = usePreferences();
  const subscription = useSubscription();
  const failed = [preferences, subscription].find(({ isError, data }) => isError && !data);
  return (
    <>
      <p className="hw-small hw-settings-back">
        <Link to={linkToProfileTab('account')}>Profile</Link>
      </p>
      <PageHeading title="Notifications" />
      {preferences.data && subscription.data ? (
        <Settings preferences={preferences.data} tier={subscription.data.tier} push={push} />
      ) : failed ? (
        <LoadError
          what="Your notification choices"
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => Promise.all([preferences.refetch(), subscription.refetch()])}
        />
      ) : (
        <Loading label="Loading..." height="card" />
      )}
    </>
  );
}

type SettingsProps = { preferences: NotificationPreferences; tier: Tier; push: ReactNode };

function Settings({ preferences, tier, push }: SettingsProps) {
  const save = useSavePreferences();
  const [status, setStatus] = useState<SaveStatus>('none');
  const change = async (changed: Partial<NotificationPreferences>) => {
    setStatus('saving');
    setStatus((await save({ ...preferences, ...changed })) ? 'saved' : 'none');
  };
  const parts = { preferences, tier, onChange: (changed: Partial<NotificationPreferences>) => void change(changed) };
  return (
    <div className="hw-columns">
      <ChannelTable {...parts} status={status} />
      <div className="hw-stack hw-stack--wide">
        {push}
        <ReminderCard {...parts} />
        <QuietHoursCard {...parts} />
      </div>
    </div>
  );
}
