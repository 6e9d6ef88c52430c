import { lazyComponent } from '../../platform/lazy-component.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { takesCards, usePaymentSettings } from './payment-settings.ts';

const StripeMethodDialog = lazyComponent(
  async () => (await import('./stripe/stripe-method-dialog.tsx')).StripeMethodDialog,
);
const AddMethodDialog = lazyComponent(async () => (await import('./add-method-dialog.tsx')).AddMethodDialog);

type AddMethodProps = {
  open: boolean;
  /** Whether the owner has no payment method yet. */
  first: boolean;
  onClose: () => void;
};

/**
 * The dialog that adds a payment method, with the fields of the payment provider. Until the provider is known, there are
 * no fields, because a real card number must never be typed into our own.
 */
export function AddMethod(props: AddMethodProps) {
  const { data, error, isFetching, refetch } = usePaymentSettings();
  if (data && takesCards(data)) {
    const { publishableKey } = data;
    return publishableKey ? (
      <StripeMethodDialog publishableKey={publishableKey} {...props} />
    ) : (
      <AddMethodDialog {...props} />
    );
  }
  return (
    <Dialog open={props.open} title="Add payment method" onClose={props.onClose}>
      {data ? (
        <p>Paid plans aren't on sale yet, so we don't ask for a card. You won't be charged.</p>
      ) : error ? (
        <LoadError what="The card fields" comfort="" error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Loading label="Loading the card fields..." height="card" />
      )}
    </Dialog>
  );
}
