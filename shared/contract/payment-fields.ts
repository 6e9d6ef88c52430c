import * as z from 'zod/mini';

/** What the test provider takes, and what the screens tell those who try it. Routing and account number go together. */
export const testNumbers = {
  card: '4242 4242 4242 4242',
  routing: '110000000',
  account: '000123456789',
} as const;

/** Payment methods that an owner may keep. */
export const mostPaymentMethods = 10;

/** A card's expiry: from the current year to that many years ahead. */
export const expiryYearsAhead = 10;

/** Said of a field in which nothing stands. */
export const missingField = 'All required fields must be filled';

/** Tells a field that is missing from one that is wrong. */
export function said(wrong: string) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null || (typeof input === 'string' && input.trim() === '') ? missingField : wrong;
  return { error };
}

/** Digits of a card, spaces and dashes left out. */
const CardNumber = z.pipe(
  z.string(said('Invalid card number')).check(z.overwrite((value) => value.replace(/[\s-]/g, ''))),
  z.string().check(z.regex(/^\d{13,19}$/, said('Invalid card number'))),
);

/** What any card has beside the name on it. */
export const cardNumbers = {
  cardNumber: CardNumber,
  expiryMonth: z.int(said('Invalid month')).check(z.gte(1, 'Invalid month'), z.lte(12, 'Invalid month')),
  expiryYear: z.int(said('Invalid year')).check(z.gte(2000, 'Invalid year'), z.lte(2100, 'Invalid year')),
  cvv: z.string(said('CVV must be 3-4 digits')).check(z.regex(/^\d{3,4}$/, said('CVV must be 3-4 digits'))),
};

/** "At least 2 characters, letters and spaces", in any alphabet. */
const holderPattern = /^(?=.{2,100}$)(?!.*\p{DI})(?=.*\p{L})[\p{L}\p{M}]+( +[\p{L}\p{M}]+)*$/u;

/** A text without white space at its ends that fits a pattern: all digits, for instance. */
function fitting(pattern: RegExp, wrong: string) {
  return z
    .pipe(z.string(said(wrong)).check(z.trim()), z.string().check(z.regex(pattern, said(wrong))))
    .register(z.globalRegistry, { pattern: pattern.source });
}

/** A card in the form of the payment methods. */
export const cardFields = { ...cardNumbers, cardholderName: fitting(holderPattern, 'Invalid cardholder name') };

/** A bank account, for the tokenizer and in the form of the payment methods. */
export const bankFields = {
  accountNumber: fitting(/^\d{4,17}$/, 'Invalid account number'),
  routingNumber: fitting(/^\d{9}$/, 'Routing number must be 9 digits'),
  accountType: z.enum(['checking', 'savings'], said('Please choose checking or savings')),
  bankName: fitting(
    /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]{1,100}$/u,
    'Please give the name of the bank in up to 100 letters',
  ),
};
