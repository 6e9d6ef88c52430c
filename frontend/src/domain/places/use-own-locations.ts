import { useQueryClient } from '@tanstack/react-query';
import type { LocationForm, OwnLocation } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { useDeleteRecord } from '../../platform/lists/use-delete-record.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { formatAddress } from './describe-place.ts';
import { placeTexts } from './texts.ts';
import { toPositionKey } from './use-position.ts';

/** The owner's locations, such as home and a vacation house. */
export const locationList = defineList({
  name: 'own-locations',
  operation: places.listLocations,
  notFound: 'locationNotFound',
});

/** Formats a location in one line. */
export function formatLocation(location: OwnLocation): string {
  return formatAddress(location) || `${location.latitude.toFixed(3)}, ${location.longitude.toFixed(3)}`;
}

/** Returns a function that reads the locations, and the position that depends on them, again. */
export function useRefreshLocations(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [locationList.name] }),
      queries.invalidateQueries({ queryKey: toPositionKey() }),
    ]);
  };
}

/** Reads the owner's locations, and returns functions that change them. */
export function useOwnLocations() {
  const refresh = useRefreshLocations();
  const remove = useDeleteRecord(locationList, {
    mutationFn: ({ id }, call) => call(places.deleteLocation, { params: { id } }),
    texts: placeTexts.deleteLocation,
    onSuccess: refresh,
  });
  const makePrimary = useApiMutation({
    mutationFn: (location: OwnLocation, call) => {
      const { id, address, city, state, zipCode, latitude, longitude } = location;
      const body: LocationForm = { address, city, state, zipCode, latitude, longitude, isPrimary: true };
      return call(places.updateLocation, { params: { id }, body });
    },
    texts: { failed: placeTexts.updateLocation.failed },
    onSuccess: refresh,
  });
  return { list: useList(locationList), remove: remove.mutate, makePrimary };
}
