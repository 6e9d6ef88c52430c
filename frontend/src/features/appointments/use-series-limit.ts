import { useQuery } from '@tanstack/react-query';
import { appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';

/**
 * Returns a sentence about the limit if the owner has the maximum number of repeating appointments; otherwise, or while
 * the number is unknown, undefined.
 */
export function useSeriesLimitText(enabled: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['series-limit'],
    queryFn: ({ signal }) => call(appointments.getSeriesLimit, {}, { signal }),
    staleTime: 0,
    enabled,
  });
  if (!enabled || !data || data.used < data.limit) return undefined;
  return `You have ${data.used} repeating appointments, the most you can have. Delete one to add another.`;
}
