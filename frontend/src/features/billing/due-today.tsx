import type { ChangePreview } from '#shared/contract/subscription.ts';
import { isPaid, planNames } from '#shared/plans.ts';
import { formatShortDay } from './billing-dates.ts';
import { formatAmount } from './invoice-texts.ts';
import { formatPrice, splitPrice } from './plan-texts.ts';

/** What is due today, as a sum of lines. */
export function DueToday({ preview: { lines, dueTodayCents, balanceCents } }: { preview: ChangePreview }) {
  return (
    <dl className="hw-due" aria-label="Due today">
      {lines.map(({ kind, text, cents }) => (
        <div key={kind}>
          <dt>{text}</dt>
          <dd>{formatAmount(cents)}</dd>
        </div>
      ))}
      <div className="hw-due-sum">
        <dt>Due today</dt>
        <dd>{formatAmount(dueTodayCents)}</dd>
      </div>
      {dueTodayCents > 0 ? (
        <div className="hw-due-tax">
          <dt>Includes taxes and fees</dt>
          <dd>{formatAmount(splitPrice(dueTodayCents).tax)}</dd>
        </div>
      ) : null}
      {balanceCents > 0 ? (
        <div className="hw-due-tax">
          <dt>Kept for later periods</dt>
          <dd>{formatAmount(balanceCents)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** Describes when a change takes effect, and what is charged later. */
export function describeChange(preview: ChangePreview, method: string | undefined, timeZone: string): string {
  const { kind, plan, interval, effectiveAt, dueTodayCents, nextBillingDate, nextCents } = preview;
  const name = planNames[plan];
  const day = formatShortDay(effectiveAt, timeZone);
  const paid = dueTodayCents > 0 && method ? `Paid now with ${method}. ` : '';
  const first = nextBillingDate ? formatShortDay(nextBillingDate, timeZone) : '';
  const per = interval === 'annual' ? 'year' : 'month';
  const then = nextBillingDate
    ? ` ${formatPrice(nextCents ?? 0)} is charged on ${first}, and then the plan renews every ${per} until you cancel.`
    : '';
  if (kind === 'none') return `You have ${name} already.`;
  if (kind === 'resume') return `${name} continues. You won't be charged today.${then}`;
  if (kind === 'payNow') return `${paid}${name} continues.${then}`;
  if (kind === 'cancel' || !isPaid(plan)) {
    return `Free starts on ${day}. You keep everything until then, you won't be charged, and nothing is deleted.`;
  }
  if (dueTodayCents === 0 && preview.lines.length === 0) {
    if (!nextBillingDate) return `${name} starts on ${day}. You won't be charged today.`;
    return `${name} starts on ${day}. You won't be charged today.${then}`;
  }
  return `${paid}${name} starts at once.${then}`;
}
