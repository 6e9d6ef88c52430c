import * as z from 'zod/mini';
import { finishInvoice } from '#functions/billing/finish-invoice.ts';
import { recordReturns } from '#functions/billing/record-returns.ts';
import { isSigned } from '#functions/billing/stripe/signature.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Event } from '#functions/core/http/middleware/api-context.ts';
import { log } from '#functions/core/log.ts';

/** The parts of Stripe's events that are read. Everything else is asked of Stripe's API. */
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      metadata: z.nullish(z.record(z.string(), z.string())),
      payment_intent: z.nullish(z.string()),
    }),
  }),
});

const returnEvents = /^(charge\.(refunded|dispute\.)|refund\.)/;

/**
 * Receives an event of Stripe. An event only says where to look: what is stored follows from Stripe's API, each row
 * once. So repeated, delayed and reordered events are harmless.
 * @throws ApiError `webhookRefused`
 */
export async function receiveStripeEvent(request: Event): Promise<void> {
  const body = Buffer.from(request.body ?? '', request.isBase64Encoded ? 'base64' : 'utf8');
  const signature = request.headers['stripe-signature'] ?? '';
  if (!isSigned(body, signature, environment('STRIPE_WEBHOOK_SECRET'))) throw new ApiError('webhookRefused');
  const { id, type, data } = readEvent(body);
  log.info('stripe event', { id, type });
  const { metadata, payment_intent } = data.object;
  const { ownerId, invoiceId } = metadata ?? {};
  // A failure is left to the request or the schedule that charges: the browser still has to show why.
  if (type === 'payment_intent.succeeded' && ownerId && invoiceId) await finishInvoice(ownerId, invoiceId);
  if (returnEvents.test(type) && payment_intent) await recordReturns(payment_intent);
}

function readEvent(body: Buffer): z.output<typeof StripeEvent> {
  try {
    return StripeEvent.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new ApiError('webhookRefused', { cause: error });
  }
}
