import * as z from 'zod/mini';
import type { User } from '#shared/contract/account.ts';
import { readJson, remove, writeJson } from '../../lib/storage.ts';
import { typedBefore } from '../../lib/typed-before.ts';
import { nameParts, type PaymentForm } from './payment-form.ts';

const Typed = z.catch(z.string().check(z.maxLength(300)), '');

/** All of the form but the card, which no storage ever holds. */
const Draft = z.object({
  firstName: Typed,
  lastName: Typed,
  email: Typed,
  address: Typed,
  city: Typed,
  state: Typed,
  zipCode: Typed,
});

const noCard = { cardNumber: '', expiry: '', cvc: '' };

/** Keeps what is being typed, the card left out; false where a reload would lose it. */
export function keepPaymentDraft(typed: PaymentForm): boolean {
  return writeJson('payment_draft', Draft.parse(typed));
}

/** The payment is through. */
export function forgetPaymentDraft(): void {
  remove('payment_draft');
}

/** What the form begins with: what was being typed in this tab, else what the account says or the visitor told before. */
export function knownPayment(user: User | null): PaymentForm {
  const draft = Draft.safeParse(readJson('payment_draft'));
  if (draft.success) return { ...draft.data, ...noCard };
  const told = user ?? { ...nameParts(typedBefore().name), ...typedBefore() };
  return {
    firstName: told.firstName,
    lastName: told.lastName,
    email: told.email,
    address: told.homeAddress ?? '',
    city: told.city ?? '',
    state: told.state ?? '',
    zipCode: told.zipCode ?? '',
    ...noCard,
  };
}
