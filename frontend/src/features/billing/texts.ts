import type { OperationTexts } from '../../lib/texts.ts';

/** What the billing screens say. */
export const billingTexts = {
  createPaymentToken: { failed: 'Payment processing failed. Please try again.' },
  changeSubscription: {
    succeeded: 'Your plan is changed.',
    failed: 'Your plan could not be changed. Please try again.',
  },
} as const satisfies Record<string, Partial<OperationTexts>>;

/** Said when any field of the payment form is empty. */
export const emptyFieldWords = 'Please fill in all required fields';
