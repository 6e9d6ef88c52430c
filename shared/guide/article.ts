import type { ChatCategory } from '#shared/contract/chat.ts';
import type { Source } from '#shared/emergency/sources.ts';

export const lifeStages = ['puppy', 'adult', 'senior'] as const;
export type LifeStage = (typeof lifeStages)[number];

/** What an owner may want to do after reading an article. */
export const articleActions = ['bookVisit', 'logWalk', 'findPlaces'] as const;

/** An article of the care guide, in plain text. No veterinarian has reviewed it. */
export interface Article {
  /**
   * The last segment of the article's path, in kebab case. It never changes after publication, because old answers link
   * to it.
   */
  id: string;
  /** The question as an owner would ask it, or a short statement. */
  title: string;
  category: ChatCategory;
  /** The life stages of the dogs that the article is about. */
  lifeStages: readonly LifeStage[];
  /** The answer in one to three sentences. The assistant shows it first, so it must stand alone. */
  answer: string;
  sections: readonly ArticleSection[];
  /** Signs that need a vet, one per item. */
  seeVet?: readonly string[];
  /** Ways in which owners ask about the subject. Only the search uses them. */
  questions: readonly string[];
  action?: (typeof articleActions)[number];
  /** The pages on which the article is based. */
  sources: readonly Source[];
}

/** What lists show of an article. */
export interface ArticleSummary extends Pick<Article, 'id' | 'title' | 'category' | 'lifeStages'> {
  /** Of the answer. */
  firstSentence: string;
}

/** What the page of an article shows besides its summary. */
export interface ArticleBody extends Pick<Article, 'answer' | 'sections' | 'seeVet' | 'action' | 'sources'> {
  /** The IDs of similar articles of the same category. */
  related: readonly string[];
}

/** An article as its page shows it. */
export type ReadableArticle = ArticleSummary & ArticleBody;

/** One part of an article: a paragraph, a list, or a paragraph with a list. */
export interface ArticleSection {
  heading: string;
  text?: string;
  points?: readonly string[];
}

/** Returns the first sentence of a text. */
export function extractFirstSentence(text: string): string {
  return /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;
}
