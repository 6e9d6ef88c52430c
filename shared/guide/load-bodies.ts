import type { ChatCategory } from '#shared/contract/chat.ts';
import type { ArticleBody } from '#shared/guide/article.ts';

/** The texts of the articles of a category, by ID. */
type Bodies = Readonly<Record<string, ArticleBody>>;

/** Loads the texts of the articles of a category. Each category is a file of its own in the browser. */
export const loadBodies: Record<ChatCategory, () => Promise<Bodies>> = {
  general: async () => (await import('#shared/content/compiled/guide-general.ts')).bodies,
  health: async () => (await import('#shared/content/compiled/guide-health.ts')).bodies,
  behavior: async () => (await import('#shared/content/compiled/guide-behavior.ts')).bodies,
  nutrition: async () => (await import('#shared/content/compiled/guide-nutrition.ts')).bodies,
  exercise: async () => (await import('#shared/content/compiled/guide-exercise.ts')).bodies,
};
