import { CreditCard, ShieldCheck } from 'lucide-react';
import { useRef } from 'react';
import type { PaymentMethod } from '#shared/contract/billing.ts';
import { maxPaymentMethods } from '#shared/contract/payment-fields.ts';
import { ListContent } from '../../platform/lists/list-content.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/controls/icon.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SmallEmpty } from '../../ui/feedback/small-empty.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { LazyDialog } from '../../ui/overlays/lazy-dialog.tsx';
import { type DialogState, useDialogState } from '../../ui/overlays/use-dialog-state.ts';
import { useFocusFallback } from '../../ui/overlays/use-focus-fallback.ts';
import { AddMethod } from './add-method.tsx';
import { MethodRow } from './method-row.tsx';
import { takesCards, usePaymentSettings } from './payment-settings.ts';
import { RemoveMethod } from './remove-method.tsx';
import { securityTexts } from './texts.ts';
import { usePaymentMethods } from './use-payment-methods.ts';

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

/**
 * The owner's saved cards and bank accounts, with dialogs to add and to remove a method. `adding` is the state of the
 * dialog that adds one, which other cards open, too.
 */
export function PaymentMethodsCard({ adding }: { adding: DialogState<void> }) {
  const list = usePaymentMethods();
  const { data: methods } = list;
  const removing = useDialogState<PaymentMethod>();
  const settings = usePaymentSettings();
  const canAdd = !settings.data || takesCards(settings.data);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusFallback({ isOpen: adding.open || removing.open, focus: () => addButton.current?.focus() });

  const full = (methods?.length ?? 0) >= maxPaymentMethods;
  const addMethod = (label: string) => (
    <Button ref={addButton} variation="outline" size="s" aria-haspopup="dialog" onClick={() => adding.show()}>
      {label}
    </Button>
  );

  return (
    <Card title="Payment methods" action={methods?.length && !full && canAdd ? addMethod('Add') : undefined}>
      <ListContent
        list={list}
        what="Your payment methods"
        loading={<SkeletonRows />}
        empty={
          <>
            <SmallEmpty
              icon={CreditCard}
              title="No payment method yet"
              text={
                canAdd
                  ? "You can't be charged without one. We use it only for a plan you choose."
                  : "Paid plans aren't on sale yet, so we don't ask for one."
              }
            />
            {canAdd ? <div className="hw-method-first">{addMethod('Add payment method')}</div> : null}
          </>
        }
      >
        {(rows) => (
          <ul className="hw-methods">
            {rows.map((method) => (
              <MethodRow key={method.id} method={method} onRemove={() => removing.show(method)} />
            ))}
          </ul>
        )}
      </ListContent>
      {full ? (
        <p className="hw-methods-full hw-small hw-soft">
          You have {maxPaymentMethods}, the most you can save. Remove one to add another.
        </p>
      ) : null}
      <div className="hw-methods-note">
        <Icon of={ShieldCheck} />
        <p>
          {securityTexts.storage} {settings.data?.provider === 'test' ? securityTexts.test : null}
        </p>
      </div>
      <LazyDialog state={adding}>{(_, dialog) => <AddMethod first={methods?.length === 0} {...dialog} />}</LazyDialog>
      <RemoveMethod state={removing} methods={methods ?? []} />
    </Card>
  );
}
