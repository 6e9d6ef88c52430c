import { useSearchParams } from 'react-router';
import { type ModerationQueue, moderationQueues } from '#shared/moderation.ts';
import { moderatorRole, reviewsReports } from '#shared/roles.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { type Tab, Tabs } from '../../ui/controls/tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AuditLog } from './audit-log.tsx';
import './moderation.css';
import { QueueView } from './queue-view.tsx';
import { useShortcutSetting } from './shortcuts.ts';
import { queueLabels } from './texts.ts';
import { useQueue } from './use-queue.ts';

/** The queues in which moderators decide, and the log of their decisions. Leading Members see the reports. */
export function ModerationPage() {
  const { roles } = useUser();
  if (!reviewsReports(roles)) {
    return (
      <>
        <PageHeading title="Moderation" />
        <EmptyState
          drawing="sitting"
          coat="charcoal"
          title="This page is for moderators"
          text="Your account doesn't have moderator access."
        />
      </>
    );
  }
  return <Queues isModerator={roles.includes(moderatorRole)} />;
}

function Queues({ isModerator }: { isModerator: boolean }) {
  const [search, setSearch] = useSearchParams();
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const queues = {
    reports: useQueue('reports'),
    'leadership-applications': useQueue('leadership-applications', isModerator),
    'support-messages': useQueue('support-messages', isModerator),
    recommendations: useQueue('recommendations', isModerator),
    places: useQueue('places', isModerator),
  };
  const offered: readonly ModerationQueue[] = isModerator ? moderationQueues : ['reports'];
  const tabs: Tab[] = offered.map((queue) => ({
    id: queue,
    label: queueLabels[queue],
    count: queues[queue].count,
    content: <QueueView queue={queue} list={queues[queue]} hasShortcuts={hasShortcuts} isModerator={isModerator} />,
  }));
  if (isModerator) tabs.push({ id: 'audit', label: 'Audit log', content: <AuditLog /> });
  return (
    <>
      <PageHeading
        title="Moderation"
        action={
          <label className="hw-mod-switch">
            <span>Keyboard shortcuts</span>
            <input
              type="checkbox"
              role="switch"
              checked={hasShortcuts}
              aria-checked={hasShortcuts}
              onChange={({ target }) => setShortcuts(target.checked)}
            />
          </label>
        }
      />
      <Tabs
        label="Queues"
        tabs={tabs}
        selected={search.get('queue') ?? 'reports'}
        onSelect={(queue) => setSearch(queue === 'reports' ? {} : { queue }, { replace: true })}
      />
    </>
  );
}
