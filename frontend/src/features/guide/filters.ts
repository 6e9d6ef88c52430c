import type { ChatCategory } from '#shared/contract/chat.ts';
import { type LifeStage, lifeStages } from '#shared/guide/article.ts';
import { guidePath } from '../../domain/guide/paths.ts';
import { guideCategories } from './names.ts';

/** What the list of articles shows. It is in the address, so that links and the back button restore it. */
export interface GuideFilters {
  query: string;
  category?: ChatCategory | undefined;
  stage?: LifeStage | undefined;
}

/** The longest query that is searched. */
export const maxQueryLength = 200;

/** The history state of links that lead from inside the list to its start. */
export const toList = 'toList';

/** The filters in a query string. Unknown values count as no filter. */
export function parseFilters(search: URLSearchParams): GuideFilters {
  const [category, stage] = [search.get('category'), search.get('stage')];
  return {
    query: (search.get('q') ?? '').slice(0, maxQueryLength),
    category: guideCategories.find((each) => each === category),
    stage: lifeStages.find((each) => each === stage),
  };
}

/** The address of the list of articles with these filters. */
export function linkToGuide({ query = '', category, stage }: Partial<GuideFilters>): string {
  const search = new URLSearchParams({
    ...(query.trim() && { q: query.trim() }),
    ...(category && { category }),
    ...(stage && { stage }),
  }).toString();
  return search ? `${guidePath}?${search}` : guidePath;
}
