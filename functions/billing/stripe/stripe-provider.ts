import type { PaymentProvider, ProviderCharge, RefundOrder } from '#functions/billing/payment-provider.ts';
import { asUnavailable, getStripe } from '#functions/billing/stripe/client.ts';
import { charge, findClientSecret } from '#functions/billing/stripe/intents.ts';
import { deleteCustomer, openToken, removeMethod } from '#functions/billing/stripe/methods.ts';
import { listReturns } from '#functions/billing/stripe/returns.ts';

async function refund({ idempotencyKey, chargeId, cents }: RefundOrder): Promise<void> {
  try {
    await getStripe().refunds.create({ payment_intent: chargeId, amount: cents }, { idempotencyKey });
  } catch (error) {
    throw asUnavailable(error);
  }
}

async function* listCharges(): AsyncIterable<ProviderCharge> {
  const list = getStripe().paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] });
  for await (const { id, status, amount_received, metadata, created, latest_charge } of list) {
    const { ownerId, invoiceId } = metadata;
    if (status !== 'succeeded' || !ownerId || !invoiceId) continue;
    const mayBeReturned =
      typeof latest_charge !== 'object' || latest_charge?.amount_refunded || latest_charge?.disputed;
    const returns = mayBeReturned ? await listReturns(id) : [];
    const refundedCents = returns.reduce((sum, { isEffective, cents }) => sum + (isEffective ? cents : 0), 0);
    const at = new Date(created * 1000).toISOString();
    yield { id, cents: amount_received, refundedCents, ownerId, invoiceId, at };
  }
}

/** Stripe. The ID of a charge is that of its payment intent. */
export const stripeProvider: PaymentProvider = {
  openToken,
  charge,
  findClientSecret,
  refund,
  listCharges,
  removeMethod,
  deleteCustomer,
};
