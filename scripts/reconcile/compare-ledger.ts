import { getPaymentProvider } from '#functions/billing/get-provider.ts';
import type { ProviderCharge } from '#functions/billing/payment-provider.ts';
import { LedgerEntries, readInvoiceLedger } from '#functions/entities/ledger.ts';

/** The last two UTC months, as `YYYY-MM`. */
export function listLastMonths(at: Date): string[] {
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
  return [last, at].map((date) => date.toISOString().slice(0, 7));
}

/** What the ledger says about a charge. */
interface Booked {
  ownerId: string;
  invoiceId: string;
  cents: number;
  refundedCents: number;
}

/** Reads what the ledger says about each charge of some months, by the charge's ID. */
async function readLedger(months: readonly string[]): Promise<Map<string, Booked>> {
  const booked = new Map<string, Booked>();
  for (const month of months) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(month, cursor);
      for (const { ownerId, invoiceId, kind, cents, chargeId } of page.data) {
        if (!chargeId || (kind !== 'charge' && kind !== 'refund')) continue;
        const known = booked.get(chargeId) ?? { ownerId, invoiceId, cents: 0, refundedCents: 0 };
        booked.set(chargeId, {
          ...known,
          cents: known.cents + (kind === 'charge' ? cents : 0),
          refundedCents: known.refundedCents + (kind === 'refund' ? cents : 0),
        });
      }
      cursor = page.cursor;
    } while (cursor);
  }
  return booked;
}

function readPage(month: string, cursor: string | null) {
  return LedgerEntries.query.ofMonth({ month }).go({ cursor, pages: 1 });
}

/** Reads what the whole ledger says about a charge, because refunds may be in other months than the charge. */
async function readBooked({ id, ownerId, invoiceId }: ProviderCharge): Promise<Booked | undefined> {
  const rows = (await readInvoiceLedger(ownerId, invoiceId)).filter(({ chargeId }) => chargeId === id);
  const sum = (kind: string) => rows.reduce((total, row) => total + (row.kind === kind ? row.cents : 0), 0);
  return rows.length > 0 ? { ownerId, invoiceId, cents: sum('charge'), refundedCents: sum('refund') } : undefined;
}

/** Describes how a charge and the ledger differ; undefined if they agree. */
function describeDifference({ id, cents, refundedCents, ownerId, invoiceId }: ProviderCharge, booked?: Booked) {
  const where = `charge ${id} of owner ${ownerId}, invoice ${invoiceId}`;
  if (!booked) return `${where}: ${cents} cents are not in the ledger`;
  if (booked.cents !== cents) return `${where}: ${cents} cents, but ${booked.cents} in the ledger`;
  if (booked.refundedCents !== refundedCents) {
    return `${where}: ${refundedCents} cents refunded, but ${booked.refundedCents} in the ledger`;
  }
  return undefined;
}

/** Compares the provider's charges of some months, `YYYY-MM`, with the ledger, in both directions. */
export async function compareLedger(months: readonly string[]) {
  const booked = await readLedger(months);
  const differences: string[] = [];
  let [charges, total] = [0, 0];
  for await (const charge of (await getPaymentProvider()).listCharges()) {
    // A charge at the end of a month may be in the ledger of the next one, so all months are compared first.
    const entry = booked.get(charge.id);
    booked.delete(charge.id);
    if (!entry && !months.includes(charge.at.slice(0, 7))) continue;
    charges += 1;
    total += charge.cents;
    const difference = describeDifference(charge, entry) && describeDifference(charge, await readBooked(charge));
    if (difference) differences.push(difference);
  }
  for (const [id, { ownerId, invoiceId, cents }] of booked) {
    differences.push(`charge ${id} of owner ${ownerId}, invoice ${invoiceId}: ${cents} cents are only in the ledger`);
  }
  return { charges, cents: total, differences };
}
