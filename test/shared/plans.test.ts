import { expect, test } from 'vitest';
import {
  annualBadge,
  type Feature,
  features,
  includes,
  limits,
  plans,
  prices,
  smallestPlanWith,
  smallestPlanWithRoomFor,
  type Tier,
  taxesAndFees,
  tiers,
  trialLengthMs,
  trialTier,
} from '#shared/plans.ts';

/** The plans as advertised: trial, free, basic, advanced, expired. */
const advertised: Record<
  Feature,
  [trial: boolean, free: boolean, basic: boolean, advanced: boolean, expired: boolean]
> = {
  aiChat: [true, true, true, true, false],
  dogProfiles: [true, true, true, true, false],
  calendar: [true, true, true, true, false],
  exerciseLogging: [true, true, true, true, false],
  places: [true, true, true, true, false],
  forumReading: [true, true, true, true, false],
  support: [true, true, true, true, false],
  forumPosting: [true, false, true, true, false],
  vetDirectory: [true, false, true, true, false],
  aiExercisePlans: [true, false, false, true, false],
  printableReports: [true, false, false, true, false],
  foodRecommendations: [true, false, false, true, false],
  advancedNotifications: [true, false, false, true, false],
  leadershipApplication: [true, false, false, true, false],
  referralCredits: [true, false, false, true, false],
  prioritySupport: [true, false, false, true, false],
};
const order: Tier[] = ['free-trial', 'free', 'basic', 'advanced', 'expired'];

test('the plans have exactly the advertised tiers and features', () => {
  expect([...tiers].sort()).toEqual([...order].sort());
  expect(Object.keys(features).sort()).toEqual(Object.keys(advertised).sort());
});

test.each(
  Object.entries(advertised).flatMap(([feature, has]) =>
    order.map((tier, place) => [tier, feature, has[place]] as const),
  ),
)('the tier %s includes the feature %s: %s', (tier, feature, included) => {
  expect(includes(tier, feature as Feature)).toBe(included);
});

test.each([
  ['free-trial', null, [200, 'day'], [20, 'day']],
  ['free', 1, [3, 'day'], [0, 'day']],
  ['basic', 2, [7, 'week'], [0, 'day']],
  ['advanced', null, [200, 'day'], [20, 'day']],
  ['expired', 0, [0, 'day'], [0, 'day']],
] as const)(
  'the tier %s is limited to %s dogs, %j questions and %j exercise plans',
  (tier, dogs, [questions, perQ], [made, perP]) => {
    expect(limits[tier]).toEqual({
      dogs,
      aiQuestions: { count: questions, per: perQ },
      aiExercisePlans: { count: made, per: perP },
    });
  },
);

test('the plans have the advertised prices, with taxes and fees', () => {
  expect(prices.free.cents).toEqual({ monthly: 0, annual: 0 });
  expect(prices.basic.cents).toEqual({ monthly: 895, annual: 9564 });
  expect(prices.advanced.cents).toEqual({ monthly: 1785, annual: 19278 });
});

test('the monthly price is the base price plus 12 percent', () => {
  expect(taxesAndFees).toBe(0.12);
  for (const plan of plans) {
    expect(prices[plan].cents.monthly).toBe(Math.round(prices[plan].baseCents * 1.12));
  }
});

test('annual billing saves between 10 and 11 percent', () => {
  expect(annualBadge).toBe('Save 10%');
  for (const plan of ['basic', 'advanced'] as const) {
    const { monthly, annual } = prices[plan].cents;
    const saved = 1 - annual / (monthly * 12);
    expect(saved).toBeGreaterThanOrEqual(0.0999999);
    expect(saved).toBeLessThan(0.11);
  }
});

test('a lookup returns the smallest plan with a feature, or with room for a number of dogs', () => {
  expect(smallestPlanWith('aiChat')).toBe('free');
  expect(smallestPlanWith('forumPosting')).toBe('basic');
  expect(smallestPlanWith('aiExercisePlans')).toBe('advanced');
  expect([1, 2, 3, 50].map(smallestPlanWithRoomFor)).toEqual(['free', 'basic', 'advanced', 'advanced']);
});

test('a larger plan has every feature of a smaller one', () => {
  for (const feature of Object.keys(features) as Feature[]) {
    if (includes('free', feature)) expect(includes('basic', feature)).toBe(true);
    if (includes('basic', feature)) expect(includes('advanced', feature)).toBe(true);
    expect(includes('free-trial', feature)).toBe(includes('advanced', feature));
  }
});

test('the trial lasts exactly 7 times 24 hours, to the millisecond', () => {
  expect(trialLengthMs).toBe(604_800_000);
  const end = new Date('2026-03-08T09:00:00.000Z');
  expect(trialTier(end, new Date(end.getTime() - 1))).toBe('free-trial');
  expect(trialTier(end, end)).toBe('expired');
  expect(trialTier(end, new Date(end.getTime() + 1))).toBe('expired');
});
