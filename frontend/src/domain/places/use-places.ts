import { useQueryClient } from '@tanstack/react-query';
import type { Place } from '#shared/contract/place-fields.ts';
import { places } from '#shared/contract/places.ts';
import type { PlaceType } from '#shared/places.ts';
import { useApiMutation } from '../../platform/forms/use-api-mutation.ts';
import { defineList } from '../../platform/lists/list.ts';
import { changeCached } from '../../platform/lists/list-cache.ts';
import { useList } from '../../platform/lists/use-list.ts';
import { placeTexts } from './texts.ts';

/** The first part of the keys of all cached places, so that a favorite changes in all of them. */
const name = 'places';

/** The places near a position, nearest first. */
export const nearbyList = defineList({ name, operation: places.listPlaces, notFound: 'placeNotFound' });
const searchList = defineList({ name, operation: places.searchPlaces, notFound: 'placeNotFound' });
const favoriteList = defineList({ name, operation: places.listFavorites, notFound: 'placeNotFound' });

/** Where to look for places. Without coordinates, the server looks around the owner's own position. */
export interface SearchArea {
  lat?: number | undefined;
  lng?: number | undefined;
  /** In miles. */
  radius: number;
}

/** What the list of places shows. */
export interface PlaceFilter {
  /** The search text; empty to show what is nearby. */
  text: string;
  type: PlaceType | undefined;
  onlyFavorites: boolean;
}

/** Reads the places nearby. */
export function useNearbyPlaces(
  area: SearchArea | undefined,
  { type, limit, enabled = true }: { type?: PlaceType | undefined; limit?: number; enabled?: boolean } = {},
) {
  const query = { ...area, type, limit };
  return useList(nearbyList, { key: ['near', query], query, enabled: enabled && area !== undefined });
}

function byDistance(one: Place, other: Place): number {
  return one.distance - other.distance;
}

/** Reads the places that match a filter: the favorites, the results of a search, or what is nearby. */
export function usePlaces(area: SearchArea | undefined, { text, type, onlyFavorites }: PlaceFilter) {
  const isSearch = text !== '' && !onlyFavorites;
  const isReady = area !== undefined;
  const { radius: _, ...position } = area ?? { radius: 0 };
  const nearby = useNearbyPlaces(area, { type, enabled: !isSearch && !onlyFavorites });
  const found = useList(searchList, {
    key: ['search', { ...position, q: text, type }],
    query: { ...position, q: text, type },
    enabled: isReady && isSearch,
  });
  const favorites = useList(favoriteList, {
    key: ['favorites', position],
    query: position,
    enabled: isReady && onlyFavorites,
  });
  if (onlyFavorites) {
    const words = text.toLowerCase();
    const shown = favorites.data
      ?.filter((place) => (!type || place.placeType === type) && place.name.toLowerCase().includes(words))
      .sort(byDistance);
    return { ...favorites, data: shown };
  }
  return isSearch ? found : nearby;
}

/** The key of a place's details in the query cache. */
export function toPlaceKey(id: string): readonly string[] {
  return ['place', id];
}

/**
 * Returns a function that adds a place to the favorites or removes it. The heart changes at once, and changes back after an
 * error.
 */
export function useFavorite(): (place: Pick<Place, 'id' | 'isFavorite'>) => void {
  const queries = useQueryClient();
  const { mutate } = useApiMutation<Pick<Place, 'id' | 'isFavorite'>>({
    mutationFn: async ({ id, isFavorite }, call) => {
      const change = <Row extends { id: string; isFavorite: boolean }>(row: Row): Row =>
        row.id === id ? { ...row, isFavorite: !isFavorite } : row;
      const restores = [
        await changeCached<Place[]>(queries, [name], (rows) => rows.map(change)),
        await changeCached<Place>(queries, toPlaceKey(id), change),
      ];
      try {
        const operation = isFavorite ? places.removeFavorite : places.addFavorite;
        await call(operation, { params: { placeId: id } });
      } catch (error) {
        for (const restore of restores) restore();
        throw error;
      } finally {
        void queries.invalidateQueries({ queryKey: [name] });
        void queries.invalidateQueries({ queryKey: toPlaceKey(id) });
      }
    },
    texts: placeTexts.favorite,
  });
  return (place) => void mutate(place);
}

/** Returns a function that reads all shown places and the details of one place again. */
export function useRefreshPlaces(): (id?: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    void queries.invalidateQueries({ queryKey: [name] });
    if (id) await queries.invalidateQueries({ queryKey: toPlaceKey(id) });
  };
}
