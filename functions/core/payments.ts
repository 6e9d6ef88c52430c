import { now } from '#functions/core/clock.ts';
import { Failure } from '#functions/core/failure.ts';
import { mac, sameMac } from '#functions/core/signing.ts';

/**
 * The test provider: it knows the published test cards and no other, so that nobody can hand it a real one. What it
 * makes of a card is a sealed token; number and code are never stored, logged or echoed.
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
const declined = '4000000000000002';

export interface CardFields {
  cardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  cvv: string;
  cardholderName: string;
}

/** What may be kept of a card. */
export interface CardOnFile {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  holder: string;
  /** Tells whether two cards are the same without telling which. */
  fingerprint: string;
}

function refuse(field: string, words: string): Failure {
  return new Failure('invalid', { fields: { [field]: words } });
}

/**
 * Turns a test card into a token.
 * @throws Failure 400 on the field that is wrong: expired, unknown or declined
 */
export function tokenize(card: CardFields): string {
  const moment = now();
  // A card is good to the last moment of its month.
  if (Date.UTC(card.expiryYear, card.expiryMonth, 1) <= moment.getTime())
    throw refuse('expiryYear', 'This card has expired');
  if (card.expiryYear > moment.getUTCFullYear() + 10) throw refuse('expiryYear', 'Invalid year');
  if (card.cardNumber === declined) throw refuse('cardNumber', 'This card was declined');
  const brand = testCards[card.cardNumber];
  if (!brand) throw refuse('cardNumber', 'Only the published test card numbers work here, such as 4242 4242 4242 4242');
  const onFile: CardOnFile = {
    brand,
    lastFour: card.cardNumber.slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holder: card.cardholderName,
    fingerprint: mac('card', card.cardNumber, card.cardholderName.toLowerCase()),
  };
  const body = Buffer.from(JSON.stringify(onFile)).toString('base64url');
  return `tok_${body}.${mac('payment-token', body)}`;
}

/**
 * What a token stands for.
 * @throws Failure 400 on the field `paymentToken` when it was not made here
 */
export function openToken(token: string): CardOnFile {
  const [, body = '', seal = ''] = /^tok_([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
  if (!sameMac(seal, mac('payment-token', body))) throw refuse('paymentToken', 'Please enter the card again');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as CardOnFile;
}
