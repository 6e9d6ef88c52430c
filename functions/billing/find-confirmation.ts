import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import { buildOrder, readProcessing } from '#functions/billing/pay-invoice.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';

/** Returns the secret with which the owner's browser confirms the pending payment; null if none is pending. */
export async function findConfirmation(subscription: Subscription): Promise<string | null> {
  try {
    const invoice = await readProcessing(subscription);
    // The secret of a charge that the schedule makes never leaves the server.
    if (!invoice?.requestedByOwner) return null;
    const provider = await getPaymentProvider();
    return (await provider.findClientSecret(buildOrder(invoice))) ?? null;
  } catch (error) {
    // The payment has just been finished.
    if (error instanceof VersionConflict) return null;
    throw error;
  }
}
