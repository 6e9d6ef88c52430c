import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageLimit } from '#shared/contract/fields.ts';
import { moderation } from '#shared/contract/moderation.ts';
import type { QueueItem } from '#shared/contract/moderation-fields.ts';
import type { ModerationQueue } from '#shared/moderation.ts';
import { callPage, type ListPage } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useWithoutHeld } from '../../platform/lists/held-deletions.ts';

/** The name under which decisions that are held back hide items. */
export function nameQueue(queue: ModerationQueue): string {
  return `moderation-${queue}`;
}

const nothing: ListPage<QueueItem[]> = { rows: [], nextCursor: undefined };

/** Reads the oldest hundred items of a queue, without those whose decision is held back for Undo. */
export function useQueue(queue: ModerationQueue, enabled = true) {
  const { data, isPending, isError, error, isFetching, refetch } = useQuery({
    queryKey: [nameQueue(queue)],
    queryFn: ({ signal }) => {
      const request = { params: { queue }, query: { limit: pageLimit.max } };
      return orEmpty(nothing, callPage(moderation.listQueue, request, { signal }));
    },
    staleTime: 0,
    enabled,
  });
  const items = useWithoutHeld(nameQueue(queue), data?.rows);
  /** How many wait: "6", or "100+". */
  const count = items && `${items.length}${data?.nextCursor ? '+' : ''}`;
  return { items, count, isPending, isError, error, isFetching, refetch };
}
export type Queue = ReturnType<typeof useQueue>;

/** Returns a function that reads a queue and the audit log again. */
export function useRefreshQueue(queue: ModerationQueue): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: ['audit-log'] });
    void queries.invalidateQueries({ queryKey: ['report-count'] });
    await queries.invalidateQueries({ queryKey: [nameQueue(queue)] });
  };
}
