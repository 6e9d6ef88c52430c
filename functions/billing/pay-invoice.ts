import { queueBilling } from '#functions/billing/billing-queue.ts';
import {
  changeSubscription,
  readSubscription,
  type SubscriptionChanges,
} from '#functions/billing/change-subscription.ts';
import { describeChoice, type InvoiceDraft, type PaidChoice } from '#functions/billing/draft-invoice.ts';
import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import type { ChargeOrder, ChargeRepeat, ChargeResult } from '#functions/billing/payment-provider.ts';
import { settleInvoice } from '#functions/billing/settle-invoice.ts';
import { put, transact, type Write } from '#functions/core/data/table.ts';
import { VersionConflict } from '#functions/core/data/version-conflict.ts';
import { buildInvoiceId, buildInvoiceNumber, type InvoiceRow, Invoices } from '#functions/entities/invoices.ts';
import type { PaymentMethodRow } from '#functions/entities/payment-methods.ts';
import type { Subscription } from '#functions/entities/subscriptions.ts';
import type { ChargeFailure } from '#shared/contract/subscription.ts';

/** An invoice that was paid or whose charge failed, and the subscription after it. */
export interface Finished {
  after: Subscription;
  invoice: InvoiceRow;
  failure?: ChargeFailure | undefined;
  /** Whether the owner has to confirm the charge in the browser first. The subscription stays locked. */
  isPending?: boolean;
}

interface Payment {
  draft: InvoiceDraft;
  /** The payment method to charge. Without one, a charge fails. */
  method: PaymentMethodRow | undefined;
  at: Date;
  /** Whether the owner asked for the payment. The row of the due queue that would finish it is then added. */
  byOwner: boolean;
  /** Returns writes that come first in the transaction that stores a paid invoice. */
  precedingWrites?: (after: Subscription) => Write[];
}

/** How long after the start of a charge the schedule finishes it, if the process has crashed. */
const recoveryMs = 5 * 60_000;

/**
 * Pays an invoice in three steps: a transaction stores the invoice and locks the subscription, the provider charges with
 * a key of this invoice and attempt, and a transaction stores the result. After a crash, any process that finds the lock
 * repeats the charge with the same key and stores the result, so there is one charge.
 * @throws VersionConflict if the subscription has changed since it was read
 */
export async function payInvoice(before: Subscription, payment: Payment): Promise<Finished> {
  const { method, at, precedingWrites = () => [] } = payment;
  const invoice = await buildInvoice(before, payment);
  const isNew = before.openInvoice !== invoice.id;
  const counted = isNew ? { invoiceCount: (before.invoiceCount ?? 0) + 1 } : {};
  if (invoice.totalCents === 0 || !method) {
    const result = invoice.totalCents === 0 ? 'nothingDue' : ({ failure: 'noPaymentMethod' } as const);
    return store(before, invoice, { result, at, changes: counted, precedingWrites });
  }
  const locked = changeSubscription(before, { ...counted, processingInvoice: invoice.id });
  await transact([
    locked.write,
    put(Invoices.put(invoice).params()),
    ...(payment.byOwner ? [queueBilling(before.ownerId, new Date(at.getTime() + recoveryMs).toISOString())] : []),
  ]);
  const provider = await getPaymentProvider();
  return store(locked.after, invoice, { result: await provider.charge(buildOrder(invoice)), at, precedingWrites });
}

/**
 * Finishes the payment that a subscription is locked for, if there is one. Another process may be doing the same.
 * @param repeat `givesUp` also ends a payment that waits for the owner's confirmation
 * @throws VersionConflict if the subscription has changed since it was read
 */
export async function finishPayment(
  before: Subscription,
  at: Date,
  repeat: ChargeRepeat,
): Promise<Finished | undefined> {
  const invoice = await readProcessing(before);
  if (!invoice) return undefined;
  const provider = await getPaymentProvider();
  return store(before, invoice, { result: await provider.charge(buildOrder(invoice), repeat), at });
}

/**
 * Reads the invoice that a subscription is locked for; undefined without one.
 * @throws VersionConflict if another process has stored the result since the subscription was read
 */
export async function readProcessing({
  ownerId,
  processingInvoice: id,
}: Subscription): Promise<InvoiceRow | undefined> {
  if (!id) return undefined;
  const { data: invoice } = await Invoices.get({ ownerId, id }).go({ consistent: true });
  if (invoice?.status !== 'processing') throw new VersionConflict();
  return invoice;
}

interface Stored {
  result: ChargeResult | 'nothingDue';
  at: Date;
  changes?: SubscriptionChanges;
  precedingWrites?: (after: Subscription) => Write[];
}

/** Stores the result of a charge, unless it is pending. */
async function store(before: Subscription, invoice: InvoiceRow, stored: Stored): Promise<Finished> {
  const { result, at, precedingWrites = () => [] } = stored;
  if (result !== 'nothingDue' && result.isPending) return { after: before, invoice, isPending: true };
  const { changes, writes } = settleInvoice(before, invoice, result, at);
  const { after, write } = changeSubscription(before, { ...stored.changes, ...changes });
  const failure = result === 'nothingDue' ? undefined : result.failure;
  // The result of a request is stored only if the owner got what the request asked for.
  try {
    await transact([...(failure ? [] : precedingWrites(after)), write, ...writes]);
    return { after, invoice, failure };
  } catch (error) {
    const settled = error instanceof VersionConflict && (await findSettled(invoice));
    if (settled) return settled;
    throw error;
  }
}

/** Returns the result of a charge that another process has stored; undefined if none has. */
async function findSettled({ ownerId, id, attempt }: InvoiceRow): Promise<Finished | undefined> {
  const [{ data: invoice }, after] = await Promise.all([
    Invoices.get({ ownerId, id }).go({ consistent: true }),
    readSubscription(ownerId),
  ]);
  if (!invoice || !after || invoice.attempt !== attempt || invoice.status === 'processing') return undefined;
  return { after, invoice, failure: invoice.failure };
}

/** Builds the invoice of the next charge: a new one, or the open one with another attempt. */
async function buildInvoice(before: Subscription, { draft, method, at, byOwner }: Payment): Promise<InvoiceRow> {
  const { ownerId, openInvoice } = before;
  const isRetry = draft.reason === 'renewal' && openInvoice !== undefined;
  const { data: open } = isRetry ? await Invoices.get({ ownerId, id: openInvoice }).go({ consistent: true }) : {};
  const count = (before.invoiceCount ?? 0) + 1;
  return {
    ownerId,
    id: open?.id ?? buildInvoiceId(draft.periodStart, count),
    number: open?.number ?? buildInvoiceNumber(ownerId, count),
    createdAt: open?.createdAt ?? at.toISOString(),
    ...draft,
    status: 'processing',
    attempt: (open?.attempt ?? 0) + 1,
    refundedCents: 0,
    requestedByOwner: byOwner,
    // An invoice without a charge names no payment method.
    ...(draft.totalCents > 0 && method && { token: method.token, brand: method.brand, lastFour: method.lastFour }),
  };
}

/** Builds the order for the charge of an invoice. */
export function buildOrder(invoice: InvoiceRow): ChargeOrder {
  const { ownerId, id, attempt, totalCents, token = '', plan, interval, number, requestedByOwner } = invoice;
  return {
    idempotencyKey: `${ownerId}-${id}-${attempt}`,
    cents: totalCents,
    token,
    description: `Houndwell ${describeChoice({ plan, interval } as PaidChoice)}, invoice ${number}`,
    ownerId,
    invoiceId: id,
    byOwner: requestedByOwner === true,
  };
}
