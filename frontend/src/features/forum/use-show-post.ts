import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '#shared/contract/forum-fields.ts';
import type { Pages } from '../../platform/lists/use-pages.ts';
import type { FeedFilters } from './feed-filters.ts';
import { changePost, feedsKey, highlightsKey } from './post-cache.ts';

/** Whether a feed with these filters certainly shows a post. Only the server knows the results of a search. */
export function showsPost({ category, breed, q }: FeedFilters, post: Post): boolean {
  return !q && (!category || category === post.category) && (!breed || breed === post.dog?.breed);
}

/** Returns a function that puts a saved post into the lists on screen. */
export function useShowPost() {
  const queries = useQueryClient();
  return (post: Post, { isNew }: { isNew: boolean }): void => {
    void queries.invalidateQueries({ queryKey: highlightsKey });
    if (!isNew) {
      changePost(queries, post.id, () => post);
      return;
    }
    for (const [key, data] of queries.getQueriesData<Pages<Post>>({ queryKey: [feedsKey] })) {
      const [first, ...others] = data?.pages ?? [];
      if (!data || !first || !showsPost(key[1] as FeedFilters, post)) continue;
      queries.setQueryData(key, { ...data, pages: [{ ...first, rows: [post, ...first.rows] }, ...others] });
    }
  };
}
