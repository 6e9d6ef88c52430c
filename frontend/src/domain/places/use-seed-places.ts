import { useQuery } from '@tanstack/react-query';
import { places } from '#shared/contract/places.ts';
import { call } from '../../lib/call.ts';

/**
 * Loads the sample places, which does nothing if they exist. Returns whether that has ended: the first list of a new
 * installation would otherwise have only some of them. It runs while the position is read, so the list does not wait longer.
 */
export function useSeedPlaces(): boolean {
  const { isPending } = useQuery({
    queryKey: ['seed-places'],
    queryFn: async () => {
      await call(places.seedPlaces);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return !isPending;
}
