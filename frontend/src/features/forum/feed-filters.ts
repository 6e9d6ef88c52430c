import { useSearchParams } from 'react-router';
import { breedNames } from '#shared/breeds/names.ts';
import { type ForumCategory, forumCategories, forumLengths } from '#shared/forum.ts';

/** Which posts the feed shows. The filters are in the URL. */
export interface FeedFilters {
  category: ForumCategory | undefined;
  breed: (typeof breedNames)[number] | undefined;
  /** The words to search for; empty without a search. */
  q: string;
}

function pick<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** Reads the filters from the URL. Unknown values count as missing. */
export function readFilters(params: URLSearchParams): FeedFilters {
  return {
    category: pick(forumCategories, params.get('category')),
    breed: pick(breedNames, params.get('breed')),
    q: (params.get('q') ?? '').trim().slice(0, forumLengths.search),
  };
}

/** Whether the feed leaves out posts. */
export function isFiltered({ category, breed, q }: FeedFilters): boolean {
  return Boolean(category || breed || q);
}

/** Returns the filters in the URL, and a function that changes some of them without a new history entry. */
export function useFeedFilters(): [FeedFilters, (change: Partial<FeedFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changed: Partial<FeedFilters>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [readFilters(params), change];
}
