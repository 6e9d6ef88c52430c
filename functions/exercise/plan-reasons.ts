import { type Limit, type PlanBounds, type PlanDog, unknownWeight } from '#functions/exercise/plan-bounds.ts';
import type { Weather } from '#functions/exercise/weather.ts';
import type { BreedProfile } from '#shared/breeds/breed-profile.ts';

interface Made {
  name: string;
  /** "10 weeks", "3.5 years" */
  age: string;
  dog: PlanDog;
  profile: BreedProfile;
  bounds: PlanBounds;
  weather: Weather;
}

const texts: Record<Limit, (made: Made) => string> = {
  vaccines: ({ name }) =>
    `Until ${name} has had all puppy shots, play at home or in your own yard, and ask your vet when walks are safe.`,
  growing: ({ name, age }) =>
    `At ${age}, ${name} is still growing. Five minutes per month of age are plenty for one outing, without jumps or long runs.`,
  senior: ({ name, age }) => `At ${age}, ${name} does best with shorter, gentler outings, and more of them.`,
  overweight: ({ name }) =>
    `${name} weighs more than is usual for the breed, so this plan starts gently. Your vet can set a target weight.`,
  muzzle: ({ name }) =>
    `A short muzzle makes it harder to cool down. Stop and rest in the shade as soon as ${name} breathes loudly.`,
  heat: () =>
    'It is warm for this dog, so the plan is shorter and slower. Go early or late, stay in the shade, and bring water. If the pavement is too hot for the back of your hand, walk on grass.',
  cold: () =>
    'It is cold for this dog, so the plan is shorter. A jacket helps, and salt should be rinsed off the paws afterward.',
  indoors: () =>
    "Today's weather is a reason to stay in, so this plan works in a living room. Keep potty breaks short.",
};

function describeBreed({ name, dog: { weight }, profile: { group, size, exerciseMinutes } }: Made): string {
  const { min, max } = exerciseMinutes;
  const whose = group === 'Mixed' ? `A ${size.toLowerCase()} dog` : `${name}'s breed`;
  const basis = group === 'Mixed' && weight === null ? ` We assume ${unknownWeight} lbs until you add a weight.` : '';
  return `${whose} usually needs ${min} to ${max} minutes of walks and play a day, and this is one outing.${basis}`;
}

/** Explains in full sentences why a plan is as long and as demanding as it is. */
export function describeReasons(made: Made): string[] {
  const { bounds, weather } = made;
  const limits = bounds.limits.filter((limit) => !bounds.isIndoors || (limit !== 'heat' && limit !== 'cold'));
  const rain = weather.isWet && !bounds.isIndoors ? ['It is wet outside: keep a towel at the door.'] : [];
  return [describeBreed(made), ...limits.map((limit) => texts[limit](made)), ...rain];
}
