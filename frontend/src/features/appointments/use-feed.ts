import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { feedTexts } from './feed-texts.ts';

function makeFeedKey(dogId: string | undefined) {
  return ['calendar-feed', dogId ?? 'all'] as const;
}

/**
 * Fetches the private address of the feed of one dog or all dogs. The address is always refetched, because another
 * device may have replaced it.
 */
export function useFeed(dogId: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: makeFeedKey(dogId),
    queryFn: ({ signal }) => call(appointments.getFeed, { query: { dogId } }, { signal }),
    staleTime: 0,
    enabled,
  });
}

/** Returns a mutation that replaces the address of a feed. */
export function useRotateFeed(dogId: string | undefined, onSuccess: () => void) {
  const queries = useQueryClient();
  return useApiMutation({
    mutationFn: (_: undefined, call) => call(appointments.rotateFeed, { query: { dogId } }),
    texts: feedTexts.rotateFeed,
    onSuccess: async (feed) => {
      // A fetch that started before the change would restore the old address in the cache.
      await queries.cancelQueries({ queryKey: makeFeedKey(dogId) });
      queries.setQueryData(makeFeedKey(dogId), feed);
      onSuccess();
    },
  });
}
