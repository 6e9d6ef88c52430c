import * as z from 'zod/mini';
import { bankFields, cardFields, missingField } from '#shared/contract/payment-fields.ts';
import type { Checked, FieldErrors } from '../../lib/use-form.ts';
import { emptyHere } from './texts.ts';

/** What is typed into the dialog that adds a payment method: texts, as fields hold them. */
export interface TypedMethod {
  type: 'card' | 'bank';
  cardNumber: string;
  expiryMonth: string;
  expiryYear: string;
  cvv: string;
  cardholderName: string;
  bankName: string;
  routingNumber: string;
  accountNumber: string;
  accountType: string;
  isDefault: boolean;
}

/** The fields of each kind, in the order of the screen. */
export const methodFields = {
  card: ['cardNumber', 'expiryMonth', 'expiryYear', 'cvv', 'cardholderName'],
  bank: ['bankName', 'routingNumber', 'accountNumber', 'accountType'],
} as const;

export const blankMethod: TypedMethod = {
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

/** Whether something was typed or chosen that is lost when the dialog closes; both kinds keep theirs. */
export function isFilledIn(typed: TypedMethod): boolean {
  return Object.values(methodFields).some((names) => names.some((name) => typed[name] !== ''));
}

const rules = { card: z.strictObject(cardFields), bank: z.strictObject(bankFields) };

/** What goes to the payment provider once nothing is wrong, and whether it is to be the default. */
export interface CheckedMethod {
  numbers:
    | ({ type: 'card' } & z.output<(typeof rules)['card']>)
    | ({ type: 'bank' } & z.output<(typeof rules)['bank']>);
  isDefault: boolean;
}

/** Checks what is typed by the rules of the contract; the first thing wrong with a field speaks for it. */
export function checkMethod(typed: TypedMethod): Checked<TypedMethod, CheckedMethod> {
  const { type, isDefault } = typed;
  const given = Object.fromEntries(methodFields[type].map((name) => [name, numeric(name, typed[name])]));
  const result = rules[type].safeParse(given);
  if (result.success) {
    const numbers = { type, ...result.data } as CheckedMethod['numbers'];
    return { right: true, values: { numbers, isDefault } };
  }
  const errors: FieldErrors<TypedMethod> = {};
  for (const { path, message } of result.error.issues)
    errors[path[0] as keyof TypedMethod] ??= message === missingField ? emptyHere : message;
  return { right: false, errors };
}

/** Month and year are numbers; nothing chosen is nothing. */
function numeric(name: string, typed: string): string | number | undefined {
  if (!name.startsWith('expiry')) return typed;
  return typed === '' ? undefined : Number(typed);
}

/** Years that the form offers: ten, from the current one on. */
export function expiryYears(moment: Date): number[] {
  return Array.from({ length: 10 }, (_, ahead) => moment.getUTCFullYear() + ahead);
}
