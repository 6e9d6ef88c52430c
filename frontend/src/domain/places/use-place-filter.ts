import { useSearchParams } from 'react-router';
import { type PlaceType, placeTypes, radiusMiles } from '#shared/places.ts';
import type { PlaceFilter } from './use-places.ts';

/** The radiuses that owners can choose, in miles. */
export const radiusChoices = [5, 10, 25, 50, 100] as const;

interface PlaceSearch extends PlaceFilter {
  /** In miles. */
  radius: number;
  /** The ID of the selected place. */
  selectedId: string | undefined;
  /** Whether a phone shows the map instead of the list. */
  isMapOpen: boolean;
}

function parse(search: URLSearchParams): PlaceSearch {
  const type = placeTypes.find((each) => each === search.get('type'));
  const radius = radiusChoices.find((each) => String(each) === search.get('radius'));
  return {
    text: search.get('q')?.trim() ?? '',
    type: type as PlaceType | undefined,
    onlyFavorites: search.get('favorites') === 'true',
    radius: radius ?? radiusMiles.default,
    selectedId: search.get('place') ?? undefined,
    isMapOpen: search.get('view') === 'map',
  };
}

function toParameters(search: PlaceSearch): Record<string, string | undefined> {
  return {
    q: search.text || undefined,
    type: search.type,
    favorites: search.onlyFavorites ? 'true' : undefined,
    radius: search.radius === radiusMiles.default ? undefined : String(search.radius),
    place: search.selectedId,
    view: search.isMapOpen ? 'map' : undefined,
  };
}

/** Returns the search for places, which the URL contains, and a function that changes parts of it. */
export function usePlaceFilter(): [PlaceSearch, (changes: Partial<PlaceSearch>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (changes: Partial<PlaceSearch>) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(toParameters({ ...parse(before), ...changes }))) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [parse(parameters), change];
}
