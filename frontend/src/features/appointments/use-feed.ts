import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointments } from '#shared/contract/appointments.ts';
import { call } from '../../lib/call.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { feedTexts } from './feed-texts.ts';

function makeFeedKey(dogId: string | undefined) {
  return ['calendar-feed', dogId ?? 'all'] as const;
}

/** The private address of the calendar feed of a dog, or of all dogs. It may have been replaced on another device. */
export function useFeed(dogId: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: makeFeedKey(dogId),
    queryFn: ({ signal }) => call(appointments.getFeed, { query: { dogId } }, { signal }),
    staleTime: 0,
    enabled,
  });
}

/** Replaces the address of a feed. */
export function useRotateFeed(dogId: string | undefined, onSuccess: () => void) {
  const queries = useQueryClient();
  return useApiMutation({
    mutationFn: (_: undefined, call) => call(appointments.rotateFeed, { query: { dogId } }),
    texts: feedTexts.rotateFeed,
    onSuccess: async (feed) => {
      // A read that started before would bring the old address back.
      await queries.cancelQueries({ queryKey: makeFeedKey(dogId) });
      queries.setQueryData(makeFeedKey(dogId), feed);
      onSuccess();
    },
  });
}
