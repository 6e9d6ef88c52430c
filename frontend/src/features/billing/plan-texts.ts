import { type Interval, limits, type Plan, planNames, prices } from '#shared/plans.ts';

interface PlanTexts {
  name: string;
  text: string;
  has: readonly string[];
  hasNot: readonly string[];
}

function dogsWords(plan: Plan): string {
  const { dogs } = limits[plan];
  return dogs === 1 ? '1 dog profile' : `Up to ${dogs} dog profiles`;
}

function questionsWords(plan: Plan): string {
  const { count, per } = limits[plan].aiQuestions;
  return `${count} AI questions a ${per}`;
}

/** What each plan offers, as the price list says it. Counts come from the table of plans. */
export const planTexts: Record<Plan, PlanTexts> = {
  free: {
    name: planNames.free,
    text: "For keeping one dog's dates in order.",
    has: [
      dogsWords('free'),
      'Appointment calendar',
      'Manual exercise logging',
      questionsWords('free'),
      'Community reading',
    ],
    hasNot: ['No community posting', 'No AI exercise plans'],
  },
  basic: {
    name: planNames.basic,
    text: 'For one or two dogs and the forum.',
    has: [
      dogsWords('basic'),
      'Calendar and exercise logging',
      'Community posting',
      questionsWords('basic'),
      'Vet directory',
    ],
    hasNot: ['No AI exercise plans', 'No printable reports'],
  },
  advanced: {
    name: planNames.advanced,
    text: 'For many dogs, and for asking a lot.',
    has: [
      'Unlimited dogs and AI questions',
      'AI exercise plans',
      'Printable plans and reports',
      'Premium food recommendations',
      'Leadership program',
      'Referral credits and rewards',
      'Priority support',
    ],
    hasNot: [],
  },
};

/** "$8.95", "$0": US cents as a price. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** What a plan costs by interval, in US cents, taxes and fees included. */
export function pricesOf(plan: Plan): Record<Interval, number> {
  return prices[plan].cents;
}

/** What the button of the payment form says. */
export function continueWords(plan: Plan): string {
  return `Continue with ${planTexts[plan].name}`;
}
