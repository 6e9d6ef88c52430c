import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import type { billing } from '#shared/contract/billing.ts';
import { Email } from '#shared/contract/fields.ts';
import { cardNumbers, withoutLongNumber } from '#shared/contract/payment-fields.ts';
import { readPendingContact } from '../../domain/onboarding/pending-sign-up.ts';
import { now } from '../../lib/now.ts';
import { requireText } from './required-text.ts';

/** A required text. Rejects text that contains a card number. */
const Words = requireText(z.string().check(withoutLongNumber));

/** Parses `MM/YY` or `MM/YYYY`. Returns undefined for other text. */
export function parseExpiry(typed: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month, year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (!month) return undefined;
  return { expiryMonth: Number(month), expiryYear: Number(year.length === 2 ? `20${year}` : year) };
}

const expiryFormat = 'Enter it as MM/YY';

/** Returns the error of an expiry date; undefined if it is valid. A card is valid until the end of its expiry month. */
function findExpiryError(expiry: ReturnType<typeof parseExpiry>): string | undefined {
  if (!expiry) return expiryFormat;
  if (expiry.expiryMonth < 1 || expiry.expiryMonth > 12) return 'Invalid month';
  const endsAt = Date.UTC(expiry.expiryYear, expiry.expiryMonth);
  return endsAt <= now().getTime() ? 'This card has expired' : undefined;
}

const Expiry = z.pipe(
  requireText(z.string()),
  z.transform((typed: string, context) => {
    const expiry = parseExpiry(typed);
    const message = findExpiryError(expiry);
    if (expiry && !message) return expiry;
    context.issues.push({ code: 'custom', message: message ?? expiryFormat, input: typed });
    return z.NEVER;
  }),
);

/** The payment form. The fields are in the screen's order. */
export const PaymentForm = z.object({
  firstName: Words,
  lastName: Words,
  email: requireText(Email),
  cardNumber: requireText(cardNumbers.cardNumber),
  expiry: Expiry,
  cvv: requireText(cardNumbers.cvv),
  address: Words,
  city: Words,
  state: Words,
  zipCode: Words,
});
export type PaymentForm = z.output<typeof PaymentForm>;

const Blank = z.string();

/** The form with Stripe, whose script shows the card's fields. Ours are not on the screen and stay blank. */
export const StripePaymentForm = z.extend(PaymentForm, {
  cardNumber: Blank,
  expiry: z.pipe(
    Blank,
    z.transform(() => ({ expiryMonth: 0, expiryYear: 0 })),
  ),
  cvv: Blank,
});

const Typed = z.catch(z.string().check(z.maxLength(300)), '');
/** Text in a draft. Becomes blank if it contains a card number, so that a number in the wrong field is not stored. */
const TypedWords = z.catch(z.string().check(z.maxLength(300), withoutLongNumber), '');

/** The draft of the form: all fields except for the card's, which are never stored. */
export const PaymentDraft = z.object({
  firstName: TypedWords,
  lastName: TypedWords,
  email: Typed,
  address: TypedWords,
  city: TypedWords,
  state: TypedWords,
  zipCode: TypedWords,
});

/** Reads the form's default values from the account, or for a visitor from what was typed on earlier screens. */
export function readPaymentDefaults(user: User | null): z.input<typeof PaymentForm> {
  const known = user ?? { ...splitName(readPendingContact().name), ...readPendingContact() };
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email,
    cardNumber: '',
    expiry: '',
    cvv: '',
    address: known.homeAddress ?? '',
    city: known.city ?? '',
    state: known.state ?? '',
    zipCode: known.zipCode ?? '',
  };
}

function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the cardholder's name. */
export function joinName({ firstName, lastName }: PaymentForm): string {
  return `${firstName} ${lastName}`;
}

/** Builds the request to the payment provider's tokenizer. */
export function pickCard(form: PaymentForm): z.input<typeof billing.createPaymentToken.body> {
  const { cardNumber, expiry, cvv } = form;
  return { cardNumber, ...expiry, cvv, cardholderName: joinName(form) };
}

/** Maps fields of the tokenizer's request to the form's fields, which show the server's errors. */
export const fieldNames = {
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  cardholderName: 'firstName',
} as const;

/** Picks the contact details that are stored for the sign-up, without the card. */
export function pickContact(form: PaymentForm) {
  const { email, address, city, state, zipCode } = form;
  return { name: joinName(form), email, address, city, state, zipCode };
}
