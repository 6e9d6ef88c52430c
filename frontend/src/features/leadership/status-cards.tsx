import { Clock } from 'lucide-react';
import { localDate } from '#shared/calendar.ts';
import type { LeadershipApplication } from '#shared/contract/leadership.ts';
import { UpgradeCard } from '../../domain/billing/upgrade-card.tsx';
import { reviewTime } from '../../domain/leadership/texts.ts';
import { formatDate } from '../../lib/format.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { formatDueDay } from './application-steps.tsx';

type CardProps = { application: LeadershipApplication; onApply: () => void };

/** An application that a moderator has not decided about. */
export function PendingCard({ application, onApply }: CardProps) {
  const { timeZone } = useUser();
  const { createdAt, specialties, availableTime, motivation } = application;
  const arrived = formatDate(localDate(new Date(createdAt), timeZone), { month: 'long', day: 'numeric' });
  return (
    <Card
      title="Application Submitted"
      action={
        <Badge tone="info" icon={Clock}>
          Pending
        </Badge>
      }
    >
      <div className="hw-stack">
        <p>
          We review applications within {reviewTime}. Yours arrived on {arrived}, so expect a decision by{' '}
          {formatDueDay(application, timeZone)}. We send it by email and as a notification.
        </p>
        <dl className="hw-leader-answers">
          <div>
            <dt>Specialties</dt>
            <dd>{specialties.join(', ')}</dd>
          </div>
          <div>
            <dt>Time you offer</dt>
            <dd>{availableTime} hours a week</dd>
          </div>
          <div>
            <dt>Motivation</dt>
            <dd>{motivation}</dd>
          </div>
        </dl>
        <div>
          <Button variation="outline" aria-haspopup="dialog" onClick={onApply}>
            Submit Another Application
          </Button>
        </div>
        <p className="hw-small hw-soft">
          Only one application can be pending. You can send another after the decision.
        </p>
      </div>
    </Card>
  );
}

/** An application that was not accepted, with a way to send another one. */
export function RejectedCard({ application: { reviewNotes }, onApply }: CardProps) {
  const isIncluded = useIncludes('leadershipApplication');
  return (
    <div className="hw-stack">
      <Card title="Not this time">
        <div className="hw-stack">
          <p>
            Thank you for offering to lead. A moderator read every answer, and decided not to accept your application
            {reviewNotes ? ' for now. This is what they wrote:' : ' for now.'}
          </p>
          {reviewNotes ? <blockquote className="hw-leader-notes">{reviewNotes}</blockquote> : null}
          {isIncluded ? (
            <div>
              <Button aria-haspopup="dialog" onClick={onApply}>
                Submit Another Application
              </Button>
            </div>
          ) : null}
        </div>
      </Card>
      {isIncluded === false ? <UpgradeCard feature="leadershipApplication" /> : null}
    </div>
  );
}
