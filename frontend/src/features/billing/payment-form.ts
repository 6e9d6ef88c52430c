import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import type { billing } from '#shared/contract/billing.ts';
import { Email } from '#shared/contract/fields.ts';
import { cardNumbers, withoutLongNumber } from '#shared/contract/payment-fields.ts';
import { pendingContact } from '../../domain/onboarding/pending-sign-up.ts';
import { now } from '../../lib/now.ts';
import { fieldRequired } from './texts.ts';

const Required = z.string().check(z.refine((value) => value.trim() !== '', fieldRequired));
const Words = Required.check(withoutLongNumber);

/** Month and year of `MM/YY` or `MM/YYYY`; undefined for anything else. */
export function parseExpiry(typed: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month, year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (!month) return undefined;
  return { expiryMonth: Number(month), expiryYear: Number(year.length === 2 ? `20${year}` : year) };
}

/** A required text that follows a rule of the contract, with its message. */
function following(rule: z.ZodMiniType) {
  return Required.check(({ value, issues }) => {
    const [problem] = rule.safeParse(value.trim()).error?.issues ?? [];
    if (value.trim() !== '' && problem) issues.push({ code: 'custom', message: problem.message, input: value });
  });
}

const expiryFormat = 'Enter it as MM/YY';

/** What is wrong with an expiry date; undefined if nothing is. A card works until the end of its month. */
function expiryError(expiry: ReturnType<typeof parseExpiry>): string | undefined {
  if (!expiry) return expiryFormat;
  if (expiry.expiryMonth < 1 || expiry.expiryMonth > 12) return 'Invalid month';
  const endsAt = Date.UTC(expiry.expiryYear, expiry.expiryMonth);
  return endsAt <= now().getTime() ? 'This card has expired' : undefined;
}

const Expiry = z.pipe(
  Required,
  z.transform((typed: string, context) => {
    const expiry = parseExpiry(typed);
    const message = expiryError(expiry);
    if (expiry && !message) return expiry;
    context.issues.push({ code: 'custom', message: message ?? expiryFormat, input: typed });
    return z.NEVER;
  }),
);

/** The payment form, in the order of the screen. */
export const PaymentForm = z.object({
  firstName: Words,
  lastName: Words,
  email: z.pipe(Required, Email),
  cardNumber: following(cardNumbers.cardNumber),
  expiry: Expiry,
  cvc: following(cardNumbers.cvv),
  address: Words,
  city: Words,
  state: Words,
  zipCode: Words,
});
export type PaymentForm = z.output<typeof PaymentForm>;

const Typed = z.catch(z.string().check(z.maxLength(300)), '');
/** A card number in the wrong field is not stored. */
const TypedWords = z.catch(z.string().check(z.maxLength(300), withoutLongNumber), '');

/** The draft of the form: everything but the card, which is never stored. */
export const PaymentDraft = z.object({
  firstName: TypedWords,
  lastName: TypedWords,
  email: Typed,
  address: TypedWords,
  city: TypedWords,
  state: TypedWords,
  zipCode: TypedWords,
});

/** The form's default values, from the account or from what a visitor has typed on earlier screens. */
export function paymentDefaults(user: User | null): z.input<typeof PaymentForm> {
  const known = user ?? { ...splitName(pendingContact().name), ...pendingContact() };
  return {
    firstName: known.firstName,
    lastName: known.lastName,
    email: known.email,
    cardNumber: '',
    expiry: '',
    cvc: '',
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

function fullName({ firstName, lastName }: PaymentForm): string {
  return `${firstName.trim()} ${lastName.trim()}`;
}

/** The request to the payment provider's tokenizer. */
export function pickCard(form: PaymentForm): z.input<typeof billing.createPaymentToken.body> {
  const { cardNumber, expiry, cvc } = form;
  return { cardNumber, ...expiry, cvv: cvc.trim(), cardholderName: fullName(form) };
}

/** The form's names for the fields of that request. */
export const fieldNames = {
  cardNumber: 'cardNumber',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  cvv: 'cvc',
  cardholderName: 'firstName',
} as const;

/** The contact details to store for the sign-up, without the card. */
export function pickContact(form: PaymentForm) {
  const { email, address, city, state, zipCode } = form;
  return { name: fullName(form), email, address, city, state, zipCode };
}
