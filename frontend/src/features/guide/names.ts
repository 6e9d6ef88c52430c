import type { ChatCategory } from '#shared/contract/chat.ts';
import type { LifeStage } from '#shared/guide/article.ts';

/** The categories of the care guide, in the order in which they are shown. */
export const categories: Record<ChatCategory, { name: string; about: string }> = {
  general: { name: 'General care', about: 'Home, grooming, travel and everyday routines.' },
  health: { name: 'Health', about: 'Signs to watch for, checkups and care at home.' },
  behavior: { name: 'Behavior', about: 'Training with rewards, habits and worries.' },
  nutrition: { name: 'Nutrition', about: 'Meals, treats, weight and what to avoid.' },
  exercise: { name: 'Exercise', about: 'Walks, play, and how much is enough.' },
};

/** The categories in this order. The list in the contract of the assistant would add its schemas to the first screen. */
export const guideCategories = Object.keys(categories) as readonly ChatCategory[];

/** The life stages by name: of one dog, and of many. */
export const stages: Record<LifeStage, { name: string; plural: string }> = {
  puppy: { name: 'Puppy', plural: 'Puppies' },
  adult: { name: 'Adult', plural: 'Adults' },
  senior: { name: 'Senior', plural: 'Seniors' },
};
