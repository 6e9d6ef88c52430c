import { ownerEntity } from '#functions/core/data/entity.ts';
import { put, type Write } from '#functions/core/data/table.ts';

/** `adjustment`: a change of the owner's balance. The others are money, or what replaced it. */
export const ledgerKinds = ['charge', 'credit', 'refund', 'adjustment'] as const;

/** Why an amount is in the ledger. */
export const ledgerCauses = [
  'payment',
  'unusedTime',
  'freeMonths',
  'balance',
  'tooSmall',
  'refund',
  'dispute',
] as const;

/**
 * The ledger: a row for every cent that was charged, credited, refunded or moved to a balance. Rows are never changed.
 * The charges and credits of an invoice, and what it takes from the balance, add up to the price of its period.
 */
export const LedgerEntries = ownerEntity(
  'ledgerEntry',
  'ledger#${id}',
  {
    /** The invoice, the kind and the cause, so that repeated work adds no second row. */
    id: { type: 'string', required: true },
    invoiceId: { type: 'string', required: true },
    kind: { type: ledgerKinds, required: true },
    cause: { type: ledgerCauses, required: true },
    /** Positive, except for what is taken from the balance, and for a refund or dispute that was undone. */
    cents: { type: 'number', required: true },
    /** The provider's charge. */
    chargeId: { type: 'string' },
    at: { type: 'string', required: true },
    /** The UTC month, `YYYY-MM`, for comparing the ledger with the provider. */
    month: { type: 'string', required: true },
  },
  { ofMonth: { index: 'gsi1', pk: 'ledger#${month}', sk: '${ownerId}#${id}' } },
);

/** An amount of an invoice, for the ledger. */
export interface LedgerAmount {
  kind: (typeof ledgerKinds)[number];
  cause: (typeof ledgerCauses)[number];
  cents: number;
  chargeId?: string | undefined;
  /** Tells amounts of the same kind and cause apart, such as two refunds. */
  reference?: string;
}

/** Returns the ID of the row for an amount of an invoice. */
export function buildLedgerId(invoiceId: string, { kind, cause, reference }: LedgerAmount): string {
  return [invoiceId, kind, cause, reference].filter(Boolean).join('#');
}

/** Reads all rows of an invoice. */
export async function readInvoiceLedger(ownerId: string, invoiceId: string) {
  const rows = LedgerEntries.query.ofOwner({ ownerId }).begins({ id: `${invoiceId}#` });
  const { data } = await rows.go({ pages: 'all', consistent: true });
  return data;
}

/** Returns the write that adds an amount of an invoice to the ledger. It fails if the ledger has this row. */
export function addToLedger(
  ownerId: string,
  invoiceId: string,
  at: string,
  amount: LedgerAmount,
  onConditionFailed?: Write['onConditionFailed'],
): Write {
  const { reference: _, ...attributes } = amount;
  const id = buildLedgerId(invoiceId, amount);
  const row = LedgerEntries.create({ ownerId, invoiceId, id, at, month: at.slice(0, 7), ...attributes });
  return put(row.params(), onConditionFailed);
}
