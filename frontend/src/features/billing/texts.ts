import { testNumbers } from '#shared/contract/payment-fields.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** What the billing screens say. */
export const billingTexts = {
  createPaymentToken: { failed: 'Payment processing failed. Please try again.' },
  changeSubscription: {
    succeeded: 'Your plan is changed.',
    failed: 'Your plan could not be changed. Please try again.',
  },
  addPaymentMethod: { succeeded: 'Payment method added', failed: 'Failed to add payment method' },
  removePaymentMethod: { succeeded: 'Payment method removed', failed: 'Failed to remove payment method' },
  setDefaultPaymentMethod: {
    succeeded: 'Default payment method changed',
    failed: 'Failed to change the default payment method',
  },
} as const satisfies Record<string, Partial<OperationTexts>>;

/** Said when any field of the payment form is empty. */
export const emptyFieldWords = 'Please fill in all required fields';

/** Said at a field in which nothing stands, below the sentence that speaks for all of them. */
export const emptyHere = 'Please fill this in';

/** Said when a field cannot be read, before anything is sent. */
export const wrongFieldWords = 'Please check what is marked below';

/** The test card's number as one word, so that it stands on one line. */
const testCard = testNumbers.card.replaceAll(' ', '\u00a0');

/** What becomes of the numbers, and which ones work with the test provider. */
export const securityWords = {
  kept: 'Of a card we keep the brand, the last four digits, the expiry and the name; of a bank account the bank and the last four digits. The numbers go to the payment provider only.',
  test: 'Paid plans are not on sale yet: only published test numbers work here, and nothing is charged.',
  testCard: `Only published test cards work here, such as ${testCard}.`,
  testRouting: `Only the published test number works here: ${testNumbers.routing}.`,
  testAccount: `Only the published test number works here: ${testNumbers.account}.`,
} as const;
