import type { ErrorDefinitions } from '#shared/errors/error-definition.ts';

/** The error codes of the billing domain. */
export const billingErrors = {
  paymentMethodNotFound: {
    status: 404,
    message: "We couldn't find this payment method. It may have been removed already.",
  },
  plansNotOnSale: { status: 409, message: "You can't buy paid plans here yet. You haven't been charged." },
  paymentMethodRequired: { status: 409, message: "Please add a payment method first. You haven't been charged." },
  paymentFailed: {
    status: 402,
    message: "The payment didn't go through, and your plan hasn't changed. Please try another payment method.",
  },
  confirmationRequired: {
    status: 402,
    message: "Your bank wants you to confirm this payment. You haven't been charged yet.",
  },
  webhookRefused: { status: 400, message: 'The signature is missing, wrong or too old.' },
  amountChanged: {
    status: 409,
    message: "The amount due today has changed since you saw it. You haven't been charged. Please check it again.",
  },
  paymentMethodLimitReached: {
    status: 409,
    message: 'You can keep up to 10 payment methods. Please remove one before you add another.',
  },
} as const satisfies ErrorDefinitions;
