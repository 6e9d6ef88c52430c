import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { supportCategoryLabels } from '#shared/support.ts';
import { linkToRequest } from '../../domain/support/paths.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useRequests } from './use-support.ts';

/** The owner's requests to support, newest first. */
export function RequestList() {
  const { timeZone } = useUser();
  const { data, isError, error, isFetching, refetch } = useRequests();
  if (isError && !data)
    return <LoadError what="Your requests" comfort="" error={error} busy={isFetching} onRetry={refetch} />;
  return (
    <Card title="My requests">
      {data === undefined ? <Loading label="Loading your requests..." height="card" /> : null}
      {data?.length === 0 ? (
        <SmallEmpty
          icon={MessageSquare}
          title="No requests yet"
          text="What you send us, and our answers, are kept here."
        />
      ) : null}
      {data && data.length > 0 ? (
        <ul className="hw-support-list">
          {data.map(({ id, subject, status, category, updatedAt }) => (
            <li key={id}>
              <Link to={linkToRequest(id)}>
                <span className="hw-support-row">
                  <span className="hw-row-title">
                    <bdi>{subject}</bdi>
                  </span>
                  <StatusBadge status={status} />
                </span>
                <span className="hw-small hw-soft">
                  {supportCategoryLabels[category]},{' '}
                  {new Date(updatedAt).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric' })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
