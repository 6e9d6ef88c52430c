import { Link } from 'react-router';
import type { QuestionQuota } from '#shared/contract/chat.ts';
import { pricingPath } from '../../domain/billing/paths.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { describeLargerPlan, describeUsedUp } from './texts.ts';

type UsedUpProps = {
  quota: QuestionQuota;
  /** Whether the last question was refused. */
  isRefused: boolean;
  onLeave: () => void;
};

/** Says that no question is left, when new ones come, that the care guide is free, and which plan has more. */
export function UsedUp({ quota, isRefused, onLeave }: UsedUpProps) {
  const { title, detail } = describeUsedUp(quota, useNow(), useUser().timeZone);
  const larger = describeLargerPlan(quota);
  return (
    <Alert
      title={title}
      detail={isRefused ? `Your question wasn't sent. ${detail}` : detail}
      action={
        <>
          <p>
            <Link to={guidePath} onClick={onLeave}>
              Search the care guide
            </Link>{' '}
            anytime. It's free.
          </p>
          {larger ? (
            <p>
              {larger}{' '}
              <Link to={pricingPath} onClick={onLeave}>
                Compare plans
              </Link>
            </p>
          ) : null}
        </>
      }
    />
  );
}
