import { CreditCard, Landmark } from 'lucide-react';
import { useRef } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { now } from '../../lib/now.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { describeMethod, formatMethodName, hasExpired } from './method-texts.ts';
import { useMakeDefault } from './use-payment-methods.ts';

/** One payment method, with buttons to make it the default and to remove it. */
export function MethodRow({ method, onRemove }: { method: PaymentMethod; onRemove: () => void }) {
  const removeButton = useRef<HTMLButtonElement>(null);
  // The clicked button disappears, so the Remove button of the same row gets the focus.
  const makeDefault = useMakeDefault(method, () => removeButton.current?.focus());
  const name = formatMethodName(method);

  return (
    <li className="hw-method">
      <Icon of={method.type === 'card' ? CreditCard : Landmark} />
      <div className="hw-method-text">
        <h3 className="hw-row-title hw-number">
          {method.brand} ending in {method.lastFour}
        </h3>
        {method.isDefault ? <Badge tone="pine">Default</Badge> : null}
        {hasExpired(method, now()) ? <Badge tone="danger">Expired</Badge> : null}
        <p className="hw-small hw-mute hw-number">{describeMethod(method, now())}</p>
      </div>
      <div className="hw-method-tools">
        {method.isDefault ? null : (
          <Button
            variation="quiet"
            size="s"
            aria-label={`Make default: ${name}`}
            busy={makeDefault.isPending}
            busyLabel="Saving..."
            onClick={() => void makeDefault.mutate(undefined)}
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
