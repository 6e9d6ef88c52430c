import { limits, planNames, smallestPlanWithRoomFor, type Tier } from './plans.ts';

/** Whether a tier allows another dog for an owner who has `count` dogs. */
export function hasRoomForDog(tier: Tier, count: number): boolean {
  const { dogs } = limits[tier];
  return dogs === null || count < dogs;
}

/** Returns the message that the dog limit of a plan is reached. The message names the plan with room for more dogs. */
export function dogLimitText(tier: Tier): string {
  const limit = limits[tier].dogs ?? 0;
  const plan = planNames[smallestPlanWithRoomFor(limit + 1)];
  const dogs = limit === 1 ? 'one dog' : `${limit} dogs`;
  return `Your plan has room for ${dogs}. The ${plan} plan has room for more.`;
}
