import { limits, renewalRetryDays, trialLengthMs } from '#shared/plans.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const trialDays = trialLengthMs / (24 * 3600 * 1000);

const sections: readonly LegalSection[] = [
  {
    title: 'Not a veterinarian',
    paragraphs: [
      "Houndwell gives general wellness advice. It doesn't examine your dog, doesn't make a diagnosis, and " +
        "doesn't replace your vet. No veterinarian has reviewed its advice yet. If you're worried, call a vet " +
        'now, whatever Houndwell says.',
      'The emergency check can miss an emergency. Even if it finds nothing, your dog may still need a vet.',
    ],
  },
  {
    title: 'Your account',
    points: [
      'You need a working email address. Keep your password to yourself.',
      'You can delete your account at any time under Profile > Account.',
      'What you enter and post stays yours. Only post what you have the right to share.',
      'Be kind in the community. We may hide posts that harm or insult others.',
      `To keep the assistant available to everyone, unlimited questions means up to ` +
        `${limits.advanced.aiQuestions.count} a day.`,
    ],
  },
  {
    id: 'leading-members',
    title: 'Leading Members',
    points: [
      'Leading Members look at reported posts and comments. They judge what was written, not who wrote it.',
      'What they see in reports stays there. They decide nothing that concerns themselves.',
      'Their decisions are recorded with their names. We may end the role at any time, and so may they.',
    ],
  },
  {
    title: 'Trial, plans, and payment',
    points: [
      `The free trial lasts ${trialDays} days and needs no card. It never turns into a charge on its own.`,
      'A paid plan starts only if you picked one and added a payment method. Prices include taxes and fees.',
      'A paid plan renews every month or year until you cancel. We retry a failed payment for up to ' +
        `${renewalRetryDays.at(-1)} days. If none goes through, Free starts.`,
      "You can cancel at any time and keep the plan until the end of the period you've paid for. Nothing is " +
        'deleted when a plan ends.',
      '[Refund policy]',
    ],
  },
  {
    title: 'Availability and liability',
    paragraphs: [
      "We work to keep Houndwell available, but we can't promise it always will be. The emergency page works " +
        "offline once you've opened it.",
      '[Limits of liability, governing law, and how we announce changes]',
    ],
  },
];

/** The terms of use. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of use"
      intro="What you can expect from us, and what we expect from you."
      sections={sections}
    />
  );
}
