import { useQuery } from '@tanstack/react-query';
import { pageLimit } from '#shared/contract/fields.ts';
import { moderation } from '#shared/contract/moderation.ts';
import { callPage } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';

/** Counts the reports that wait for a decision: "6", or "100+". Undefined while loading, or if that fails. */
export function useReportCount(): string | undefined {
  const { data } = useQuery({
    queryKey: ['report-count'],
    queryFn: ({ signal }) => {
      const request = { params: { queue: 'reports' as const }, query: { limit: pageLimit.max } };
      return orEmpty({ rows: [], nextCursor: undefined }, callPage(moderation.listQueue, request, { signal }));
    },
    staleTime: 0,
  });
  return data && `${data.rows.length}${data.nextCursor ? '+' : ''}`;
}
