import { CreditCard, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { maxPaymentMethods } from '#shared/contract/payment-fields.ts';
import { lazyComponent } from '../../platform/lazy-component.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { MethodRow } from './method-row.tsx';
import { RemoveMethod } from './remove-method.tsx';
import { securityTexts } from './texts.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

const AddMethodDialog = lazyComponent(async () => (await import('./add-method-dialog.tsx')).AddMethodDialog);

function SkeletonRows() {
  return (
    <div className="hw-skeleton-card" role="status">
      <VisuallyHidden>Loading your payment methods...</VisuallyHidden>
      {['first', 'second'].map((row) => (
        <div key={row} className="hw-method-waiting">
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton shape="control" width="half" />
        </div>
      ))}
    </div>
  );
}

/** The cards and bank accounts on file, which can be added, removed or made the default. */
export function PaymentMethodsCard() {
  const { data: methods, isPending, error, refetch, isFetching } = usePaymentMethods();
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never');
  const [removing, setRemoving] = useState<{ open: boolean; method?: PaymentMethod }>({ open: false });
  const addButton = useRef<HTMLButtonElement>(null);
  const count = methods?.length;
  const wasOpen = useRef(false);

  // When a dialog closes and its opener no longer exists, focuses the button that adds a method.
  const open = adding === 'open' || removing.open;
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.closest('dialog');
    if (!open && wasOpen.current && lost) addButton.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const full = (count ?? 0) >= maxPaymentMethods;
  const addMethod = (label: string) => (
    <Button ref={addButton} variation="outline" size="s" aria-haspopup="dialog" onClick={() => setAdding('open')}>
      {label}
    </Button>
  );

  return (
    <Card title="Payment methods" action={count && !full ? addMethod('Add') : undefined}>
      {isPending ? (
        <SkeletonRows />
      ) : !methods ? (
        <LoadError what="Your payment methods" error={error} busy={isFetching} onRetry={refetch} />
      ) : methods.length === 0 ? (
        <>
          <SmallEmpty
            icon={CreditCard}
            title="No payment method yet"
            text="You can't be charged without one. We use it only for a plan you choose."
          />
          <div className="hw-method-first">{addMethod('Add payment method')}</div>
        </>
      ) : (
        <ul className="hw-methods">
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} onRemove={() => setRemoving({ open: true, method })} />
          ))}
        </ul>
      )}
      {full ? (
        <p className="hw-methods-full hw-small hw-soft">
          You have {maxPaymentMethods}, the most you can save. Remove one to add another.
        </p>
      ) : null}
      <div className="hw-methods-note">
        <Icon of={ShieldCheck} />
        <p>
          {securityTexts.storage} {securityTexts.test}
        </p>
      </div>
      {adding === 'never' ? null : (
        <Suspense fallback={null}>
          <AddMethodDialog open={adding === 'open'} first={count === 0} onClose={() => setAdding('closed')} />
        </Suspense>
      )}
      {removing.method ? (
        <RemoveMethod
          open={removing.open}
          method={removing.method}
          methods={methods ?? []}
          onClose={() => setRemoving((shown) => ({ ...shown, open: false }))}
        />
      ) : null}
    </Card>
  );
}
