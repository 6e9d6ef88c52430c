import * as z from 'zod/mini';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Numbers that the test provider accepts; screens suggest them. */
export const testNumbers = {
  card: '4242 4242 4242 4242',
  routing: '110000000',
  account: '000123456789',
} as const;

/** Maximum payment methods per owner. */
export const maxPaymentMethods = 10;

/** A card may expire up to this many years after the current year. */
export const expiryYearsAhead = 10;

/** The message for an empty field. */
export const missingField = 'All required fields must be filled';

/** The message of a field: `missingField` when it is empty, else `invalid`. */
export function missingOr(invalid: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
      ? missingField
      : invalid;
  return { error };
}

/** The digits of a card number, without spaces and dashes. */
const CardNumber = z.pipe(
  z.string(missingOr('Invalid card number')).check(z.overwrite((value) => value.replace(/[\s-]/g, ''))),
  z.string().check(z.regex(/^\d{13,19}$/, missingOr('Invalid card number'))),
);

/** A card without the holder's name. */
export const cardNumbers = {
  cardNumber: CardNumber,
  expiryMonth: z.int(missingOr('Invalid month')).check(z.gte(1, 'Invalid month'), z.lte(12, 'Invalid month')),
  expiryYear: z.int(missingOr('Invalid year')).check(z.gte(2000, 'Invalid year'), z.lte(2100, 'Invalid year')),
  cvv: z.string(missingOr('CVV must be 3-4 digits')).check(z.regex(/^\d{3,4}$/, missingOr('CVV must be 3-4 digits'))),
};

/** Six or more digits of any script; anchored, so that it takes linear time. */
const manyDigits = lazyRegExp(String.raw`^(?:\P{N}*\p{N}){6}`, 'u');

/** Refuses a text that may contain a card or account number: what is not a number field is stored and shown. */
export const withoutLongNumber = z.refine<string>(
  (value) => !manyDigits().test(value),
  'Please leave card and account numbers out of this field',
);

/** "At least 2 characters, letters and spaces", in any alphabet. */
const holderPattern = /^(?=.{2,100}$)(?!.*\p{DI})(?=.*\p{L})[\p{L}\p{M}]+( +[\p{L}\p{M}]+)*$/u;

/** Trimmed text that matches a pattern. */
function matching(pattern: RegExp, invalid: string) {
  return z
    .pipe(z.string(missingOr(invalid)).check(z.trim()), z.string().check(z.regex(pattern, missingOr(invalid))))
    .register(z.globalRegistry, { pattern: pattern.source });
}

/** A card in the payment method form. */
export const cardFields = { ...cardNumbers, cardholderName: matching(holderPattern, 'Invalid cardholder name') };

/** A bank account, for tokens and in the payment method form. */
export const bankFields = {
  accountNumber: matching(/^\d{4,17}$/, 'Invalid account number'),
  routingNumber: matching(/^\d{9}$/, 'Routing number must be 9 digits'),
  accountType: z.enum(['checking', 'savings'], missingOr('Please choose checking or savings')),
  bankName: matching(
    /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]{1,100}$/u,
    'Please enter the bank name in up to 100 characters',
  ).check(withoutLongNumber),
};
