import type { BreedGroup, BreedSize } from '#shared/breeds/breed-profile.ts';
import { dailyTips } from '#shared/content/compiled/daily-tips.ts';
import type { TipCategory } from '#shared/contract/tips.ts';
import type { LifeStage } from '#shared/guide/article.ts';

/** What the weather of a month is like where a dog lives. */
export type Climate = 'hot' | 'cold' | 'wet';

/** A tip of the library. A tip without a condition is for every dog. */
export interface LibraryTip {
  id: string;
  /** The text, with `{dog}` for the dog's name or "your dog". */
  text: string;
  category: TipCategory;
  articleId: string;
  /** Months of the northern hemisphere, 1 to 12. */
  months?: readonly number[];
  lifeStages?: readonly LifeStage[];
  sizes?: readonly BreedSize[];
  groups?: readonly BreedGroup[];
  muzzles?: readonly 'flat'[];
  weather?: readonly Climate[];
  /** For the day after a long outing. */
  after?: readonly 'outing'[];
}

/** The tips in `shared/content/tips`. */
export const library: readonly LibraryTip[] = dailyTips;

const byId = new Map(library.map((tip) => [tip.id, tip]));

/** Finds a tip by its ID. Undefined for a tip that was removed from the library. */
export function findTip(id: string): LibraryTip | undefined {
  return byId.get(id);
}

/** Returns the text of a tip for a dog. */
export function fillIn({ text }: LibraryTip, dogName = 'your dog'): string {
  const filled = text.replaceAll('{dog}', dogName);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
