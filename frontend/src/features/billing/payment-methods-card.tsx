import { CreditCard, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { mostPaymentMethods } from '#shared/contract/payment-fields.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SmallEmpty } from '../../ui/small-empty.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MethodRow } from './method-row.tsx';
import { RemoveMethod } from './remove-method.tsx';
import { securityWords } from './texts.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

/** The form brings its rules and fields along, so it comes when it is first wanted. */
const AddMethodDialog = lazyComponent(async () => (await import('./add-method-dialog.tsx')).AddMethodDialog);

/** How long a closed dialog is still seen leaving, in milliseconds. */
const leavingMs = 300;

/**
 * A dialog that is new each time it is opened and taken away after it has left, with all that was typed into it.
 * `opening` counts the openings, `mounted` says whether it is there.
 */
function useFreshDialog() {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    if (open || !mounted) return;
    const timer = setTimeout(() => setMounted(false), leavingMs);
    return () => clearTimeout(timer);
  }, [open, mounted]);
  return {
    open,
    opening,
    mounted,
    show: () => {
      setOpening((count) => count + 1);
      setMounted(true);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

/** The list on its way, in the heights of two rows. */
function Rows() {
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

/** The cards and bank accounts on file; each can be removed or made the default, and another one added. */
export function PaymentMethodsCard() {
  const { data: methods, isPending, error, refetch, isFetching } = usePaymentMethods();
  const adding = useFreshDialog();
  const [removing, setRemoving] = useState<{ open: boolean; method?: PaymentMethod }>({ open: false });
  const addButton = useRef<HTMLButtonElement>(null);
  const count = methods?.length;
  const asked = useRef(false);

  // What opened a dialog may be gone when it closes: then the keyboard goes on from the button that adds one.
  const open = adding.open || removing.open;
  useEffect(() => {
    const { activeElement } = document;
    const lost = activeElement === document.body || activeElement?.closest('dialog');
    if (!open && asked.current && lost) addButton.current?.focus();
    asked.current = open;
  }, [open]);

  const full = (count ?? 0) >= mostPaymentMethods;
  const add = (words: string) => (
    <Button ref={addButton} variation="outline" size="s" aria-haspopup="dialog" onClick={adding.show}>
      {words}
    </Button>
  );

  return (
    <Card title="Payment methods" action={count && !full ? add('Add') : undefined}>
      {isPending ? (
        <Rows />
      ) : !methods ? (
        <LoadError what="Your payment methods" error={error} busy={isFetching} onRetry={refetch} />
      ) : methods.length === 0 ? (
        <>
          <SmallEmpty
            icon={CreditCard}
            title="No payment method yet"
            text="Nothing can be charged without one. It is used only for a plan that you chose."
          />
          <div className="hw-method-first">{add('Add payment method')}</div>
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
          You have {mostPaymentMethods}, as many as can be kept. Remove one to add another.
        </p>
      ) : null}
      <div className="hw-methods-note">
        <Icon of={ShieldCheck} />
        <p>
          {securityWords.kept} {securityWords.test}
        </p>
      </div>
      {adding.mounted ? (
        <Suspense fallback={null}>
          <AddMethodDialog key={adding.opening} open={adding.open} first={count === 0} onClose={adding.close} />
        </Suspense>
      ) : null}
      <RemoveMethod
        open={removing.open}
        method={removing.method}
        methods={methods ?? []}
        onClose={() => setRemoving((shown) => ({ ...shown, open: false }))}
      />
    </Card>
  );
}
