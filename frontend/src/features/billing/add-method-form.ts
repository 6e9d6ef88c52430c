import * as z from 'zod/mini';
import { bankFields, cardFields, missingField } from '#shared/contract/payment-fields.ts';
import { fieldRequired } from './texts.ts';

/** The dialog's fields as typed: of both a card and a bank account. */
const MethodFields = z.object({
  type: z.enum(['card', 'bank']),
  cardNumber: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  cvv: z.string(),
  cardholderName: z.string(),
  bankName: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  accountType: z.string(),
  isDefault: z.boolean(),
});
type MethodFields = z.output<typeof MethodFields>;

export const blankMethod: MethodFields = {
  type: 'card',
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

const Card = z.object({ type: z.literal('card'), ...cardFields });
const Bank = z.object({ type: z.literal('bank'), ...bankFields });

/** Months and years are sent as numbers. */
function asNumber(typed: string): number | undefined {
  return typed === '' ? undefined : Number(typed);
}

/** The form that adds a payment method: checks the fields of the chosen type by the rules of the contract. */
export const MethodForm = z.pipe(
  MethodFields,
  z.transform((typed: MethodFields, context) => {
    const { expiryMonth, expiryYear, isDefault } = typed;
    const rules = typed.type === 'card' ? Card : Bank;
    const result = rules.safeParse({
      ...typed,
      expiryMonth: asNumber(expiryMonth),
      expiryYear: asNumber(expiryYear),
    });
    if (result.success) return { details: result.data, isDefault };
    for (const { path, message } of result.error.issues)
      context.issues.push({
        code: 'custom',
        path,
        message: message === missingField ? fieldRequired : message,
        input: typed,
      });
    return z.NEVER;
  }),
);

/** The years to choose from: ten, starting with the current one. */
export function expiryYears(today: Date): number[] {
  return Array.from({ length: 10 }, (_, ahead) => today.getUTCFullYear() + ahead);
}
