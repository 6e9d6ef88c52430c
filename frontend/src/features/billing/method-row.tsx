import { CreditCard, Landmark } from 'lucide-react';
import { useRef } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { toastError } from '../../domain/session/toast-error.ts';
import { now } from '../../lib/now.ts';
import { textsFor } from '../../lib/texts.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast-store.ts';
import { aboutMethod, hasExpired, methodName } from './method-texts.ts';
import { billingTexts } from './texts.ts';
import { useMakeDefault } from './use-payment-methods.ts';

/** One payment method, and what can be done with it. */
export function MethodRow({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const choose = useMakeDefault();
  const [busy, run] = useBusy();
  const removeButton = useRef<HTMLButtonElement>(null);
  const name = methodName(method);
  const { succeeded, failed } = billingTexts.setDefaultPaymentMethod;

  const makeDefault = () =>
    run(async () => {
      try {
        await choose(method);
        // The button that was pressed goes now: the keyboard stays in this row.
        removeButton.current?.focus();
        toast({ tone: 'success', title: succeeded, detail: name });
      } catch (error) {
        toastError(textsFor(error, { failed }));
      }
      return undefined;
    });

  return (
    <li className="hw-method">
      <Icon of={method.type === 'card' ? CreditCard : Landmark} />
      <div className="hw-method-words">
        <h3 className="hw-row-title hw-number">
          {method.brand} ending in {method.lastFour}
        </h3>
        {method.isDefault ? <Badge tone="pine">Default</Badge> : null}
        {hasExpired(method, now()) ? <Badge tone="danger">Expired</Badge> : null}
        <p className="hw-small hw-mute hw-number">{aboutMethod(method, now())}</p>
      </div>
      <div className="hw-method-tools">
        {method.isDefault ? null : (
          <Button
            variation="quiet"
            size="s"
            aria-label={`Make default: ${name}`}
            busy={busy}
            busyLabel="Saving..."
            onClick={() => void makeDefault()}
          >
            Make default
          </Button>
        )}
        <Button ref={removeButton} variation="quiet" size="s" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
