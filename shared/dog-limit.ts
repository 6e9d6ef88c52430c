import { limits, maxDogs, planNames, smallestPlanWithRoomFor, type Tier } from './plans.ts';

/** Whether a tier allows another dog for an owner who has `count` dogs. */
export function hasRoomForDog(tier: Tier, count: number): boolean {
  const { dogs } = limits[tier];
  return count < (dogs ?? maxDogs);
}

/** Returns the message that the dog limit of a plan is reached. The message names the plan with room for more dogs, if any. */
export function dogLimitText(tier: Tier): string {
  const limit = limits[tier].dogs;
  if (limit === null) return `You can have up to ${maxDogs} dogs.`;
  const plan = planNames[smallestPlanWithRoomFor(limit + 1)];
  const dogs = limit === 1 ? 'one dog' : `${limit} dogs`;
  return `Your plan has room for ${dogs}. The ${plan} plan has room for more.`;
}
