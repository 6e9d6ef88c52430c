import { plans, prices } from '#shared/plans.ts';

/** Structured data of prerendered pages (schema.org), which search engines read. */

/** The product with its prices. */
export const application = {
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: 'Houndwell',
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  offers: plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.charAt(0).toUpperCase() + plan.slice(1),
    price: (prices[plan].cents.monthly / 100).toFixed(2),
    priceCurrency: 'USD',
  })),
};

/** Describes the questions that a page answers. */
export function describeQuestions(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
