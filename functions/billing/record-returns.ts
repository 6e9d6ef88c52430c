import { finishInvoice } from '#functions/billing/finish-invoice.ts';
import type { Return } from '#functions/billing/stripe/returns.ts';
import { now } from '#functions/core/clock.ts';
import { transact, update } from '#functions/core/data/table.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { type InvoiceRow, Invoices } from '#functions/entities/invoices.ts';
import { addToLedger, buildLedgerId, type LedgerAmount, readInvoiceLedger } from '#functions/entities/ledger.ts';

/** Another request has added this row to the ledger. */
class AlreadyRecorded extends Error {}

/**
 * Adds the refunds and disputes of a payment to the ledger and its invoice, each once. What was undone later, such
 * as a dispute that we won, gets a row that offsets the first.
 * @throws ApiError `unavailable` while the invoice is not settled
 */
export async function recordReturns(paymentIntent: string): Promise<void> {
  const { readReturned } = await import('#functions/billing/stripe/returns.ts');
  const returned = await readReturned(paymentIntent);
  if (!returned) return;
  const { ownerId, invoiceId, returns } = returned;
  await finishInvoice(ownerId, invoiceId);
  const { data: invoice } = await Invoices.get({ ownerId, id: invoiceId }).go({ consistent: true });
  // The owner has deleted the account.
  if (!invoice) return;
  if (invoice.status === 'processing') throw new ApiError('unavailable');
  const known = new Set((await readInvoiceLedger(ownerId, invoiceId)).map(({ id }) => id));
  for (const each of returns) {
    const row = toAmount(each, paymentIntent);
    const offset = { ...row, cents: -row.cents, reference: `${each.id}#offset` };
    const isKnown = known.has(buildLedgerId(invoiceId, row));
    if (each.isEffective && !isKnown) await record(invoice, row);
    if (!each.isEffective && isKnown && !known.has(buildLedgerId(invoiceId, offset))) await record(invoice, offset);
  }
}

function toAmount({ id, cause, cents }: Return, chargeId: string): LedgerAmount {
  return { kind: 'refund', cause, cents, chargeId, reference: id };
}

async function record({ ownerId, id }: InvoiceRow, amount: LedgerAmount): Promise<void> {
  const refunded = Invoices.patch({ ownerId, id }).add({ refundedCents: amount.cents }).params();
  try {
    await transact([
      addToLedger(ownerId, id, now().toISOString(), amount, () => new AlreadyRecorded()),
      update(refunded),
    ]);
  } catch (error) {
    if (!(error instanceof AlreadyRecorded)) throw error;
  }
}
