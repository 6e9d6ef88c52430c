import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigationType } from 'react-router';
import { forum } from '#shared/contract/forum.ts';
import { call, callPage } from '../../lib/call.ts';
import { deviceNow } from '../../lib/now.ts';
import { type Pages, pagesQuery, usePages } from '../../platform/lists/use-pages.ts';
import type { FeedFilters } from './feed-filters.ts';
import { feedsKey } from './post-cache.ts';
import { postList } from './post-list.ts';

/** How many posts a page has. */
const pageSize = 15;

/** How long a feed stays in memory after its screen was left, so that Back finds it as it was, in milliseconds. */
const keptMs = 30 * 60 * 1000;

/** A feed that is older counts as outdated when the owner opens the forum, in milliseconds. */
const outdatedMs = 60 * 1000;

/** How often the app asks for new posts, in milliseconds. */
const newPostsMs = 60 * 1000;

function toFeedQuery(filters: FeedFilters) {
  return pagesQuery([feedsKey, filters], (cursor, signal) =>
    callPage(forum.listPosts, { query: { ...filters, limit: pageSize, cursor } }, { signal }),
  );
}

/**
 * Reads the posts of the feed page by page, newest first. Loaded posts stay where they are: new ones are only counted,
 * until `showNewest` is called.
 */
export function useFeed(filters: FeedFilters) {
  const queries = useQueryClient();
  const navigation = useNavigationType();
  const feed = toFeedQuery(filters);
  const pages = usePages({ ...feed, list: postList.name, staleTime: Number.POSITIVE_INFINITY, gcTime: keptMs });

  const [isRefreshing, setIsRefreshing] = useState(false);
  /** Reads the first page again, and forgets the others. Returns the pages, or undefined if that failed. */
  const showNewest = async () => {
    setIsRefreshing(true);
    try {
      return (await queries.fetchInfiniteQuery({ ...feed, pages: 1, staleTime: 0 })).pages;
    } catch {
      return undefined;
    } finally {
      setIsRefreshing(false);
    }
  };

  const refreshOutdated = useEffectEvent(() => {
    // Back leads to the posts as they were.
    if (navigation === 'POP') return;
    const cached = queries.getQueryState<Pages<unknown>>(feed.queryKey);
    if (cached?.data && deviceNow() - cached.dataUpdatedAt > outdatedMs) void showNewest();
  });
  const key = JSON.stringify(feed.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each feed is refreshed when it is shown
  useEffect(() => refreshOutdated(), [key]);

  return { ...pages, showNewest, isRefreshing };
}

/** Counts the posts by others that are newer than the newest one of the feed. A search is not counted. */
export function useNewPostCount({ category, breed, q }: FeedFilters, newestId: string | undefined): number {
  const { data } = useQuery({
    queryKey: ['forum-new-posts', newestId, category, breed],
    queryFn: ({ signal }) =>
      call(forum.countNewPosts, { query: { since: newestId ?? '', category, breed } }, { signal }),
    enabled: newestId !== undefined && q === '',
    staleTime: newPostsMs,
    refetchInterval: newPostsMs,
    refetchOnWindowFocus: true,
  });
  return q === '' && newestId !== undefined ? (data?.count ?? 0) : 0;
}
