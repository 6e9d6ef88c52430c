import { PlaceSuggestion } from '#shared/contract/place-fields.ts';
import { type Coordinates, placeTypeLabels } from '#shared/places.ts';
import { findPlaceType, listAmenities, type Tags } from './place-tags.ts';

/** A place from OpenStreetMap. */
export interface ImportedPlace extends Omit<PlaceSuggestion, 'latitude' | 'longitude'>, Coordinates {
  id: string;
  /** When the element was last edited, in ISO 8601. */
  sourceEditedAt: string | undefined;
}

/** An element cannot be a place. The message is the reason. */
export class Rejection extends Error {}

type Json = Record<string, unknown>;

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The common form of an element of Overpass JSON and a feature of GeoJSON. */
interface OsmElement {
  /** Such as `node/123`. */
  id: string;
  tags: Tags;
  at: { latitude: unknown; longitude: unknown };
  editedAt: unknown;
}

/** Lists all positions of a GeoJSON geometry, however deep they are nested. */
function listPositions(coordinates: unknown): unknown[][] {
  if (!Array.isArray(coordinates)) return [];
  return coordinates.some(Array.isArray) ? coordinates.flatMap(listPositions) : [coordinates];
}

/** Returns the middle of a GeoJSON geometry: of the smallest rectangle around it. */
function findMiddle(geometry: Json): OsmElement['at'] {
  const positions = listPositions(geometry.coordinates);
  if (positions.length < 2) return { latitude: positions[0]?.[1], longitude: positions[0]?.[0] };
  const findCenter = (index: number) => {
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const position of positions) {
      min = Math.min(min, Number(position[index]));
      max = Math.max(max, Number(position[index]));
    }
    return (min + max) / 2;
  };
  return { latitude: findCenter(1), longitude: findCenter(0) };
}

function fromFeature(feature: Json): OsmElement {
  const properties = asObject(feature.properties);
  const id = [feature.id, properties['@id'], properties.osm_id].find((each) => typeof each === 'string') ?? '';
  return {
    id: String(id),
    tags: asObject(properties) as Tags,
    at: findMiddle(asObject(feature.geometry)),
    editedAt: properties['@timestamp'],
  };
}

function fromOverpass(element: Json): OsmElement {
  const center = asObject(element.center);
  return {
    id: `${element.type}/${element.id}`,
    tags: asObject(element.tags) as Tags,
    at: { latitude: element.lat ?? center.lat, longitude: element.lon ?? center.lon },
    editedAt: element.timestamp,
  };
}

/** The fields that are left out if they are not valid, such as a telephone number with a remark. */
const optionalFields: readonly string[] = ['address', 'city', 'state', 'zipCode', 'hours', 'phoneNumber', 'website'];

/**
 * Converts an element of Overpass JSON or a feature of GeoJSON to a place.
 * @returns undefined for an element without tags, such as a corner of an area
 * @throws Rejection
 */
export function toPlace(value: unknown): ImportedPlace | undefined {
  const json = asObject(value);
  const { id, tags, at, editedAt } = json.type === 'Feature' ? fromFeature(json) : fromOverpass(json);
  const [, type, number] = /^(node|way|relation)\/([1-9]\d{0,18})$/.exec(id) ?? [];
  if (!type) throw new Rejection('it has no ID of OpenStreetMap');
  if (Object.keys(tags).length === 0) return undefined;
  const placeType = findPlaceType(tags);
  if (!placeType) throw new Rejection(`${id}: its tags are of no type of place that we list`);
  // Most dog parks have no name.
  const name = tags.name ?? (placeType === 'dog_park' ? placeTypeLabels.dog_park : undefined);
  const { latitude, longitude } = at;
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw new Rejection(`${id}: it has no coordinates`);
  const place = checkFields(id, {
    name,
    placeType,
    address: joinAddress(tags),
    city: tags['addr:city'],
    state: tags['addr:state'],
    zipCode: tags['addr:postcode'],
    latitude,
    longitude,
    amenities: listAmenities(tags),
    hours: tags.opening_hours,
    phoneNumber: tags.phone ?? tags['contact:phone'],
    website: tags.website ?? tags['contact:website'],
  });
  const sourceEditedAt =
    typeof editedAt === 'string' && !Number.isNaN(Date.parse(editedAt)) ? new Date(editedAt).toISOString() : undefined;
  return { ...place, latitude, longitude, id: `osm-${type}-${number}`, sourceEditedAt };
}

function joinAddress(tags: Tags): string | undefined {
  return [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ') || undefined;
}

/**
 * Checks the fields like those of a suggested place, and leaves out optional ones that are not valid.
 * @throws Rejection
 */
function checkFields(id: string, fields: Json): PlaceSuggestion {
  const first = PlaceSuggestion.safeParse(fields);
  if (first.success) return first.data;
  const invalid = first.error.issues.map(({ path }) => String(path[0]));
  const kept = Object.entries(fields).filter(([field]) => !optionalFields.includes(field) || !invalid.includes(field));
  const second = PlaceSuggestion.safeParse(Object.fromEntries(kept));
  if (second.success) return second.data;
  const [issue] = second.error.issues;
  throw new Rejection(`${id}: ${issue?.path.join('.')}: ${issue?.message}`);
}
