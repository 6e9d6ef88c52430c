import { Link } from 'react-router';
import type { SubscriptionDetails } from '#shared/contract/subscription.ts';
import { linkToProfileTab } from '../../domain/account/paths.ts';
import { formatFullDay } from '../../lib/texts.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useNextCharge } from './use-referrals.ts';

type Next = Pick<SubscriptionDetails, 'nextBillingDate' | 'nextCents'>;

/** Describes what an owner's free months do next. `next` is undefined until it is loaded. */
export function describeCredits(credits: number, next: Next | undefined, timeZone: string): string {
  if (credits === 0) return 'Each friend who joins and verifies their email adds one.';
  const kept = credits === 1 ? 'It pays a month of a paid plan' : 'They pay months of a paid plan';
  if (!next?.nextBillingDate || next.nextCents === null) return `${kept} before your card is charged.`;
  const day = formatFullDay(next.nextBillingDate, timeZone);
  if (next.nextCents === 0) return `${kept} before your card is charged. Your next payment on ${day} is covered.`;
  const amount = (next.nextCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return `${kept} before your card is charged. On ${day}, you pay ${amount} after credits.`;
}

/** How many free months the owner has, and what they pay. */
export function CreditsCard({ credits }: { credits: number }) {
  const { timeZone } = useUser();
  const { data: next } = useNextCharge();
  return (
    <Card title="Credits remaining">
      <p className="hw-credits">
        <strong className="hw-number">{credits}</strong> {credits === 1 ? 'month' : 'months'}
      </p>
      <p className="hw-soft">{describeCredits(credits, next, timeZone)}</p>
      <p className="hw-small hw-credits-link">
        <Link to={linkToProfileTab('billing')}>See billing</Link>
      </p>
    </Card>
  );
}
