/** The types of places, and limits that the server and the screens share. */

export const placeTypes = ['dog_park', 'walking_trail', 'beach', 'cafe', 'store', 'vet', 'grooming', 'hotel'] as const;
export type PlaceType = (typeof placeTypes)[number];

export const placeTypeLabels: Record<PlaceType, string> = {
  dog_park: 'Dog Park',
  walking_trail: 'Walking Trail',
  beach: 'Beach',
  cafe: 'Dog-Friendly Cafe',
  store: 'Pet Store',
  vet: 'Veterinary Clinic',
  grooming: 'Grooming Salon',
  hotel: 'Pet-Friendly Hotel',
};

/** A point on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The position of owners without a known position, in Washington, Iowa. */
export const samplePoint: Coordinates & { name: string } = {
  latitude: 41.3,
  longitude: -91.69,
  name: 'Washington, IA',
};

/** The allowed and default search radius, in miles. */
export const radiusMiles = { min: 0.1, max: 100, default: 25 } as const;

/** The default and maximum number of places in a list, nearest first. */
export const placeLimit = { default: 100, max: 200 } as const;

/** Amenities that the suggestion form offers. Imported places can have others, in the same notation. */
export const amenities = [
  'leash_required',
  'off_leash',
  'fenced',
  'double_gate',
  'small_dog_area',
  'water',
  'shade',
  'benches',
  'waste_bags',
  'restrooms',
  'parking',
  'lighting',
  'wheelchair_access',
  'patio',
  'dogs_inside',
  'no_dog_fee',
  'self_wash',
  'swimming',
] as const;

/** The maximum number of photos of a review or a check-in. */
export const maxPlacePhotos = 4;

/** The maximum number of own locations. */
export const maxOwnLocations = 10;
