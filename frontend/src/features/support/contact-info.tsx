import { Link } from 'react-router';
import { emergencyPath } from '../../domain/emergency/paths.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useMailboxes } from './use-support.ts';

const labels = { general: 'General', billing: 'Billing', technical: 'Technical' } as const;

/** The addresses of support, and when support answers. */
export function ContactInfo() {
  const { data, isError, error, isFetching, refetch } = useMailboxes();
  return (
    <div className="hw-columns">
      <Card title="Write to us">
        {data ? (
          <dl className="hw-support-info">
            {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
              <div key={name}>
                <dt>{labels[name]}</dt>
                <dd>
                  <a href={`mailto:${data[name]}`}>{data[name]}</a>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {data || isError ? null : <Loading label="Loading the addresses..." height="card" />}
        {isError && !data ? (
          <LoadError what="The addresses" comfort="" error={error} busy={isFetching} onRetry={refetch} />
        ) : null}
      </Card>
      <Card title="When we answer">
        <dl className="hw-support-info">
          <div>
            <dt>Average response time</dt>
            <dd>6-12 hours</dd>
          </div>
          <div>
            <dt>Support hours</dt>
            <dd>Mon-Fri 9AM-5PM CST</dd>
          </div>
          <div>
            <dt>Weekends</dt>
            <dd>Limited support</dd>
          </div>
        </dl>
        <p className="hw-small hw-soft">
          We're not an emergency line. <Link to={emergencyPath}>Emergency help</Link> shows a vet to call at any hour.
        </p>
      </Card>
    </div>
  );
}
