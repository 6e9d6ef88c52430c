import Stripe from 'stripe';
import type { ChargeOrder, ChargeRepeat, ChargeResult } from '#functions/billing/payment-provider.ts';
import { asUnavailable, getStripe, isMissing, stripeTimeouts } from '#functions/billing/stripe/client.ts';
import { isAttached, splitToken } from '#functions/billing/stripe/methods.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { ChargeFailure } from '#shared/contract/subscription.ts';

type Intent = Stripe.PaymentIntent;

/** The statuses in which a payment intent can be confirmed by a browser that knows its secret. */
const confirmable = ['requires_action', 'requires_payment_method', 'requires_confirmation'];

/** Charges a saved card with a payment intent. */
export async function charge(order: ChargeOrder, repeat?: ChargeRepeat): Promise<ChargeResult> {
  const intent = (repeat && (await findIntent(order))) ?? (await createIntent(order));
  return intent ? toResult(intent, order, repeat?.givesUp ?? false) : { failure: 'declined' };
}

/** Returns the secret with which the browser confirms the payment intent of an order; undefined if it cannot. */
export async function findClientSecret(order: ChargeOrder): Promise<string | undefined> {
  const intent = await findIntent(order);
  return intent?.status === 'requires_action' ? (intent.client_secret ?? undefined) : undefined;
}

/**
 * Finds the payment intent of an order in the list of its customer, which has only what this card was charged. Stripe
 * forgets idempotency keys after a day, so that after a longer outage, a key alone would not prevent a second charge.
 */
async function findIntent({ token, idempotencyKey }: ChargeOrder): Promise<Intent | undefined> {
  const { customer } = splitToken(token);
  try {
    for await (const intent of getStripe().paymentIntents.list({ customer, limit: 100 })) {
      if (intent.metadata.order === idempotencyKey) return intent;
    }
    return undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw asUnavailable(error);
  }
}

/** Creates and confirms a payment intent. Returns undefined if the card does not exist any more. */
async function createIntent(order: ChargeOrder): Promise<Intent | undefined> {
  const { idempotencyKey, cents, token, description, ownerId, invoiceId, byOwner } = order;
  const { customer, method } = splitToken(token);
  try {
    return await getStripe().paymentIntents.create(
      {
        amount: cents,
        currency: 'usd',
        customer,
        payment_method: method,
        allowed_payment_method_types: ['card'],
        confirm: true,
        off_session: !byOwner,
        description,
        metadata: { order: idempotencyKey, ownerId, invoiceId },
      },
      { idempotencyKey, timeout: stripeTimeouts.charge },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent;
    if (isMissing(error)) return undefined;
    // Stripe refuses a removed card with an error that has no code of its own.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && !(await isAttached(token))) return undefined;
    throw asUnavailable(error);
  }
}

/**
 * Converts a payment intent to the result of the charge. A failed one is canceled if a browser may know its secret, so
 * that nobody can pay it after its invoice became void.
 */
async function toResult(intent: Intent, order: ChargeOrder, givesUp: boolean): Promise<ChargeResult> {
  const { status } = intent;
  if (status === 'succeeded') {
    const isPaid = intent.amount_received === order.cents && intent.currency === 'usd';
    if (!isPaid) throw new Error('The payment intent is not about the amount of the invoice.');
    return { chargeId: intent.id };
  }
  if (status === 'canceled') return { failure: findFailure(intent) };
  if (status === 'requires_action' && order.byOwner && !givesUp) return { isPending: true };
  if (!confirmable.includes(status)) throw new ApiError('unavailable');
  if (order.byOwner || status !== 'requires_payment_method') {
    return toResult(await cancel(intent), order, givesUp);
  }
  return { failure: findFailure(intent) };
}

/** Cancels a payment intent, and returns what became of it: another request may have confirmed it in the meantime. */
async function cancel({ id }: Intent): Promise<Intent> {
  try {
    return await getStripe().paymentIntents.cancel(id);
  } catch (error) {
    const isOver = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isOver || error.code !== 'payment_intent_unexpected_state') throw asUnavailable(error);
    return getStripe().paymentIntents.retrieve(id);
  }
}

/** Returns why a payment intent failed. A canceled one without an error waited for the owner's confirmation. */
function findFailure({ last_payment_error: error }: Intent): ChargeFailure {
  if (!error) return 'authenticationRequired';
  const { code = '', decline_code: reason } = error;
  if (/authentication/.test(code) || reason === 'authentication_required') return 'authenticationRequired';
  if (code === 'expired_card') return 'expiredCard';
  return reason === 'insufficient_funds' ? 'insufficientFunds' : 'declined';
}
