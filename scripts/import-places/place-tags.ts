import type { amenities, PlaceType } from '#shared/places.ts';

/** The tags of an element of OpenStreetMap. */
export type Tags = Readonly<Record<string, string>>;

const welcome = ['yes', 'leashed', 'unleashed', 'outside', 'designated', 'permissive'];
const trails = ['path', 'footway', 'track', 'bridleway', 'cycleway', 'pedestrian'];
const meals = ['cafe', 'restaurant', 'pub', 'bar', 'biergarten', 'ice_cream', 'fast_food'];
const stays = ['hotel', 'motel', 'guest_house', 'hostel', 'apartment', 'camp_site'];

function has(tags: Tags, key: string, values: readonly string[]): boolean {
  return values.includes(tags[key] ?? '');
}

function welcomesDogs(tags: Tags): boolean {
  return (
    has(tags, 'dog', welcome) ||
    has(tags, 'dogs', welcome) ||
    has(tags, 'pets', ['yes']) ||
    has(tags, 'pets_allowed', ['yes'])
  );
}

/**
 * The rules by which tags decide the type of a place, in order. Places that are not for dogs in particular count only
 * if they say that dogs are welcome.
 */
const rules: readonly [PlaceType, (tags: Tags) => boolean][] = [
  ['dog_park', (tags) => has(tags, 'leisure', ['dog_park'])],
  ['vet', (tags) => has(tags, 'amenity', ['veterinary'])],
  ['grooming', (tags) => has(tags, 'shop', ['pet_grooming'])],
  ['store', (tags) => has(tags, 'shop', ['pet'])],
  ['beach', (tags) => has(tags, 'natural', ['beach']) && welcomesDogs(tags)],
  ['cafe', (tags) => has(tags, 'amenity', meals) && welcomesDogs(tags)],
  ['hotel', (tags) => has(tags, 'tourism', stays) && welcomesDogs(tags)],
  [
    'walking_trail',
    (tags) => (has(tags, 'highway', trails) || has(tags, 'route', ['hiking', 'foot'])) && welcomesDogs(tags),
  ],
];

/** Returns the type of a place; undefined if it is none that we list. */
export function findPlaceType(tags: Tags): PlaceType | undefined {
  return rules.find(([, matches]) => matches(tags))?.[0];
}

/** The tag and the value that each amenity follows from. */
const amenityTags: readonly [amenity: (typeof amenities)[number], key: string, value: string][] = [
  ['leash_required', 'dog', 'leashed'],
  ['off_leash', 'dog', 'unleashed'],
  ['fenced', 'fenced', 'yes'],
  ['small_dog_area', 'small_dog', 'designated'],
  ['water', 'drinking_water', 'yes'],
  ['shade', 'shade', 'yes'],
  ['benches', 'bench', 'yes'],
  ['waste_bags', 'vending', 'excrement_bags'],
  ['restrooms', 'toilets', 'yes'],
  ['parking', 'parking', 'yes'],
  ['lighting', 'lit', 'yes'],
  ['wheelchair_access', 'wheelchair', 'yes'],
  ['patio', 'outdoor_seating', 'yes'],
];

/** Returns the amenities that tags mention. */
export function listAmenities(tags: Tags): string[] {
  const found = amenityTags.filter(([, key, value]) => tags[key] === value).map(([amenity]) => amenity);
  return [...new Set(found)];
}
