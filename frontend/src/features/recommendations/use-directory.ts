import { useQuery } from '@tanstack/react-query';
import { recommendations } from '#shared/contract/recommendations.ts';
import { usePosition } from '../../domain/places/use-position.ts';
import { call } from '../../lib/call.ts';
import { orEmpty } from '../../lib/queries.ts';
import { useIncludes } from '../../platform/session/use-subscription.ts';

/** What moderators approve appears soon. */
const staleTime = 60_000;

/** Reads the recommended vets around the owner's position, if the plan includes them. */
export function useVets() {
  const isIncluded = useIncludes('vetDirectory');
  const { position, error: positionError, refetch: refetchPosition } = usePosition();
  const query = position && { lat: position.latitude, lng: position.longitude };
  const vets = useQuery({
    queryKey: ['directory-vets', query],
    queryFn: ({ signal }) => orEmpty([], call(recommendations.listVets, { query }, { signal })),
    enabled: isIncluded === true && query !== undefined,
    staleTime,
  });
  return {
    isIncluded,
    position,
    vets: vets.data,
    error: vets.error ?? (position ? null : positionError),
    isFetching: vets.isFetching,
    refetch: () => (position ? vets.refetch() : refetchPosition()),
  };
}

/** Reads the recommended foods, if the plan includes them. */
export function useFoods() {
  const isIncluded = useIncludes('foodRecommendations');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['directory-foods'],
    queryFn: ({ signal }) => orEmpty([], call(recommendations.listFoods, {}, { signal })),
    enabled: isIncluded === true,
    staleTime,
  });
  return { isIncluded, foods: data, error, isFetching, refetch };
}

/** Reads whether there are vets and foods, for owners whose plan does not include them. */
export function useDirectoryStatus(enabled: boolean) {
  return useQuery({
    queryKey: ['directory-status'],
    queryFn: ({ signal }) => call(recommendations.getDirectoryStatus, {}, { signal }),
    enabled,
    staleTime,
  });
}
