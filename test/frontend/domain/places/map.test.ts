import { expect, test } from 'vitest';
import type { Place } from '#shared/contract/place-fields.ts';
import { clusterPlaces, type MapView } from '../../../../frontend/src/domain/places/map/clusters.ts';
import { placeLabels } from '../../../../frontend/src/domain/places/map/labels.ts';
import { hangLeash } from '../../../../frontend/src/domain/places/map/leash.ts';

const world: MapView = { zoom: 3, bounds: [-180, -85, 180, 85] };
const near: MapView = { zoom: 16, bounds: [-92, 41, -91, 42] };

function placesAt(...points: [latitude: number, longitude: number][]): Place[] {
  return points.map(([latitude, longitude], at) => ({ id: `place-${at}`, latitude, longitude }) as Place);
}

test('places that are close to each other are one cluster, which opens at the zoom at which they are apart', () => {
  const findPins = clusterPlaces(placesAt([41.3, -91.69], [41.301, -91.691], [41.302, -91.69]), undefined);
  const [cluster, ...others] = findPins(world);
  expect(others).toEqual([]);
  expect(cluster).toMatchObject({ kind: 'cluster', count: 3 });
  const zoom = cluster?.kind === 'cluster' ? cluster.expansionZoom : 0;
  expect(findPins({ ...near, zoom }).length).toBeGreaterThan(1);
  expect(findPins(near).map(({ kind }) => kind)).toEqual(['place', 'place', 'place']);
});

test('the selected place is never part of a cluster', () => {
  const places = placesAt([41.3, -91.69], [41.301, -91.691], [41.302, -91.69]);
  const pins = clusterPlaces(places, places[1])(world);
  expect(pins[0]).toMatchObject({ kind: 'place', key: 'place-1' });
  expect(pins[1]).toMatchObject({ kind: 'cluster', count: 2 });
});

test('a map without places has no pins', () => {
  expect(clusterPlaces([], undefined)(world)).toEqual([]);
});

test('a thousand places on the whole world are a few pins', () => {
  const points = Array.from({ length: 1000 }, (_, at): [number, number] => [41 + (at % 40) / 100, -91 - at / 2000]);
  expect(clusterPlaces(placesAt(...points), undefined)(world).length).toBeLessThan(5);
});

test('names overlap neither each other nor pins, and stay inside the map', () => {
  const pins = [
    { key: 'a', x: 100, y: 100, name: 'Sunset Park' },
    { key: 'b', x: 160, y: 100, name: 'Feed and Pet' },
    { key: 'c', x: 380, y: 300, name: 'Prairie Rest Inn' },
    { key: 'd', x: 20, y: 300, name: 'An inn at the very left' },
    { key: 'cluster', x: 300, y: 50, name: undefined },
    { key: 'e', x: 200, y: 400, name: 'Trail' },
    { key: 'circle', x: 260, y: 355, name: undefined },
  ];
  expect([...placeLabels(pins, 400)]).toEqual([
    // The pin b is on the right.
    ['b', 'right'],
    ['c', 'left'],
    ['d', 'right'],
    // The lower half of the circle is on the right.
    ['e', 'left'],
  ]);
});

test('a name is not written under the distance to the selected place', () => {
  const pin = { key: 'a', x: 200, y: 100, name: 'Hill Vets' };
  expect([...placeLabels([pin], 400, { x: 240, y: 76, text: '0.4 mi' })]).toEqual([['a', 'left']]);
  expect([...placeLabels([pin], 400, { x: 240, y: 110, text: '0.4 mi' })]).toEqual([['a', 'right']]);
});

test('a leash hangs below the straight line between its ends', () => {
  const points = hangLeash({ x: 0, y: 0 }, { x: 200, y: 0 });
  expect(points[0]).toEqual({ x: 0, y: 0 });
  expect(points.at(-1)).toEqual({ x: 200, y: 0 });
  const middle = points[12];
  expect(middle?.x).toBeCloseTo(100);
  expect(middle?.y).toBeCloseTo(56);
  // A long leash does not hang out of the map.
  expect(Math.max(...hangLeash({ x: 0, y: 0 }, { x: 2000, y: 0 }).map(({ y }) => y))).toBeCloseTo(90);
});
