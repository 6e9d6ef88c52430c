/**
 * The one table of plans: who may do what, how much of it, and what it costs.
 * The server decides by it, the screens display by it.
 */

export const tiers = ['free-trial', 'free', 'basic', 'advanced', 'expired'] as const;
export type Tier = (typeof tiers)[number];

/** Plans that can be chosen; `free-trial` and `expired` are only states. */
export const plans = ['free', 'basic', 'advanced'] as const;
export type Plan = (typeof plans)[number];

/** Plans as people read them. */
export const planNames: Record<Plan, string> = { free: 'Free', basic: 'Basic', advanced: 'Advanced' };

/** Plans that cost something. */
export type PaidPlan = Exclude<Plan, 'free'>;

/** Whether a plan, or whatever else was named in its place, costs something. */
export function isPaid(plan: string | null | undefined): plan is PaidPlan {
  return plan === 'basic' || plan === 'advanced';
}

export const intervals = ['monthly', 'annual'] as const;
export type Interval = (typeof intervals)[number];

/** The trial: 7 times 24 hours from registration, whatever the clocks on the wall do. */
export const trialLengthMs = 7 * 24 * 3600 * 1000;

const everyTier = ['free-trial', 'free', 'basic', 'advanced'] as const;
const basicAndUp = ['free-trial', 'basic', 'advanced'] as const;
const advancedOnly = ['free-trial', 'advanced'] as const;

/** Feature -> the tiers that have it. `expired` has none. */
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

/** The smallest plan that can be bought and has the feature: what an upgrade card names. */
export function smallestPlanWith(feature: Feature): Plan {
  return plans.find((plan) => includes(plan, feature)) ?? 'advanced';
}

/** A quota of so many per local day or per week that starts on Monday, both in the owner's time zone. */
export interface Quota {
  count: number;
  per: 'day' | 'week';
}

/** Unlimited is a fair-use cap that the screens name plainly. */
const fairUse: Quota = { count: 200, per: 'day' };
const none: Quota = { count: 0, per: 'day' };

interface Limits {
  /** `null`: as many as one likes. */
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

/** The smallest plan with room for that many dogs. */
export function smallestPlanWithRoomFor(dogs: number): Plan {
  return plans.find((plan) => (limits[plan].dogs ?? Number.POSITIVE_INFINITY) >= dogs) ?? 'advanced';
}

/** Taxes and fees, already inside every price shown. */
export const taxesAndFees = 0.12;

interface Price {
  /** US cents a month before taxes and fees. */
  baseCents: number;
  /** US cents, taxes and fees included. */
  cents: Record<Interval, number>;
}

export const prices: Record<Plan, Price> = {
  free: { baseCents: 0, cents: { monthly: 0, annual: 0 } },
  basic: { baseCents: 799, cents: { monthly: 895, annual: 9564 } },
  advanced: { baseCents: 1594, cents: { monthly: 1785, annual: 19278 } },
};

/** The badge of the annual switch; true of both paid plans (10.9 and 10.0 percent). */
export const annualBadge = 'Save 10%';

/** What the trial's clock says: the tier of an owner who has not chosen a plan. Ended means at or past the end, to the millisecond. */
export function trialTier(trialEndsAt: Date, now: Date): 'free-trial' | 'expired' {
  return now.getTime() < trialEndsAt.getTime() ? 'free-trial' : 'expired';
}
