import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { forum } from '#shared/contract/forum.ts';
import type { Comment } from '#shared/contract/forum-fields.ts';
import { callPage } from '../../lib/call.ts';
import { useWithoutHeld } from '../../platform/lists/held-deletions.ts';
import { changePost, flattenPages, type Pages, toCommentsKey } from './post-cache.ts';
import { commentList } from './post-list.ts';

/** How many comments a page has. */
const pageSize = 20;

/** How long comments stay in memory after they were collapsed, so that Back finds them, in milliseconds. */
const keptMs = 30 * 60 * 1000;

/** How long comments count as fresh, in milliseconds. */
const freshMs = 30 * 1000;

/** Reads the comments of a post page by page, oldest first. */
export function useComments(postId: string, enabled: boolean) {
  const {
    data,
    error,
    isError,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey: toCommentsKey(postId),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        forum.listComments,
        { params: { id: postId }, query: { limit: pageSize, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
    staleTime: freshMs,
    gcTime: keptMs,
  });
  const loaded = useMemo(() => flattenPages(data), [data]);
  const comments = useWithoutHeld(commentList.name, loaded);
  return {
    comments,
    /** How many comments are being deleted. They still count on the server. */
    heldCount: (loaded?.length ?? 0) - (comments?.length ?? 0),
    error,
    /** Whether the first page could not be loaded. */
    isError: isError && !data,
    isFetching,
    refetch,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    failedToLoadMore: isFetchNextPageError,
    loadMore: fetchNextPage,
  };
}

/** Adds a new comment to the cached comments of its post, and to the numbers of comments. */
export function addToCache(queries: QueryClient, comment: Comment): void {
  const { postId } = comment;
  queries.setQueryData<Pages<Comment>>(toCommentsKey(postId), (data) => {
    const last = data?.pages.at(-1);
    if (!data || !last) return data;
    return { ...data, pages: [...data.pages.slice(0, -1), { ...last, rows: [...last.rows, comment] }] };
  });
  changePost(queries, postId, (post) => ({ ...post, commentCount: post.commentCount + 1 }));
}
