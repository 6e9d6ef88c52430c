import { limits } from '#shared/plans.ts';

/** What people ask before they pay. */
export const questions = [
  {
    question: 'What happens after the 7 days?',
    answer:
      'After 7 days your plan starts only if you chose one and gave a payment method; otherwise nothing is charged and you can pick Free.',
  },
  { question: 'Can I cancel anytime?', answer: 'Yes. You keep access until the end of the period you paid for.' },
  {
    question: 'What happens to my dogs if I go down a plan?',
    answer: 'They stay. You can read and edit every profile; only adding another is refused.',
  },
  {
    question: 'What does unlimited mean?',
    answer: `As many dogs as you have. AI questions have a fair-use limit of ${limits.advanced.aiQuestions.count} a day.`,
  },
];
