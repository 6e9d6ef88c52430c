import type { QueryClient } from '@tanstack/react-query';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import type { Pages } from '../../platform/lists/use-pages.ts';

/** The start of the keys of all feeds. */
export const feedsKey = 'forum-feed';
/** The start of the keys of single posts. */
export const postsKey = 'forum-post';
/** The key of the posts on home. */
export const highlightsKey = ['forum-highlights'];

/** Returns the key of a post's comments. */
export function toCommentsKey(postId: string) {
  return ['forum-comments', postId];
}

/** Changes the rows of all loaded pages. Rows for which `change` returns undefined are removed. */
export function changePages<Row>(data: Pages<Row>, change: (row: Row) => Row | undefined): Pages<Row> {
  const pages = data.pages.map((page) => ({
    ...page,
    rows: page.rows.map(change).filter((row) => row !== undefined),
  }));
  return { ...data, pages };
}

/**
 * Changes posts wherever they are cached: in every feed, on their own page, and on home. Posts for which `change` returns
 * undefined are removed from the lists.
 */
export function changePosts(queries: QueryClient, change: (post: Post) => Post | undefined): void {
  queries.setQueriesData<Pages<Post>>({ queryKey: [feedsKey] }, (data) => data && changePages(data, change));
  queries.setQueriesData<Post>({ queryKey: [postsKey] }, (post) => post && change(post));
  queries.setQueryData<Post[]>(highlightsKey, (rows) => rows?.map(change).filter((row) => row !== undefined));
}

/** Changes one post wherever it is cached. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  changePosts(queries, (post) => (post.id === id ? change(post) : post));
}

/** Removes a post wherever it is cached. */
export function removePost(queries: QueryClient, id: string): void {
  changePosts(queries, (post) => (post.id === id ? undefined : post));
  queries.removeQueries({ queryKey: [postsKey, id] });
}

/** Changes the cached comments of a post. Comments for which `change` returns undefined are removed. */
export function changeComments(
  queries: QueryClient,
  postId: string,
  change: (comment: Comment) => Comment | undefined,
): void {
  queries.setQueryData<Pages<Comment>>(toCommentsKey(postId), (data) => data && changePages(data, change));
}
