import { limits, planNames, smallestPlanWithRoomFor, type Tier } from './plans.ts';

/** Whether a plan has room for one dog more. */
export function hasRoomForDog(tier: Tier, count: number): boolean {
  const { dogs } = limits[tier];
  return dogs === null || count < dogs;
}

/** Says that a plan's dog limit is reached, and which plan has room for more. */
export function dogLimitText(tier: Tier): string {
  const limit = limits[tier].dogs ?? 0;
  const plan = planNames[smallestPlanWithRoomFor(limit + 1)];
  const dogs = limit === 1 ? 'one dog' : `${limit} dogs`;
  return `Your plan has room for ${dogs}. The ${plan} plan has room for more.`;
}
