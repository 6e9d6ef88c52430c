import { testNumbers } from '#shared/contract/payment-fields.ts';
import type { OperationTexts } from '../../lib/texts.ts';

/** Toasts and alerts of the billing screens, by operation. */
export const billingTexts = {
  createPaymentToken: { failed: 'Payment processing failed. Please try again.' },
  changeSubscription: { failed: "We couldn't change your plan. Please try again." },
  addPaymentMethod: { succeeded: 'Payment method added', failed: 'Failed to add payment method' },
  removePaymentMethod: { succeeded: 'Payment method removed', failed: 'Failed to remove payment method' },
  setDefaultPaymentMethod: {
    succeeded: 'Default payment method changed',
    failed: 'Failed to change the default payment method',
  },
} as const satisfies Record<string, Partial<OperationTexts>>;

/** The toast after a change of the plan. */
export const planChanged = 'Your plan was changed';

/** The error of an empty required field. */
export const fieldRequired = 'This field is required';

/** The number of the test card. No-break spaces keep the number on one line. */
const testCard = testNumbers.card.replaceAll(' ', '\u00a0');

/** Explains what is stored and which numbers the test provider accepts. */
export const securityTexts = {
  storage:
    "We keep only your card's brand, last four digits, expiry and name, or your bank's name and the last four digits. The full numbers go only to the payment provider.",
  test: 'Only published test numbers work here, and no money is moved.',
  testCard: `Only published test cards work here, such as ${testCard}.`,
  testRouting: `Only the published test number works here: ${testNumbers.routing}.`,
  testAccount: `Only the published test number works here: ${testNumbers.account}.`,
} as const;
