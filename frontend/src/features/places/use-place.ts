import { useQuery } from '@tanstack/react-query';
import { places } from '#shared/contract/places.ts';
import { toPlaceKey } from '../../domain/places/use-places.ts';
import type { SearchPosition } from '../../domain/places/use-position.ts';
import { call } from '../../lib/call.ts';

/** Reads a place with its newest reviews and check-ins, and its distance from the position. */
export function usePlace(id: string, position: SearchPosition | undefined) {
  const query = position && { lat: position.latitude, lng: position.longitude };
  return useQuery({
    queryKey: [...toPlaceKey(id), query],
    queryFn: ({ signal }) => call(places.getPlace, { params: { id }, query }, { signal }),
    enabled: query !== undefined,
    // Other owners review the place, too.
    staleTime: 0,
  });
}
