import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readElements } from '../../../scripts/import-places/read-elements.ts';
import { Rejection, toPlace } from '../../../scripts/import-places/to-place.ts';

/** Returns the places of a file by ID, and the reasons for which its elements were rejected by their lines. */
async function readAll(name: string) {
  const places = [];
  const rejected: Record<number, string> = {};
  let skipped = 0;
  for await (const { value, line } of readElements(join(import.meta.dirname, name), () => undefined)) {
    try {
      const place = toPlace(value);
      if (place) places.push(place);
      else skipped += 1;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      rejected[line] = error.message;
    }
  }
  return { places, rejected, skipped };
}

test('Overpass JSON becomes places, and each rejected element has its line and a reason', async () => {
  const { places, rejected, skipped } = await readAll('hand-made.overpass.json');
  expect(places).toEqual([
    {
      id: 'osm-node-101',
      name: 'Invented Run',
      placeType: 'dog_park',
      latitude: -12.3456,
      longitude: -140.1,
      address: '7 Imaginary Way',
      city: 'Nowhere',
      amenities: ['fenced', 'lighting'],
      hours: 'sunrise-sunset',
      sourceEditedAt: '2026-10-02T08:30:00.000Z',
    },
    { id: 'osm-way-102', name: 'Dog Park', placeType: 'dog_park', latitude: -12.35, longitude: -140.11, amenities: [] },
    {
      id: 'osm-node-103',
      name: 'Invented Café',
      placeType: 'cafe',
      latitude: -12.36,
      longitude: -140.12,
      amenities: ['leash_required'],
    },
    {
      id: 'osm-relation-111',
      name: 'Invented Pet Shop',
      placeType: 'store',
      latitude: -12.38,
      longitude: -140.14,
      amenities: [],
    },
  ]);
  expect(skipped).toBe(1);
  expect(rejected).toEqual({
    35: 'node/104: its tags are of no type of place that we list',
    42: "node/105: name: Please enter the place's name",
    43: 'node/106: latitude: Latitude must be between -90 and 90',
    50: 'node/107: it has no coordinates',
    52: 'it has no ID of OpenStreetMap',
    53: 'it has no ID of OpenStreetMap',
    54: 'relation/110: name: Please remove invisible characters',
  });
});

test('GeoJSON becomes places, in the middle of lines and areas', async () => {
  const { places, rejected } = await readAll('hand-made.geojson');
  expect(places.map(({ id, placeType, latitude, longitude }) => ({ id, placeType, latitude, longitude }))).toEqual([
    { id: 'osm-node-201', placeType: 'grooming', latitude: -13.5, longitude: -141.5 },
    { id: 'osm-way-202', placeType: 'beach', latitude: -13.5, longitude: -141.5 },
    { id: 'osm-way-203', placeType: 'walking_trail', latitude: -13.55, longitude: -141.55 },
  ]);
  expect(rejected).toEqual({ 5: 'node/204: it has no coordinates' });
});

test.each(['constructor', '__proto__'])('a tag named %s is like any other', (key) => {
  const element = JSON.parse(`{"type":"node","id":1,"lat":1,"lon":2,"tags":{"${key}":"x","shop":"pet","name":"Ok"}}`);
  expect(toPlace(element)).toMatchObject({ id: 'osm-node-1', name: 'Ok' });
});
