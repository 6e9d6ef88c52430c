import { type Calories, computeDailyCalories } from '#functions/chat/daily-calories.ts';
import type { Article, LifeStage } from '#shared/guide/article.ts';
import { formatWeight, type Units } from '#shared/weight.ts';

/** A dog whose weight is known. */
export interface FedDog {
  name: string;
  /** "3.5 years". */
  age: string;
  /** Completed months. */
  ageMonths: number;
  stage: LifeStage;
  weightLb: number;
}

/** Articles whose answer is an amount of food, or a share of it. */
const kinds: Readonly<Record<string, 'food' | 'treats'>> = {
  'how-much-to-feed': 'food',
  'calories-by-weight': 'food',
  'puppy-meals': 'food',
  'meals-per-day': 'food',
  'treats-ten-percent': 'treats',
};

/** Whether an article is about how much to feed. */
export function isAboutFeeding({ id }: Pick<Article, 'id'>): boolean {
  return id in kinds;
}

/** As in the article `treats-ten-percent`. */
const treatShare = 0.1;

function formatRange({ min, max }: Calories): string {
  const [low, high] = [min, max].map((calories) => calories.toLocaleString('en-US'));
  return low === high ? `${low}` : `${low} to ${high}`;
}

function describeLimits({ name, stage }: FedDog): string {
  if (stage === 'puppy') return "A growing puppy's need changes fast, so let your vet adjust this.";
  if (stage === 'senior') return `The less ${name} moves, the lower the need. Let your vet adjust this.`;
  return 'This fits a neutered dog at a healthy weight. Let your vet adjust it.';
}

/** Describes the food energy that a dog needs a day, and how much of it may be treats. It is no amount of a medicine. */
export function describeFeeding({ id }: Pick<Article, 'id'>, dog: FedDog, units: Units): string {
  const { name, age, weightLb } = dog;
  const calories = computeDailyCalories(dog);
  if (!calories) return `${name} is only ${age} old, so ask your vet how much to feed.`;
  const need = `At ${age} and ${formatWeight(weightLb, units)}, ${name} needs about ${formatRange(calories)} calories of food energy a day, treats included.`;
  const treats = Math.floor((calories.min * treatShare) / 5) * 5;
  const limit = kinds[id] === 'treats' ? ` At most about ${treats} of them should be treats.` : '';
  return `${need}${limit} ${describeLimits(dog)}`;
}
