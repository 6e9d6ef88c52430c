import { forum } from '#shared/contract/forum.ts';
import type { Comment, Post } from '#shared/contract/forum-fields.ts';
import { call, callPage } from '../../lib/call.ts';
import { type AnyList, defineList } from '../../platform/lists/list.ts';

/** The posts, for forms and deletions. The feed reads them in pages, see `useFeed`. */
export const postList = defineList({
  name: 'forum-posts',
  operation: forum.listPosts,
  notFound: 'postNotFound',
  readOne: ({ id }) => call(forum.getPost, { params: { id } }),
});

/** Finds a comment in the pages of its post's comments. */
async function findComment({ id, postId }: Comment): Promise<Comment | undefined> {
  let cursor: string | undefined;
  do {
    const page = await callPage(forum.listComments, { params: { id: postId }, query: { limit: 100, cursor } });
    const found = page.rows.find((comment) => comment.id === id);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor);
  return undefined;
}

/** The comments of all posts, for forms and deletions. `useComments` reads those of a post in pages. */
export const commentList: AnyList<Comment> = {
  name: 'forum-comments-held',
  notFound: 'commentNotFound',
  compare: undefined,
  staleTime: 0,
  readRows: async () => [],
  readOne: findComment,
};

/** The posts or comments of an author. */
export function isBy(userId: string) {
  return (row: Pick<Post | Comment, 'userId'>): boolean => row.userId === userId;
}
