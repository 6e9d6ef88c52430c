import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Source } from '#shared/emergency/sources.ts';

export const lifeStages = ['puppy', 'adult', 'senior'] as const;
export type LifeStage = (typeof lifeStages)[number];

/** What an owner may want to do after an article. */
export const articleActions = ['bookVisit', 'logWalk', 'findPlaces'] as const;

/** An article of the care guide, in plain text. No veterinarian has reviewed it. */
export interface Article {
  /** The last part of its path, in kebab case. Never changed once published: old answers link to it. */
  id: string;
  /** The question as an owner would ask it, or a short statement. */
  title: string;
  category: ChatCategory;
  /** The stages that it is for. */
  lifeStages: readonly LifeStage[];
  /** The answer in one to three sentences. The assistant shows it first, so it must stand alone. */
  answer: string;
  sections: readonly ArticleSection[];
  /** Signs that need a vet, one per item. */
  seeVet?: readonly string[];
  /** Ways in which owners ask for this. Search only. */
  questions: readonly string[];
  action?: (typeof articleActions)[number];
  /** Pages whose text was read. */
  sources: readonly Source[];
}

/** One part of an article: a paragraph, a list, or a paragraph with a list. */
export interface ArticleSection {
  heading: string;
  text?: string;
  points?: readonly string[];
}
