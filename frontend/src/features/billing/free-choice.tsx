import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isPaid } from '#shared/plans.ts';
import { call } from '../../lib/call.ts';
import { intentKeys } from '../../lib/intent.ts';
import { announce } from '../../lib/live.ts';
import { paths, profileTab } from '../../lib/paths.ts';
import { wordsFor } from '../../lib/texts.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { useSubscription } from '../../lib/use-subscription.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { tellFailure } from '../../ui/tell-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { changeSubscription } from './calls.ts';
import { FreeLater } from './plan-column.tsx';
import { billingTexts } from './texts.ts';

/** The button that chooses Free, for an owner: it works once the trial is over. */
export function FreeChoice({ variation = 'outline' }: Pick<ButtonLook, 'variation'>) {
  const { data } = useSubscription();
  const [keys] = useState(intentKeys);
  const [busy, run] = useBusy();
  const navigate = useNavigate();

  const choose = () =>
    run(async () => {
      const body = { plan: 'free' } as const;
      try {
        await call(changeSubscription, { body }, { idempotencyKey: keys.keyFor(body) });
        keys.done();
        announce('subscriptionChanged', {});
        navigate(paths.home);
        toast({
          tone: 'success',
          title: 'You are on the Free plan.',
          detail: 'Nothing is charged, and nothing was deleted.',
        });
      } catch (error) {
        tellFailure(wordsFor(error, billingTexts.changeSubscription));
      }
      return undefined;
    });

  if (data?.tier === 'expired') {
    return (
      <Button full variation={variation} busy={busy} busyLabel="Choosing Free..." onClick={() => void choose()}>
        Choose Free
      </Button>
    );
  }
  if (data?.tier === 'free') {
    return (
      <Button full disabled>
        Your current plan
      </Button>
    );
  }
  if (isPaid(data?.tier)) {
    return (
      <LinkButton to={profileTab('billing')} variation="outline" full>
        Manage your plan
      </LinkButton>
    );
  }
  return <FreeLater />;
}
