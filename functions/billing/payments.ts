import { ulid } from 'ulid';
import type { OpenedToken, TokenizedMethod } from '#functions/billing/payment-provider.ts';
import { epochSeconds, now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { ApiError } from '#functions/core/http/api-error.ts';
import { mac, seal, unseal } from '#functions/core/signing.ts';
import { expiryYearsAhead, testNumbers } from '#shared/contract/payment-fields.ts';
import type { ChargeFailure } from '#shared/contract/subscription.ts';

/**
 * The test payment provider. Accepts only published test cards and one test bank account, so that nobody can enter a
 * real card. Converts them to encrypted tokens. Numbers and security codes are never stored, logged or returned.
 */

/** The brands of the accepted cards, by the test numbers that card processors publish. */
const testCards: Record<string, string> = {
  '4242424242424242': 'Visa',
  '4111111111111111': 'Visa',
  '5555555555554444': 'Mastercard',
  '2223003122003222': 'Mastercard',
  '378282246310005': 'American Express',
  '6011111111111117': 'Discover',
  '4000000000000341': 'Visa',
  '4000000000009995': 'Visa',
  '4000000000000069': 'Visa',
  '4000002760003184': 'Visa',
};
/** Cards that can be saved, but whose charges fail. */
const failingCards: Record<string, ChargeFailure> = {
  '4000000000000341': 'declined',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000002760003184': 'authenticationRequired',
};
/** A card that cannot be saved. */
const declinedCard = '4000000000000002';

/** The test account number of a closed account. */
const closedAccount = '000111111113';

export interface CardFields {
  type?: 'card' | undefined;
  cardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  cvv: string;
  cardholderName: string;
}

export interface BankFields {
  type: 'bank';
  accountNumber: string;
  routingNumber: string;
  bankName: string;
}

/** How long a token is valid: one day, so that a sign-up can be continued later. */
const tokenSeconds = 24 * 3600;

interface TokenContent {
  id: string;
  /** Epoch seconds. */
  expiresAt: number;
  method: TokenizedMethod;
  /** How charges fail. Absent if they succeed. */
  failure?: ChargeFailure | undefined;
}

function invalidField(field: string, message: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: message } });
}

/**
 * Checks the expiry year of a card.
 * @throws ApiError `invalid` for a year in the past or more than `expiryYearsAhead` years ahead
 */
export function requireExpiryYear(year: number): void {
  const current = now().getUTCFullYear();
  if (year < current || year > current + expiryYearsAhead) throw invalidField('expiryYear', 'Invalid year');
}

/**
 * Creates a payment token for a test card or the test bank account.
 * @throws ApiError `invalid` for the field that is expired, unknown or declined, and for every number when the
 *   environment uses the real payment provider
 */
export function tokenize(method: CardFields | BankFields): string {
  if (environment('PAYMENTS') !== 'test') {
    throw invalidField(method.type === 'bank' ? 'accountNumber' : 'cardNumber', 'Numbers are not accepted here');
  }
  const at = now();
  const content: TokenContent = {
    id: ulid(at.getTime()),
    expiresAt: epochSeconds(at) + tokenSeconds,
    method: method.type === 'bank' ? readBank(method) : readCard(method),
    failure: method.type === 'bank' ? undefined : failingCards[method.cardNumber],
  };
  return `tok_${seal('payment-token', JSON.stringify(content))}`;
}

function readCard(card: CardFields): TokenizedMethod {
  // A card is valid until the end of its expiry month.
  if (Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now().getTime())
    throw invalidField('expiryYear', 'This card has expired');
  requireExpiryYear(card.expiryYear);
  if (card.cardNumber === declinedCard) throw invalidField('cardNumber', 'This card was declined');
  const brand = testCards[card.cardNumber];
  if (!brand) {
    throw invalidField('cardNumber', `Only the published test card numbers work here, such as ${testNumbers.card}`);
  }
  return {
    type: 'card',
    brand,
    lastFour: card.cardNumber.slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holder: card.cardholderName,
    fingerprint: mac('card', card.cardNumber, card.cardholderName.toLowerCase()),
  };
}

function readBank({ routingNumber, accountNumber, bankName }: BankFields): TokenizedMethod {
  if (routingNumber !== testNumbers.routing) {
    throw invalidField('routingNumber', `Only the published test routing number works here: ${testNumbers.routing}`);
  }
  if (accountNumber === closedAccount) throw invalidField('accountNumber', 'This account is closed');
  if (accountNumber !== testNumbers.account) {
    throw invalidField('accountNumber', `Only the published test account number works here: ${testNumbers.account}`);
  }
  return {
    type: 'bank',
    brand: bankName,
    lastFour: accountNumber.slice(-4),
    fingerprint: mac('bank', routingNumber, accountNumber),
  };
}

/** Returns the error for a payment token that is forged, expired or used by another owner. */
export function tokenInvalid(): ApiError {
  return invalidField('paymentToken', 'Please enter the card again');
}

/**
 * Decrypts a payment token.
 * @throws ApiError `invalid` for the field `paymentToken` when the token is forged or expired
 */
export function openToken(token: string): OpenedToken {
  const content = readToken(token);
  if (!content || content.expiresAt <= epochSeconds()) throw tokenInvalid();
  return { ...content, token };
}

/** Decrypts the token of a saved payment method, which never expires. Undefined for a forged token. */
export function readToken(token: string): TokenContent | undefined {
  const [, sealed = ''] = /^tok_([\w-]+)$/.exec(token) ?? [];
  const text = unseal('payment-token', sealed);
  return text === undefined ? undefined : (JSON.parse(text) as TokenContent);
}
