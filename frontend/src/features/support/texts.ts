import type { SupportStatus } from '#shared/support.ts';

/** Toasts about the outcome of operations. */
export const supportTexts = {
  failed: 'Failed to Send Message: Please try again or contact us directly.',
  sent: 'Message Sent Successfully!',
  sentDetail: "We'll get back to you within 24 hours.",
} as const;

/** The names of a request's statuses. */
export const statusLabels: Record<SupportStatus, string> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

/** The frequent questions with their answers. */
export const faq: readonly [question: string, answer: string][] = [
  [
    'How do I upgrade my plan?',
    'Go to Profile > Billing and choose a plan. You see what is due today before you pay. An upgrade starts at once, and the unused part of your old plan is credited.',
  ],
  [
    'Is my data secure?',
    'Everything travels encrypted and is stored encrypted. We never store card numbers, only a token from the payment provider.',
  ],
  [
    'How accurate is the AI assistant?',
    "It gives general wellness advice and names its sources where it has them. It can be wrong and doesn't replace a vet. In an emergency, it shows a vet to call instead of an answer.",
  ],
  [
    'Can I cancel anytime?',
    'Yes, in Profile > Billing. You keep access until the end of the period you paid for, then your plan becomes Free. Nothing is deleted. A trial ends without a charge unless you picked a plan and added a payment method.',
  ],
  [
    'How do I add multiple dogs?',
    'Go to Profile > Dogs and choose Add Dog. Free has room for 1 dog and Basic for 2. The trial and Advanced have no limit.',
  ],
  [
    'How do I reset the app lock?',
    'Go to Profile > Security and confirm that it is you with your current passcode. If you forgot it, sign out and sign in again: that removes it.',
  ],
];
