import type Stripe from 'stripe';
import { asUnavailable, getStripe } from '#functions/billing/stripe/client.ts';

/** Money that went back to the payer: a refund, or a dispute. */
export interface Return {
  id: string;
  cause: 'refund' | 'dispute';
  cents: number;
  /** Whether the payer has the money. Not after a refund that failed or a dispute that we won. */
  isEffective: boolean;
}

/** A payment intent, and what went back of it. */
export interface Returned {
  ownerId: string;
  invoiceId: string;
  returns: Return[];
}

/** The statuses of a dispute for which Stripe withdraws no money, or has given it back. */
const harmless = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented'];

/** Lists the refunds and disputes of a payment intent as they are now. */
export async function listReturns(payment_intent: string): Promise<Return[]> {
  const returns: Return[] = [];
  try {
    for await (const { id, amount, status } of getStripe().refunds.list({ payment_intent, limit: 100 })) {
      const isEffective = status !== 'failed' && status !== 'canceled';
      returns.push({ id, cause: 'refund', cents: amount, isEffective });
    }
    for await (const { id, amount, status } of getStripe().disputes.list({ payment_intent, limit: 100 })) {
      returns.push({ id, cause: 'dispute', cents: amount, isEffective: !harmless.includes(status) });
    }
  } catch (error) {
    throw asUnavailable(error);
  }
  return returns;
}

/** Reads what went back of a payment intent; undefined for a payment that is not ours. */
export async function readReturned(id: string): Promise<Returned | undefined> {
  const { metadata } = await retrieve(id);
  const { ownerId, invoiceId } = metadata;
  return ownerId && invoiceId ? { ownerId, invoiceId, returns: await listReturns(id) } : undefined;
}

async function retrieve(id: string): Promise<Stripe.PaymentIntent> {
  try {
    return await getStripe().paymentIntents.retrieve(id);
  } catch (error) {
    throw asUnavailable(error);
  }
}
