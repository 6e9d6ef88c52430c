import type { QueryClient } from '@tanstack/react-query';
import { forum } from '#shared/contract/forum.ts';
import type { Comment } from '#shared/contract/forum-fields.ts';
import { callPage } from '../../lib/call.ts';
import { type Pages, pagesQuery, usePages } from '../../platform/lists/use-pages.ts';
import { changePost, toCommentsKey } from './post-cache.ts';
import { commentList } from './post-list.ts';

/** How many comments a page has. */
const pageSize = 20;

/** How long comments stay in memory after they were collapsed, so that Back finds them, in milliseconds. */
const keptMs = 30 * 60 * 1000;

/** How long comments count as fresh, in milliseconds. */
const freshMs = 30 * 1000;

/** Reads the comments of a post page by page, oldest first. */
export function useComments(postId: string, enabled: boolean) {
  return usePages({
    ...pagesQuery(toCommentsKey(postId), (cursor, signal) =>
      callPage(forum.listComments, { params: { id: postId }, query: { limit: pageSize, cursor } }, { signal }),
    ),
    list: commentList.name,
    enabled,
    staleTime: freshMs,
    gcTime: keptMs,
  });
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
