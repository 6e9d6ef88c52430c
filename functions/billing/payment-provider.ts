import type { ChargeFailure } from '#shared/contract/subscription.ts';

/** A charge to make. Repeated with the same key, the provider makes it once and returns the first result. */
export interface ChargeOrder {
  idempotencyKey: string;
  cents: number;
  /** The provider's token of a saved payment method. */
  token: string;
  /** What the owner sees on the statement. */
  description: string;
  ownerId: string;
  invoiceId: string;
}

/** A refund of a part or all of a charge. */
export interface RefundOrder {
  idempotencyKey: string;
  chargeId: string;
  cents: number;
}

/** The result of a charge. A step that the owner would have to do in the browser counts as a failure. */
export type ChargeResult = { chargeId: string; failure?: undefined } | { failure: ChargeFailure };

/** A charge that succeeded, as the provider lists it. */
export interface ProviderCharge {
  id: string;
  cents: number;
  refundedCents: number;
  ownerId: string;
  invoiceId: string;
  at: string;
}

/** What billing needs of a payment provider. */
export interface PaymentProvider {
  /** @throws Error if it is unknown whether the charge was made; repeating it with the same key finds out */
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** @throws Error if it is unknown whether the refund was made, or if the charge has less left than `cents` */
  refund(order: RefundOrder): Promise<void>;
  listCharges(): AsyncIterable<ProviderCharge>;
  /** Deletes what the provider has stored about an owner. Does nothing if it was deleted before. */
  deleteCustomer(ownerId: string): Promise<void>;
}
