import { FindPlaces } from '../../domain/places/find-places.tsx';

/** The screen with dog-friendly places near the owner. */
export function PlacesPage() {
  return <FindPlaces title="Dog-Friendly Places" />;
}
