import type { ChargeFailure } from '#shared/contract/subscription.ts';

/** A charge to make. Repeated with the same key, the provider makes it once and returns its result. */
export interface ChargeOrder {
  idempotencyKey: string;
  cents: number;
  /** The provider's token of a saved payment method. */
  token: string;
  /** What the owner sees on the statement. */
  description: string;
  ownerId: string;
  invoiceId: string;
  /** Whether the owner asked for the charge and can confirm it in the browser, if the bank wants that. */
  byOwner: boolean;
}

/** How a charge that may have been made before is repeated. */
export interface ChargeRepeat {
  /** Whether a charge that still waits for the owner's confirmation is canceled, which counts as a failure. */
  givesUp: boolean;
}

/** A refund of a part or all of a charge. */
export interface RefundOrder {
  idempotencyKey: string;
  chargeId: string;
  cents: number;
}

/** The result of a charge. `isPending`: the owner has to confirm it in the browser first. */
export type ChargeResult =
  | { chargeId: string; failure?: undefined; isPending?: undefined }
  | { failure: ChargeFailure; isPending?: undefined }
  | { isPending: true; failure?: undefined };

/** A charge that succeeded, as the provider lists it. */
export interface ProviderCharge {
  id: string;
  cents: number;
  /** What went back to the payer: refunds, and disputes that are not won. */
  refundedCents: number;
  ownerId: string;
  invoiceId: string;
  at: string;
}

/** The part of a card or bank account that may be stored. */
export interface TokenizedMethod {
  type: 'card' | 'bank';
  /** The card's brand, or the bank's name. */
  brand: string;
  lastFour: string;
  /** Only cards have an expiry and a holder. */
  expiryMonth?: number;
  expiryYear?: number;
  holder?: string;
  /** The same for the same card or bank account. */
  fingerprint: string;
}

/** A valid payment token of the browser, and the payment method behind it. */
export interface OpenedToken {
  id: string;
  /** Epoch seconds. Until then, only one owner can use the token. After that, nobody can. */
  expiresAt: number;
  method: TokenizedMethod;
  /** The token for charges. It never expires. */
  token: string;
}

/** What billing needs of a payment provider. */
export interface PaymentProvider {
  /** @throws ApiError `invalid` for the field `paymentToken` when the token is forged or expired */
  openToken(paymentToken: string): Promise<OpenedToken>;
  /**
   * Makes a charge. `repeat` is set if it may have been made before, however long ago.
   * @throws Error if it is unknown whether the charge was made; repeating it with the same key finds out
   */
  charge(order: ChargeOrder, repeat?: ChargeRepeat): Promise<ChargeResult>;
  /** Returns the secret with which the browser confirms a pending charge; undefined if it is not pending. */
  findClientSecret(order: ChargeOrder): Promise<string | undefined>;
  /** @throws Error if it is unknown whether the refund was made, or if the charge has less left than `cents` */
  refund(order: RefundOrder): Promise<void>;
  listCharges(): AsyncIterable<ProviderCharge>;
  /** Removes a saved payment method from the provider. Does nothing if it was removed before. */
  removeMethod(token: string): Promise<void>;
  /** Deletes what the provider has stored about an owner. Does nothing if it was deleted before. */
  deleteCustomer(ownerId: string): Promise<void>;
}
