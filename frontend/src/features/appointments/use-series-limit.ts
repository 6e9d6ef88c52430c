import { useQuery } from '@tanstack/react-query';
import { appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';

/** Explains that the owner has the maximum number of repeating appointments. Undefined otherwise, or if unknown. */
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
