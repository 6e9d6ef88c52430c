import { Ban, Check, Clock, Info, type LucideIcon, Users } from 'lucide-react';
import type { Referral } from '#shared/contract/referrals.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { SkeletonCard } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useReferrals } from './use-referrals.ts';

const badges: Record<Referral['status'], { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  pending: { label: 'Pending', tone: 'info', icon: Clock },
  completed: { label: 'Completed', tone: 'success', icon: Check },
  void: { label: 'Not counted', tone: 'plain', icon: Ban },
};

/** Describes what a referral has brought so far. */
export function describeReferral({ status, creditAwarded }: Pick<Referral, 'status' | 'creditAwarded'>): string {
  if (status === 'pending') return 'Joined with your link. Their email is not verified yet.';
  if (status === 'void') return 'This account shares an email or a payment method with yours, or was invited before.';
  return creditAwarded ? 'One month of credit for each of you' : 'One month of credit for your friend';
}

/** Counts referrals for the card's head: "3 completed, 1 pending". */
export function countReferrals(completed: number, rows: readonly Pick<Referral, 'status'>[]): string {
  const pending = rows.filter(({ status }) => status === 'pending').length;
  return `${completed} completed, ${pending} pending`;
}

/** Who has joined with the owner's code: dates and status, but no names. */
export function HistoryCard({ totalReferrals }: { totalReferrals: number }) {
  const list = useReferrals();
  return (
    <Card
      title="Referral history"
      className="hw-referral-history"
      action={
        list.data?.length ? (
          <span className="hw-small hw-mute hw-number">{countReferrals(totalReferrals, list.data)}</span>
        ) : null
      }
    >
      <ListContent
        list={list}
        what="Your referrals"
        loading={<SkeletonCard lines={3} avatar={false} label="Loading your referrals..." />}
        empty={
          <SmallEmpty icon={Users} title="No referrals yet" text="Friends who join with your link show up here." />
        }
      >
        {(rows) => (
          <>
            <ul className="hw-referral-rows">
              {rows.map((row) => (
                <Row key={row.id} referral={row} />
              ))}
            </ul>
            <p className="hw-small hw-mute hw-referral-note">
              <Icon of={Info} size="s" />
              We show dates and status, not who joined. They can tell you themselves.
            </p>
          </>
        )}
      </ListContent>
    </Card>
  );
}

function Row({ referral }: { referral: Referral }) {
  const { timeZone } = useUser();
  const { label, tone, icon } = badges[referral.status];
  return (
    <li>
      <span>
        <strong className="hw-number">{formatFullDay(referral.completedAt ?? referral.createdAt, timeZone)}</strong>
        <span className="hw-small hw-mute">{describeReferral(referral)}</span>
      </span>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
    </li>
  );
}
