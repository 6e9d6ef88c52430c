import { Award, Check } from 'lucide-react';
import type { LeadershipApplication } from '#shared/contract/leadership.ts';
import { leaderBadge } from '#shared/forum.ts';
import { moderationPath } from '../../domain/moderation/paths.ts';
import { useReportCount } from '../../domain/moderation/use-report-count.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Avatar } from '../../ui/dog-art/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';

const abilities = [
  'You see reported posts and comments, and what their author did before.',
  'You can keep, warn or hide. The author is told why, and may object to a hidden text once.',
  'Each decision is in the audit log with your name.',
];

/** What a Leading Member's name looks like, and what they can do. */
export function LeaderCard({ application }: { application: LeadershipApplication }) {
  const { firstName, lastName, profileImageUrl, timeZone } = useUser();
  const count = useReportCount();
  const [initial] = lastName.trim();
  const name = initial ? `${firstName} ${initial.toUpperCase()}.` : firstName;
  const since = application.reviewedAt ? `Since ${formatFullDay(application.reviewedAt, timeZone)}. ` : '';
  return (
    <Card title="You are a Leading Member">
      <div className="hw-stack">
        <p className="hw-soft">{since}Your name in the forum now looks like this:</p>
        <div className="hw-leader-sample">
          <Avatar name={`${firstName} ${lastName}`} src={profileImageUrl} size="s" />
          <div>
            <p className="hw-leader-name">
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <Badge tone="amber" icon={Award}>
                {leaderBadge}
              </Badge>
            </p>
            <p>We did it in the quiet corner of the lot first. Five minutes, then home.</p>
          </div>
        </div>
        <ul className="hw-ticks">
          {abilities.map((ability) => (
            <li key={ability}>
              <Icon of={Check} />
              {ability}
            </li>
          ))}
        </ul>
        <div className="hw-leader-foot">
          {count === undefined ? <span /> : <ReportCount count={count} />}
          <LinkButton to={moderationPath}>Open moderation</LinkButton>
        </div>
      </div>
    </Card>
  );
}

function ReportCount({ count }: { count: string }) {
  if (count === '0') return <p className="hw-soft">No reports are waiting</p>;
  return (
    <p className="hw-soft">
      <strong className="hw-number">{count}</strong> {count === '1' ? 'report is' : 'reports are'} waiting
    </p>
  );
}
