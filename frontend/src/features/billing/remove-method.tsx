import type { PaymentMethod } from '#shared/contract/billing.ts';
import { useSubscription } from '../../platform/session/use-subscription.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { DialogState } from '../../ui/overlays/use-dialog-state.ts';
import { describeRemoval, formatMethodName, formatShortMethodName } from './method-texts.ts';
import { useRemoveMethod } from './use-payment-methods.ts';

type RemoveMethodProps = {
  state: DialogState<PaymentMethod>;
  methods: readonly PaymentMethod[];
};

/** Asks for confirmation, then removes a payment method. */
export function RemoveMethod({ state: { open, subject: method, close }, methods }: RemoveMethodProps) {
  const { data: status } = useSubscription();
  const remove = useRemoveMethod(close);
  if (!method) return null;
  return (
    <ConfirmDialog
      open={open}
      title={`Remove ${formatMethodName(method)}?`}
      text={`This removes it from your account. ${describeRemoval(method, methods, status)}`}
      action={`Remove ${formatShortMethodName(method)}`}
      danger
      busy={remove.isPending}
      busyLabel="Removing..."
      onConfirm={() => void remove.mutate(method)}
      onClose={close}
    />
  );
}
