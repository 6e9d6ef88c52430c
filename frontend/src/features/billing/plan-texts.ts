import { type Interval, limits, type Plan, planNames, prices, taxesAndFees } from '#shared/plans.ts';

interface PlanTexts {
  name: string;
  text: string;
  has: readonly string[];
  hasNot: readonly string[];
}

function describeDogs(plan: Plan): string {
  const { dogs } = limits[plan];
  return dogs === 1 ? '1 dog profile' : `Up to ${dogs} dog profiles`;
}

function describeQuestions(plan: Plan): string {
  const { count, per } = limits[plan].aiQuestions;
  return `${count} AI questions a ${per}`;
}

/** What each plan includes and excludes. Numbers come from `shared/plans.ts`. */
export const planTexts: Record<Plan, PlanTexts> = {
  free: {
    name: planNames.free,
    text: "For keeping track of one dog's vet visits and walks.",
    has: [
      describeDogs('free'),
      'Appointment calendar',
      'Manual exercise logging',
      describeQuestions('free'),
      'Reading the community',
    ],
    hasNot: ['No posting in the community', 'No AI exercise plans'],
  },
  basic: {
    name: planNames.basic,
    text: 'For one or two dogs, and for posting in the forum.',
    has: [
      describeDogs('basic'),
      'Calendar and exercise logging',
      'Posting in the community',
      describeQuestions('basic'),
      'Vet directory',
    ],
    hasNot: ['No AI exercise plans', 'No printable reports'],
  },
  advanced: {
    name: planNames.advanced,
    text: 'For homes with several dogs and lots of questions.',
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

/** Formats US cents as a price: "$8.95", "$0". */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** Splits an amount that includes taxes and fees. All amounts are US cents. */
export function splitPrice(cents: number): { base: number; tax: number } {
  const base = Math.round(cents / (1 + taxesAndFees));
  return { base, tax: cents - base };
}

/** Describes annual billing, compared with monthly billing: "That's $7.97 a month. You save $11.76 a year." */
export function describeAnnualPrice(plan: Plan): string {
  const { monthly, annual } = prices[plan].cents;
  const perMonth = formatPrice(Math.round(annual / 12));
  return `That's ${perMonth} a month. You save ${formatPrice(12 * monthly - annual)} a year.`;
}

/** Returns the price of a plan by interval, in US cents, including taxes and fees. */
export function listPrices(plan: Plan): Record<Interval, number> {
  return prices[plan].cents;
}

/** Returns the label of the payment form's submit button. */
export function makeContinueLabel(plan: Plan): string {
  return `Continue with ${planTexts[plan].name}`;
}
