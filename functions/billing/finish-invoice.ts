import { readSubscription } from '#functions/billing/change-subscription.ts';
import { finishPayment } from '#functions/billing/pay-invoice.ts';
import { now } from '#functions/core/clock.ts';
import { retryOnConflict } from '#functions/core/data/version-conflict.ts';

/** Stores the result of an invoice's charge, if that was not done yet. */
export async function finishInvoice(ownerId: string, invoiceId: string): Promise<void> {
  await retryOnConflict(async () => {
    const found = await readSubscription(ownerId);
    if (found?.processingInvoice === invoiceId) await finishPayment(found, now(), { givesUp: false });
  });
}
