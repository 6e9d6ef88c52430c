import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { OpenedToken, TokenizedMethod } from '#functions/billing/payment-provider.ts';
import { tokenInvalid } from '#functions/billing/payments.ts';
import { asUnavailable, getStripe, isMissing } from '#functions/billing/stripe/client.ts';
import { epochSeconds } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { readPaymentMethods } from '#functions/entities/payment-methods.ts';
import { withoutLongNumber } from '#shared/contract/payment-fields.ts';

/** How long a card that the browser has set up can be saved: one day, so that a sign-up can be continued later. */
const tokenSeconds = 24 * 3600;

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Begins to set up a card for later charges, and returns the secret with which the browser continues. Each card gets a
 * customer of its own, because visitors enter a card before they have an account.
 */
export async function createSetup(): Promise<string> {
  try {
    const { id: customer } = await getStripe().customers.create();
    const { client_secret } = await getStripe().setupIntents.create({
      customer,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
    });
    if (!client_secret) throw new Error('The setup intent has no client secret.');
    return client_secret;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Builds the token for charges: customer and payment method. */
function joinToken(customer: string, method: string): string {
  return `${customer}/${method}`;
}

/** Splits the token for charges into customer and payment method. */
export function splitToken(token: string): { customer: string; method: string } {
  const [customer = '', method = ''] = token.split('/');
  return { customer, method };
}

/**
 * Reads the card that a browser has set up. `paymentToken` is the ID of Stripe's payment method.
 * @throws ApiError `invalid` for the field `paymentToken` when the card does not exist, was not set up, or is too old
 */
export async function openToken(paymentToken: string): Promise<OpenedToken> {
  const isSetUp = environment('STRIPE_SECRET_KEY') !== '';
  if (!isSetUp || !/^pm_\w{1,200}$/.test(paymentToken)) throw tokenInvalid();
  const { customer, created, ...found } = await retrieve(paymentToken);
  const expiresAt = created + tokenSeconds;
  const method = readCard(found);
  if (!customer || !method || expiresAt <= epochSeconds()) throw tokenInvalid();
  const customerId = typeof customer === 'string' ? customer : customer.id;
  return { id: paymentToken, expiresAt, method, token: joinToken(customerId, paymentToken) };
}

async function retrieve(id: string): Promise<Stripe.PaymentMethod> {
  try {
    return await getStripe().paymentMethods.retrieve(id);
  } catch (error) {
    throw isMissing(error) ? tokenInvalid() : asUnavailable(error);
  }
}

/** Whether a card still belongs to its customer, so that it can be charged. */
export async function isAttached(token: string): Promise<boolean> {
  const { customer, method } = splitToken(token);
  try {
    const found = await getStripe().paymentMethods.retrieve(method);
    return (typeof found.customer === 'string' ? found.customer : found.customer?.id) === customer;
  } catch (error) {
    if (isMissing(error)) return false;
    throw asUnavailable(error);
  }
}

/** Removes a card from its customer, so that it can never be charged again. */
export async function removeMethod(token: string): Promise<void> {
  try {
    await getStripe().paymentMethods.detach(splitToken(token).method);
  } catch (error) {
    // Stripe refuses only what was removed before.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw asUnavailable(error);
  }
}

/**
 * Deletes the customers of an owner's cards. Removed cards have left their customers before. Stripe keeps the payments,
 * which bookkeeping needs.
 */
export async function deleteCustomer(ownerId: string): Promise<void> {
  const { methods } = await readPaymentMethods(ownerId);
  await Promise.all(methods.map(({ token }) => deleteById(splitToken(token).customer)));
}

async function deleteById(customer: string): Promise<void> {
  try {
    await getStripe().customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw asUnavailable(error);
  }
}

const Holder = z.string().check(z.minLength(1), z.maxLength(100), withoutLongNumber);

function readCard({ card, billing_details }: Pick<Stripe.PaymentMethod, 'card' | 'billing_details'>) {
  if (!card?.fingerprint) return undefined;
  const holder = Holder.safeParse(billing_details.name);
  const method: TokenizedMethod = {
    type: 'card',
    brand: brands[card.brand] ?? 'Card',
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    ...(holder.success && { holder: holder.data }),
    fingerprint: card.fingerprint,
  };
  return method;
}
