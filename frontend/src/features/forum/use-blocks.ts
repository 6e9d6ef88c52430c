import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forum } from '#shared/contract/forum.ts';
import type { Block, Comment, Post } from '#shared/contract/forum-fields.ts';
import { call } from '../../lib/call.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import type { Pages } from '../../platform/lists/use-pages.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { changePages, changePosts, feedsKey, highlightsKey, postsKey } from './post-cache.ts';
import { isBy } from './post-list.ts';
import { forumTexts } from './texts.ts';

const blocksKey = ['forum-blocks'];

/** Reads the authors that the owner has blocked. */
export function useBlocks() {
  return useQuery({
    queryKey: blocksKey,
    queryFn: ({ signal }) => call(forum.listBlocks, {}, { signal }),
    staleTime: 0,
  });
}

/** Returns a mutation that unblocks an author and shows what they wrote again. */
export function useUnblock() {
  const queries = useQueryClient();
  return useApiMutation<Pick<Block, 'ownerId'>>({
    mutationFn: ({ ownerId }, call) => call(forum.unblockOwner, { params: { ownerId } }),
    texts: forumTexts.unblock,
    onSuccess: (_, { ownerId }) => {
      queries.setQueryData<Block[]>(blocksKey, (blocks) => blocks?.filter((block) => block.ownerId !== ownerId));
      for (const key of [feedsKey, postsKey, 'forum-comments', ...highlightsKey])
        void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}

/** Returns a function that blocks an author and removes what they wrote from the screen. A toast offers Undo. */
export function useBlock(onBlocked: (userId: string) => void) {
  const queries = useQueryClient();
  const unblock = useUnblock();
  const { mutate } = useApiMutation<Pick<Post | Comment, 'userId' | 'author'>, Block>({
    mutationFn: ({ userId }, call) => call(forum.blockOwner, { body: { ownerId: userId } }),
    texts: forumTexts.block,
    onSuccess: (_, { userId, author }) => {
      const isTheirs = isBy(userId);
      changePosts(queries, (post) => (isTheirs(post) ? undefined : post));
      queries.setQueriesData<Pages<Comment>>(
        { queryKey: ['forum-comments'] },
        (data) => data && changePages(data, (comment) => (isTheirs(comment) ? undefined : comment)),
      );
      void queries.invalidateQueries({ queryKey: blocksKey });
      onBlocked(userId);
      toast({
        tone: 'success',
        title: `You won't see posts and comments by ${author.name} anymore`,
        action: { label: 'Undo', onPress: () => void unblock.mutate({ ownerId: userId }) },
      });
    },
  });
  return mutate;
}
