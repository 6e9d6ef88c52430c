import { type RefObject, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { billing } from '#shared/contract/billing.ts';
import { CallError } from '../../../lib/call-errors.ts';
import type { IdempotentCall } from '../../../platform/forms/use-api-mutation.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { loadStripe, type StripeCard, type StripeJs } from './stripe-js.ts';
import './stripe-card-field.css';

/** What a form does with the card that was entered into Stripe's fields. */
export interface StripeCardHandle {
  /**
   * Sets up the card for later charges, which may ask the bank, and returns its payment token.
   * @throws CallError with Stripe's message
   */
  createToken: (holder: string, call: IdempotentCall) => Promise<string>;
}

type StripeCardFieldProps = { publishableKey: string; handle: RefObject<StripeCardHandle | null> };

/** Stripe's fields for number, expiry and CVV, in an iframe. What is typed there never reaches our pages. */
export function StripeCardField({ publishableKey, handle }: StripeCardFieldProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ stripe: StripeJs; card: StripeCard }>();
  const [error, setError] = useState<string>();
  const [isBlocked, setIsBlocked] = useState(false);

  const mount = useEffectEvent((stripe: StripeJs) => {
    if (!frame.current) return undefined;
    const { color, fontSize } = getComputedStyle(frame.current);
    // Our address fields have the ZIP code.
    const card = stripe.elements().create('card', {
      hidePostalCode: true,
      // Only cards are charged, and Link's window is not in our content security policy.
      disableLink: true,
      style: { base: { color, fontSize } },
    });
    card.on('change', (change) => setError(change.error?.message));
    card.mount(frame.current);
    setLoaded({ stripe, card });
    return card;
  });
  useEffect(() => {
    let card: StripeCard | undefined;
    let isGone = false;
    loadStripe(publishableKey).then(
      (stripe) => {
        if (!isGone) card = mount(stripe);
      },
      () => setIsBlocked(true),
    );
    return () => {
      isGone = true;
      card?.destroy();
    };
  }, [publishableKey]);

  useImperativeHandle(handle, () => ({
    createToken: async (holder, call) => {
      if (!loaded) throw new CallError(0, 'Please wait until the card fields have loaded.');
      const { clientSecret } = await call(billing.createPaymentSetup, {});
      const { error: refused, setupIntent } = await loaded.stripe.confirmCardSetup(clientSecret ?? '', {
        payment_method: { card: loaded.card, billing_details: { name: holder } },
      });
      if (!setupIntent) throw new CallError(402, refused?.message ?? 'Please check the card.');
      return setupIntent.payment_method;
    },
  }));

  if (isBlocked) {
    return (
      <Alert
        tone="error"
        title="The card fields couldn't be loaded"
        detail="They come from Stripe, our payment provider. Please check your connection and any blocker, and reload the page."
      />
    );
  }
  return (
    <div className="hw-form-field">
      <span className="hw-stripe-label" id={id}>
        Card
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: Stripe's fields are in an iframe, so there is no fieldset. */}
      <div className="hw-stripe-card" role="group" aria-labelledby={id} ref={frame} />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
