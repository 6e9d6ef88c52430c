import { ulid } from 'ulid';
import { ApiError } from '#functions/core/api-error.ts';
import { now } from '#functions/core/clock.ts';
import { environment } from '#functions/core/environment.ts';
import { mac, seal, unseal } from '#functions/core/signing.ts';
import { expiryYearsAhead, testNumbers } from '#shared/contract/payment-fields.ts';

/**
 * The test provider: it knows the published test cards, one test bank account and nothing else, so that nobody can hand
 * it a real one. What it makes of them is a sealed token, which a browser can keep and not read; numbers and codes are
 * never stored, logged or echoed.
 */

/** Card numbers that card processors publish for tests; the last one is declined. */
const testCards: Record<string, string> = {
  '4242424242424242': 'Visa',
  '4111111111111111': 'Visa',
  '5555555555554444': 'Mastercard',
  '2223003122003222': 'Mastercard',
  '378282246310005': 'American Express',
  '6011111111111117': 'Discover',
};
const declinedCard = '4000000000000002';

/** Published with the same routing number, for an account that is closed. */
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

/** What may be kept of a card or a bank account. */
export interface MethodOnFile {
  type: 'card' | 'bank';
  /** The card's brand, or the bank's name. */
  brand: string;
  lastFour: string;
  /** Cards only, as is the holder. */
  expiryMonth?: number;
  expiryYear?: number;
  holder?: string;
  /** Tells whether two methods are the same without telling which. */
  fingerprint: string;
}

/** A token works for a day: long enough for a sign-up that is gone on with tomorrow. */
const goodForSeconds = 24 * 3600;

/** What a token stands for. */
export interface OpenedToken {
  /** By this it is known that a token was used. */
  id: string;
  /** Epoch seconds from which it is worth nothing. */
  expiresAt: number;
  onFile: MethodOnFile;
}

function refuse(field: string, words: string): ApiError {
  return new ApiError('invalid', { fields: { [field]: words } });
}

/**
 * The years that a form offers, by this clock.
 * @throws ApiError 400 for a year that is over, or more than ten years ahead
 */
export function requireExpiryYear(year: number): void {
  const current = now().getUTCFullYear();
  if (year < current || year > current + expiryYearsAhead) throw refuse('expiryYear', 'Invalid year');
}

/**
 * Turns a test card or the test bank account into a token.
 * @throws ApiError 400 on the field that is wrong: expired, unknown or declined; any number, where real payments are taken
 */
export function tokenize(method: CardFields | BankFields): string {
  if (environment('PAYMENTS') !== 'test') {
    throw refuse(method.type === 'bank' ? 'accountNumber' : 'cardNumber', 'Numbers are not taken here');
  }
  const onFile = method.type === 'bank' ? readBank(method) : readCard(method);
  const made = now().getTime();
  const token: OpenedToken = { id: ulid(made), expiresAt: Math.ceil(made / 1000) + goodForSeconds, onFile };
  return `tok_${seal('payment-token', JSON.stringify(token))}`;
}

function readCard(card: CardFields): MethodOnFile {
  // A card is good to the last moment of its month.
  if (Date.UTC(card.expiryYear, card.expiryMonth, 1) <= now().getTime())
    throw refuse('expiryYear', 'This card has expired');
  requireExpiryYear(card.expiryYear);
  if (card.cardNumber === declinedCard) throw refuse('cardNumber', 'This card was declined');
  const brand = testCards[card.cardNumber];
  if (!brand) throw refuse('cardNumber', `Only the published test card numbers work here, such as ${testNumbers.card}`);
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

function readBank({ routingNumber, accountNumber, bankName }: BankFields): MethodOnFile {
  if (routingNumber !== testNumbers.routing)
    throw refuse('routingNumber', `Only the published test routing number works here: ${testNumbers.routing}`);
  if (accountNumber === closedAccount) throw refuse('accountNumber', 'This account is closed');
  if (accountNumber !== testNumbers.account)
    throw refuse('accountNumber', `Only the published test account number works here: ${testNumbers.account}`);
  return {
    type: 'bank',
    brand: bankName,
    lastFour: accountNumber.slice(-4),
    fingerprint: mac('bank', routingNumber, accountNumber),
  };
}

/** Said of a token that was made up, is late or was used by somebody else. */
export function tokenRefused(): ApiError {
  return refuse('paymentToken', 'Please enter the card again');
}

/**
 * What a token stands for.
 * @throws ApiError 400 on the field `paymentToken` when it was not made here, or more than a day ago
 */
export function openToken(token: string): OpenedToken {
  const [, sealed = ''] = /^tok_([\w-]+)$/.exec(token) ?? [];
  const text = unseal('payment-token', sealed);
  if (text === undefined) throw tokenRefused();
  const opened = JSON.parse(text) as OpenedToken;
  if (opened.expiresAt * 1000 <= now().getTime()) throw tokenRefused();
  return opened;
}
