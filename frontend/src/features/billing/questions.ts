import { limits, maxDogs } from '#shared/plans.ts';

/** The questions and answers below the price list. */
export const questions = [
  {
    question: 'What happens after the 7 days?',
    answer:
      "After 7 days, your plan starts only if you picked one and added a payment method. Otherwise you won't be charged, and you can pick Free.",
  },
  { question: 'Can I cancel anytime?', answer: 'Yes. You keep access until the end of the period you paid for.' },
  {
    question: 'What happens to my dogs if I downgrade?',
    answer: "They stay. You can read and edit every profile; you just can't add more.",
  },
  {
    question: 'What does unlimited mean?',
    answer: `As many dogs as you have, up to ${maxDogs}. AI questions have a fair-use limit of ${limits.advanced.aiQuestions.count} a day.`,
  },
];
