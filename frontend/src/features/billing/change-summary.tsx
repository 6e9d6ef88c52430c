import type { ChangePreview } from '#shared/contract/subscription.ts';
import { planNames } from '#shared/plans.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { formatShortDay } from './billing-dates.ts';
import { DueToday, describeChange } from './due-today.tsx';
import { formatAmount } from './invoice-texts.ts';
import type { useChangePreview } from './use-billing.ts';

/** Returns the label of the button that confirms a change: "Pay $13.67". */
export function labelConfirm({ kind, plan, effectiveAt, dueTodayCents }: ChangePreview, timeZone: string): string {
  if (dueTodayCents > 0) return `Pay ${formatAmount(dueTodayCents)}`;
  if (kind === 'none') return 'Your current plan';
  if (kind === 'resume') return `Keep ${planNames[plan]}`;
  if (kind === 'downgrade' || kind === 'cancel') return `Change on ${formatShortDay(effectiveAt, timeZone)}`;
  return `Choose ${planNames[plan]}`;
}

type ChangeSummaryProps = {
  preview: Pick<ReturnType<typeof useChangePreview>, 'data' | 'isError' | 'error' | 'isFetching' | 'refetch'>;
  /** The default payment method for texts; undefined without one. */
  method: string | undefined;
};

/** What a change costs today, when it takes effect, and what follows. */
export function ChangeSummary({ preview: { data, isError, error, isFetching, refetch }, method }: ChangeSummaryProps) {
  const { timeZone } = useUser();
  if (isError && !data) {
    return (
      <LoadError
        what="The amount due"
        comfort="You weren't charged."
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    );
  }
  return (
    <div className="hw-change-summary" aria-live="polite">
      {data ? (
        <>
          {data.kind === 'none' ? null : <DueToday preview={data} />}
          <p className="hw-small hw-soft">{describeChange(data, method, timeZone)}</p>
        </>
      ) : (
        <>
          <VisuallyHidden>Calculating what is due today...</VisuallyHidden>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </>
      )}
    </div>
  );
}
