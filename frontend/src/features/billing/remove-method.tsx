import type { PaymentMethod } from '#shared/contract/billing.ts';
import { useSubscription } from '../../domain/plan/use-subscription.ts';
import { toastError } from '../../domain/session/toast-error.ts';
import { textsFor } from '../../lib/texts.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { afterRemoval, methodName, shortMethodName } from './method-texts.ts';
import { billingTexts } from './texts.ts';
import { useRemoveMethod } from './use-payment-methods.ts';

type RemoveMethodProps = {
  open: boolean;
  method: PaymentMethod | undefined;
  methods: readonly PaymentMethod[];
  onClose: () => void;
};

/** Asks before a payment method is removed, and removes it. It stays in the list until it is gone for certain. */
export function RemoveMethod({ open, method, methods, onClose }: RemoveMethodProps) {
  const remove = useRemoveMethod();
  const [busy, run] = useBusy();
  const { data: status } = useSubscription();
  if (!method) return null;
  const { succeeded, failed } = billingTexts.removePaymentMethod;

  const confirm = () =>
    run(async () => {
      try {
        await remove(method);
        toast({ tone: 'success', title: succeeded, detail: methodName(method) });
      } catch (error) {
        toastError(textsFor(error, { failed }));
      }
      onClose();
      return undefined;
    });

  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${methodName(method)}?`}
      text={`It is taken off your account. ${afterRemoval(method, methods, status)}`}
      action={`Remove ${shortMethodName(method)}`}
      danger
      busy={busy}
      busyLabel="Removing..."
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
