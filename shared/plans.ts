/** The features, limits and prices of the plans, for server and screens. */

export const tiers = ['free-trial', 'free', 'basic', 'advanced', 'expired'] as const;
export type Tier = (typeof tiers)[number];

/** The plans that an owner can choose. Every plan is also a tier. */
export const plans = ['free', 'basic', 'advanced'] as const;
export type Plan = (typeof plans)[number];

/** The display names of the plans. */
export const planNames: Record<Plan, string> = { free: 'Free', basic: 'Basic', advanced: 'Advanced' };

export type PaidPlan = Exclude<Plan, 'free'>;

/** Whether `plan` is the name of a paid plan. */
export function isPaid(plan: string | null | undefined): plan is PaidPlan {
  return plan === 'basic' || plan === 'advanced';
}

export const intervals = ['monthly', 'annual'] as const;
export type Interval = (typeof intervals)[number];

/** The length of the free trial: 7 times 24 hours from registration, regardless of daylight saving time. */
export const trialLengthMs = 7 * 24 * 3600 * 1000;

const everyTier = ['free-trial', 'free', 'basic', 'advanced'] as const;
const basicAndUp = ['free-trial', 'basic', 'advanced'] as const;
const advancedOnly = ['free-trial', 'advanced'] as const;

/** The tiers that have each feature. `expired` has none. */
export const features = {
  aiChat: everyTier,
  dogProfiles: everyTier,
  calendar: everyTier,
  exerciseLogging: everyTier,
  places: everyTier,
  forumReading: everyTier,
  support: everyTier,
  forumPosting: basicAndUp,
  vetDirectory: basicAndUp,
  aiExercisePlans: advancedOnly,
  printableReports: advancedOnly,
  foodRecommendations: advancedOnly,
  advancedNotifications: advancedOnly,
  leadershipApplication: advancedOnly,
  referralCredits: advancedOnly,
  prioritySupport: advancedOnly,
} as const satisfies Record<string, readonly Tier[]>;
export type Feature = keyof typeof features;

/** Whether a tier includes a feature. */
export function includes(tier: Tier, feature: Feature): boolean {
  return (features[feature] as readonly Tier[]).includes(tier);
}

/** Returns the cheapest plan that has the feature. */
export function smallestPlanWith(feature: Feature): Plan {
  return plans.find((plan) => includes(plan, feature)) ?? 'advanced';
}

/** The allowed number of uses per day or week in the owner's time zone. A week starts on Monday. */
export interface Quota {
  count: number;
  per: 'day' | 'week';
}

/** The quota of features that are called unlimited. Owners can see this limit. */
const fairUse: Quota = { count: 200, per: 'day' };
const none: Quota = { count: 0, per: 'day' };

/** The number of dogs that are called unlimited. */
export const maxDogs = 100;

interface Limits {
  /** `null` is unlimited, which means `maxDogs`. */
  dogs: number | null;
  aiQuestions: Quota;
  aiExercisePlans: Quota;
}

export const limits: Record<Tier, Limits> = {
  'free-trial': { dogs: null, aiQuestions: fairUse, aiExercisePlans: { count: 20, per: 'day' } },
  free: { dogs: 1, aiQuestions: { count: 3, per: 'day' }, aiExercisePlans: none },
  basic: { dogs: 2, aiQuestions: { count: 7, per: 'week' }, aiExercisePlans: none },
  advanced: { dogs: null, aiQuestions: fairUse, aiExercisePlans: { count: 20, per: 'day' } },
  expired: { dogs: 0, aiQuestions: none, aiExercisePlans: none },
};

/** Returns the cheapest plan with room for this many dogs. */
export function smallestPlanWithRoomFor(dogs: number): Plan {
  return plans.find((plan) => (limits[plan].dogs ?? Number.POSITIVE_INFINITY) >= dogs) ?? 'advanced';
}

/** Taxes and fees as a fraction of the base price. All prices on the site include them. */
export const taxesAndFees = 0.12;

interface Price {
  /** US cents per month, without taxes and fees. */
  baseCents: number;
  /** US cents per billing interval, including taxes and fees. */
  cents: Record<Interval, number>;
}

export const prices: Record<Plan, Price> = {
  free: { baseCents: 0, cents: { monthly: 0, annual: 0 } },
  basic: { baseCents: 799, cents: { monthly: 895, annual: 9564 } },
  advanced: { baseCents: 1594, cents: { monthly: 1785, annual: 19278 } },
};

/** The badge on the switch for annual billing, which saves 10.9 percent on Basic and 10.0 percent on Advanced. */
export const annualBadge = 'Save 10%';

/** On which days after the start of a period a failed renewal is retried. After the last retry, the plan ends. */
export const renewalRetryDays = [1, 3, 7] as const;

/** Returns the tier of an owner who has not chosen a plan. From `trialEndsAt` on, the tier is `expired`. */
export function trialTier(trialEndsAt: Date, now: Date): 'free-trial' | 'expired' {
  return now.getTime() < trialEndsAt.getTime() ? 'free-trial' : 'expired';
}
