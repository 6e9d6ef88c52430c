import type { EntityItem } from 'electrodb';
import { ownerEntity } from '#functions/core/data/entity.ts';
import { chargeFailures, invoiceLineKinds, invoiceStatuses } from '#shared/contract/subscription.ts';
import { intervals, plans } from '#shared/plans.ts';

/** Why an invoice exists. */
export const invoiceReasons = ['trialEnd', 'start', 'upgrade', 'renewal'] as const;

/**
 * An owner's invoices, sorted by the start of the period that each pays for. The ID is derived from that start.
 */
export const Invoices = ownerEntity('invoice', 'invoice#${id}', {
  id: { type: 'string', required: true },
  number: { type: 'string', required: true },
  reason: { type: invoiceReasons, required: true },
  status: { type: invoiceStatuses, required: true },
  plan: { type: plans, required: true },
  interval: { type: intervals, required: true },
  /** The price of the period. */
  priceCents: { type: 'number', required: true },
  periodStart: { type: 'string', required: true },
  periodEnd: { type: 'string', required: true },
  anchor: { type: 'string', required: true },
  anchorTimeZone: { type: 'string', required: true },
  anchorMonths: { type: 'number', required: true },
  lines: {
    type: 'list',
    required: true,
    items: {
      type: 'map',
      properties: {
        kind: { type: invoiceLineKinds, required: true },
        text: { type: 'string', required: true },
        cents: { type: 'number', required: true },
      },
    },
  },
  totalCents: { type: 'number', required: true },
  /** How many free months the lines use. */
  credits: { type: 'number', required: true },
  /** How much of the unused part of the old plan is left over. */
  surplusCents: { type: 'number', required: true },
  /** The number of the current charge, starting at 1. Each has an idempotency key of its own. */
  attempt: { type: 'number', required: true },
  /** Whether the owner asked for the current charge. If it fails, the retries of a renewal are not used up. */
  requestedByOwner: { type: 'boolean' },
  /** The provider's token of the payment method. Only while the status is `processing`. */
  token: { type: 'string' },
  brand: { type: 'string' },
  lastFour: { type: 'string' },
  chargeId: { type: 'string' },
  /** Why the last charge failed. */
  failure: { type: chargeFailures },
  refundedCents: { type: 'number', required: true },
  createdAt: { type: 'string', required: true },
  paidAt: { type: 'string' },
});
export type InvoiceRow = EntityItem<typeof Invoices>;

/**
 * Returns the ID of the invoice for the period that starts at an instant. `count` tells invoices of the same instant
 * apart, such as those of two upgrades.
 */
export function buildInvoiceId(periodStart: string, count: number): string {
  return `${periodStart.replace(/[-:.]/g, '')}-${String(count).padStart(4, '0')}`;
}

/** Returns the number on the receipt of an owner's invoice. */
export function buildInvoiceNumber(ownerId: string, count: number): string {
  return `${ownerId.slice(-8).toUpperCase()}-${String(count).padStart(4, '0')}`;
}
