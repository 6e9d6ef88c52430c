import * as z from 'zod/mini';
import { lazyRegExp } from '#shared/lazy-reg-exp.ts';

/** Numbers that the test payment provider accepts. Screens show these numbers as suggestions. */
export const testNumbers = {
  card: '4242 4242 4242 4242',
  routing: '110000000',
  account: '000123456789',
} as const;

/** The maximum number of payment methods per owner. */
export const maxPaymentMethods = 10;

/** A card may expire up to this many years after the current year. */
export const expiryYearsAhead = 10;

/** The error message for an empty field. */
export const missingField = 'All required fields must be filled';

/** Returns schema parameters with the error message `missingField` for an empty field, else `invalid`. */
export function missingOr(invalid: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
      ? missingField
      : invalid;
  return { error };
}

/** A card number. The schema removes spaces and dashes. */
const CardNumber = z.pipe(
  z.string(missingOr('Invalid card number')).check(z.overwrite((value) => value.replace(/[\s-]/g, ''))),
  z.string().check(z.regex(/^\d{13,19}$/, missingOr('Invalid card number'))),
);

/** The fields of a card, except the cardholder's name. */
export const cardNumbers = {
  cardNumber: CardNumber,
  expiryMonth: z.int(missingOr('Invalid month')).check(z.gte(1, 'Invalid month'), z.lte(12, 'Invalid month')),
  expiryYear: z.int(missingOr('Invalid year')).check(z.gte(2000, 'Invalid year'), z.lte(2100, 'Invalid year')),
  cvv: z.string(missingOr('CVV must be 3-4 digits')).check(z.regex(/^\d{3,4}$/, missingOr('CVV must be 3-4 digits'))),
};

/** Matches a text with six or more digits of any script. The anchor keeps the running time linear. */
const manyDigits = lazyRegExp(String.raw`^(?:\P{N}*\p{N}){6}`, 'u');

/** Rejects a text that may contain a card or account number, because text fields are stored and displayed. */
export const withoutLongNumber = z.refine<string>(
  (value) => !manyDigits().test(value),
  'Please leave card and account numbers out of this field',
);

/**
 * Matches a cardholder name: 2 to 100 characters, letters of any alphabet and single or multiple spaces between words.
 */
const holderPattern = /^(?=.{2,100}$)(?!.*\p{DI})(?=.*\p{L})[\p{L}\p{M}]+( +[\p{L}\p{M}]+)*$/u;

/** Creates a schema for a trimmed text that matches `pattern`. */
function matching(pattern: RegExp, invalid: string) {
  return z
    .pipe(z.string(missingOr(invalid)).check(z.trim()), z.string().check(z.regex(pattern, missingOr(invalid))))
    .register(z.globalRegistry, { pattern: pattern.source });
}

/** The card fields of the payment method form. */
export const cardFields = { ...cardNumbers, cardholderName: matching(holderPattern, 'Invalid cardholder name') };

/** The bank account fields, for creating a token and for the payment method form. */
export const bankFields = {
  accountNumber: matching(/^\d{4,17}$/, 'Invalid account number'),
  routingNumber: matching(/^\d{9}$/, 'Routing number must be 9 digits'),
  accountType: z.enum(['checking', 'savings'], missingOr('Please choose checking or savings')),
  bankName: matching(
    /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]{1,100}$/u,
    'Please enter the bank name in up to 100 characters',
  ).check(withoutLongNumber),
};
