import type * as z from 'zod/mini';
import type { billing } from '#shared/contract/billing.ts';
import { Email } from '#shared/contract/fields.ts';

/** What the payment form asks, in this order. */
export const paymentFields = [
  'firstName',
  'lastName',
  'email',
  'cardNumber',
  'expiry',
  'cvc',
  'address',
  'city',
  'state',
  'zipCode',
] as const;
export type PaymentField = (typeof paymentFields)[number];
export type PaymentForm = Record<PaymentField, string>;

/** The fields in which nothing stands. */
export function emptyFields(form: PaymentForm): PaymentField[] {
  return paymentFields.filter((field) => form[field].trim() === '');
}

/** Month and year of `MM/YY` (or `MM/YYYY`); undefined where it is neither. */
export function parseExpiry(typed: string): { expiryMonth: number; expiryYear: number } | undefined {
  const [, month, year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (!month) return undefined;
  return { expiryMonth: Number(month), expiryYear: Number(year.length === 2 ? `20${year}` : year) };
}

type Card = z.input<typeof billing.createPaymentToken.body>;

/** The card as the tokenizer takes it, or what cannot be read: an expiry, or an address that no mail could reach. */
export function cardOf(form: PaymentForm): { card: Card } | { wrong: Partial<PaymentForm> } {
  const expiry = parseExpiry(form.expiry);
  const email = Email.safeParse(form.email).error?.issues[0]?.message;
  if (!expiry || email)
    return { wrong: { ...(email ? { email } : {}), ...(expiry ? {} : { expiry: 'Write it as MM/YY' }) } };
  return {
    card: { cardNumber: form.cardNumber, ...expiry, cvv: form.cvc.trim(), cardholderName: holderOf(form) },
  };
}

/** First and last name joined. */
export function holderOf(form: Pick<PaymentForm, 'firstName' | 'lastName'>): string {
  return `${form.firstName.trim()} ${form.lastName.trim()}`.trim();
}

/** A whole name as first and last name: the first word, and the rest. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}

/** What is kept on the device for the sign-up: nothing of the card. */
export function signupDataOf(form: PaymentForm) {
  const { email, address, city, state, zipCode } = form;
  return { name: holderOf(form), email, address, city, state, zipCode };
}

/** The form's field for each field of the tokenizer. */
export const fieldOfCard: Record<string, PaymentField> = {
  cardNumber: 'cardNumber',
  expiryMonth: 'expiry',
  expiryYear: 'expiry',
  cvv: 'cvc',
  cardholderName: 'firstName',
};
