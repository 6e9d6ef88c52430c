import { queueBilling } from '#functions/billing/billing-queue.ts';
import { type SubscriptionChanges, startFree } from '#functions/billing/change-subscription.ts';
import { buildPaidPeriod, computeBalanceChange } from '#functions/billing/draft-invoice.ts';
import type { ChargeResult } from '#functions/billing/payment-provider.ts';
import { findRetry } from '#functions/billing/retries.ts';
import { put, update, type Write } from '#functions/core/data/table.ts';
import { emitEvent } from '#functions/core/events/outbox.ts';
import { type InvoiceRow, Invoices } from '#functions/entities/invoices.ts';
import { addToLedger, type LedgerAmount } from '#functions/entities/ledger.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import type { ChargeFailure } from '#shared/contract/subscription.ts';

/** The result of an invoice: how the subscription changes, and the other writes of the same transaction. */
export interface Settlement {
  changes: SubscriptionChanges;
  writes: Write[];
}

/** Settles an invoice that was charged or whose charge failed. An invoice of nothing is paid without a charge. */
export function settleInvoice(
  before: Subscription,
  invoice: InvoiceRow,
  result: Exclude<ChargeResult, { isPending: true }> | 'nothingDue',
  at: Date,
): Settlement {
  if (result === 'nothingDue') return settlePaid(before, invoice, undefined, at);
  return result.failure === undefined
    ? settlePaid(before, invoice, result.chargeId, at)
    : settleFailed(before, invoice, result.failure, at);
}

function settlePaid(before: Subscription, invoice: InvoiceRow, chargeId: string | undefined, at: Date): Settlement {
  const { ownerId } = before;
  const paidAt = at.toISOString();
  const changes: SubscriptionChanges = {
    ...startFree,
    ...buildPaidPeriod(before, invoice),
    processingInvoice: undefined,
  };
  const { openInvoice } = before;
  // Another plan was started while a renewal was retried, so that renewal is not charged any more.
  const replaced = openInvoice !== undefined && openInvoice !== invoice.id ? [voidInvoice(ownerId, openInvoice)] : [];
  return {
    changes,
    writes: [
      replaceInvoice({ ...invoice, status: 'paid', chargeId, paidAt, failure: undefined }),
      ...replaced,
      ...listAmounts(invoice, chargeId).map((amount) => addToLedger(ownerId, invoice.id, paidAt, amount)),
      queueBilling(ownerId, invoice.periodEnd),
      emitEvent('InvoicePaid', { ownerId, invoiceId: invoice.id, previousTier: before.tier }),
      ...(invoice.reason === 'renewal' ? [] : [emitEvent('SubscriptionChanged', { ownerId })]),
      ...(invoice.reason === 'trialEnd' ? [emitEvent('TrialEnded', { ownerId })] : []),
    ],
  };
}

/** Lists what an invoice adds to the ledger. */
function listAmounts(invoice: InvoiceRow, chargeId: string | undefined): LedgerAmount[] {
  const taken = (kind: string) => -invoice.lines.reduce((sum, line) => sum + (line.kind === kind ? line.cents : 0), 0);
  const amounts: LedgerAmount[] = [
    { kind: 'charge', cause: 'payment', cents: invoice.totalCents, chargeId },
    { kind: 'credit', cause: 'unusedTime', cents: taken('unusedTime') },
    { kind: 'credit', cause: 'freeMonths', cents: taken('credit') },
    { kind: 'credit', cause: 'tooSmall', cents: taken('tooSmall') },
    { kind: 'adjustment', cause: 'unusedTime', cents: invoice.surplusCents },
    { kind: 'adjustment', cause: 'balance', cents: computeBalanceChange(invoice) - invoice.surplusCents },
  ];
  return amounts.filter(({ cents }) => cents !== 0);
}

function settleFailed(before: Subscription, invoice: InvoiceRow, failure: ChargeFailure, at: Date): Settlement {
  const { ownerId } = before;
  const failed = (status: 'open' | 'void') => replaceInvoice({ ...invoice, status, failure });
  const settle = (changes: SubscriptionChanges, ...writes: Write[]): Settlement => {
    return { changes: { ...changes, processingInvoice: undefined }, writes };
  };
  // The owner sees the error, and nothing else changes.
  if (invoice.reason === 'start' || invoice.reason === 'upgrade') return settle({}, failed('void'));
  if (invoice.reason === 'renewal' && invoice.requestedByOwner) return settle({ failure }, failed('open'));
  const paymentFailed = (retryAt: string | null) =>
    emitEvent('PaymentFailed', { ownerId, invoiceId: invoice.id, retryAt });
  if (invoice.reason === 'trialEnd') {
    const changes = { tier: 'expired', status: 'unpaid', chosenCents: undefined } as const;
    return settle(changes, failed('void'), paymentFailed(null), emitEvent('TrialEnded', { ownerId }));
  }
  const failedCharges = (before.failedCharges ?? 0) + 1;
  const retryAt = findRetry(invoice.periodStart, failedCharges, at);
  if (!retryAt) {
    const ended = emitEvent('PlanEnded', { ownerId, plan: before.tier, reason: 'unpaid' });
    return settle(startFree, failed('void'), ended);
  }
  const changes = { status: 'pastDue', openInvoice: invoice.id, failedCharges, retryAt, failure } as const;
  return settle(changes, failed('open'), queueBilling(ownerId, retryAt), paymentFailed(retryAt));
}

/** Returns the write that stores an invoice that is not processed any more, without the token. */
function replaceInvoice({ token: _token, ...invoice }: InvoiceRow): Write {
  return put(Invoices.put(invoice).params());
}

/** Returns the write that marks an unpaid invoice as void. */
export function voidInvoice(ownerId: string, id: string): Write {
  return update(Invoices.patch({ ownerId, id }).set({ status: 'void' }).params());
}
