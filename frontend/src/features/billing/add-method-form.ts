import * as z from 'zod/mini';
import { bankFields, cardFields } from '#shared/contract/payment-fields.ts';
import { requireText } from './required-text.ts';

/** Blank values of all fields, those of a card and those of a bank account. */
export const blankMethod = {
  type: 'card' as 'card' | 'bank',
  cardNumber: '',
  expiryMonth: '',
  expiryYear: '',
  cvv: '',
  cardholderName: '',
  bankName: '',
  routingNumber: '',
  accountNumber: '',
  accountType: '',
  isDefault: false,
};

/** The form that adds a payment method. Checks the fields of the chosen type against the contract's rules. */
export const MethodForm = z.pipe(
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('card'),
      cardNumber: requireText(cardFields.cardNumber),
      expiryMonth: requireText(cardFields.expiryMonth, Number),
      expiryYear: requireText(cardFields.expiryYear, Number),
      cvv: requireText(cardFields.cvv),
      cardholderName: requireText(cardFields.cardholderName),
      isDefault: z.boolean(),
    }),
    z.object({
      type: z.literal('bank'),
      bankName: requireText(bankFields.bankName),
      routingNumber: requireText(bankFields.routingNumber),
      accountNumber: requireText(bankFields.accountNumber),
      accountType: requireText(bankFields.accountType),
      isDefault: z.boolean(),
    }),
  ]),
  z.transform(({ isDefault, ...details }) => ({ details, isDefault })),
);

/** Lists the expiry years to choose from: ten years, starting with the current one. */
export function listExpiryYears(today: Date): number[] {
  return Array.from({ length: 10 }, (_, ahead) => today.getUTCFullYear() + ahead);
}
