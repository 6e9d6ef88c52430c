import { useState } from 'react';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { toastError } from '../../domain/session/toast-error.ts';
import { emitAppEvent } from '../../lib/app-events.ts';
import { call } from '../../lib/call.ts';
import { intentKeys } from '../../lib/intent.ts';
import { textsFor } from '../../lib/texts.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { changeSubscription } from './calls.ts';
import { billingTexts } from './texts.ts';

/** Chooses Free: at once without a running trial, else for its end. `done` is called when every part of the page knows it. */
export function useChooseFree(done: () => void): { busy: boolean; choose: () => void } {
  const { refetch } = useSubscription();
  const [keys] = useState(intentKeys);
  const [busy, run] = useBusy();

  const choose = () =>
    void run(async () => {
      const body = { plan: 'free' } as const;
      try {
        await call(changeSubscription, { body }, { idempotencyKey: keys.keyFor(body) });
        keys.done();
        emitAppEvent('subscriptionChanged', {});
        await refetch();
        done();
      } catch (error) {
        toastError(textsFor(error, billingTexts.changeSubscription));
      }
      return undefined;
    });

  return { busy, choose };
}
