import { expect, test } from 'vitest';
import { toCellKeys } from '#functions/places/geo/cells.ts';
import { measureMiles } from '#functions/places/geo/distance.ts';
import { type CellRange, findNearest } from '#functions/places/geo/find-nearest.ts';
import { samplePoint } from '#shared/places.ts';
import { seededRandom } from '../../../scripts/training/random.ts';

interface Point {
  id: string;
  cell: string;
  geohash: string;
  latitude: number;
  longitude: number;
}

const random = seededRandom(4);

/** Creates points around another one, most of them near it. */
function createPoints(count: number, spread: number, center = samplePoint as { latitude: number; longitude: number }) {
  return Array.from({ length: count }, (_, index): Point => {
    const latitude = center.latitude + (random() - 0.5) * spread * random();
    const at = {
      latitude: latitude > 90 ? 180 - latitude : latitude,
      longitude: ((center.longitude + (random() - 0.5) * spread * random() + 540) % 360) - 180,
    };
    return { id: String(index), ...at, ...toCellKeys(at) };
  });
}

/** Returns the index of the first point whose geohash is not smaller, by bisection. */
function findStart(points: Point[], geohash: string): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle] as Point).geohash < geohash) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a search of points in memory, which counts the queries and the rows that they read. */
function createSearch(points: Point[]) {
  const cost = { queries: 0, rows: 0 };
  const partitions = Map.groupBy(
    points.toSorted((one, other) => (one.geohash < other.geohash ? -1 : 1)),
    ({ cell }) => cell,
  );
  const readCell = ({ partition, from, to, limit }: CellRange) => {
    const stored = partitions.get(partition) ?? [];
    const start = findStart(stored, from);
    const rows = stored.slice(start, start + limit).filter(({ geohash }) => geohash <= to);
    cost.queries += 1;
    cost.rows += rows.length;
    return Promise.resolve(rows);
  };
  return { cost, readCell };
}

function findAll(points: Point[], center: typeof samplePoint | Point, radiusMiles: number, limit: number): string[] {
  return points
    .map((point) => ({ id: point.id, miles: measureMiles(center, point) }))
    .filter(({ miles }) => miles <= radiusMiles)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, limit)
    .map(({ id }) => id);
}

const scattered = createPoints(3000, 8);

test.each([0.1, 1, 5, 25, 100])('finds exactly the nearest points within %d miles', async (radiusMiles) => {
  const { readCell } = createSearch(scattered);
  const found = await findNearest({ center: samplePoint, radiusMiles, limit: 200, readCell }, ({ id }) => id);
  expect(found.map(({ row }) => row.id)).toEqual(findAll(scattered, samplePoint, radiusMiles, 200));
});

test.each([
  ['the antimeridian', { latitude: -17.8, longitude: 179.95 }],
  ['the north pole', { latitude: 89.9, longitude: 20 }],
])('finds exactly the nearest points around %s', async (_, center) => {
  const points = createPoints(300, 2, center);
  const { readCell } = createSearch(points);
  const found = await findNearest({ center, radiusMiles: 25, limit: 100, readCell }, ({ id }) => id);
  expect(found.length).toBeGreaterThan(20);
  expect(found.map(({ row }) => row.id)).toEqual(findAll(points, { ...samplePoint, ...center }, 25, 100));
});

test('reads little of an area with very many points', async () => {
  const points = createPoints(100_000, 1);
  const { readCell, cost } = createSearch(points);
  const found = await findNearest({ center: samplePoint, radiusMiles: 25, limit: 100, readCell }, ({ id }) => id);
  expect(found.map(({ row }) => row.id)).toEqual(findAll(points, samplePoint, 25, 100));
  expect(cost.queries).toBeLessThanOrEqual(72);
});

test('reads as much with 20,000 more points elsewhere', async () => {
  const elsewhere = createPoints(20_000, 10, { latitude: 33, longitude: -112 });
  const costs = await Promise.all(
    [scattered, [...scattered, ...elsewhere]].map(async (points) => {
      const { readCell, cost } = createSearch(points);
      await findNearest({ center: samplePoint, radiusMiles: 25, limit: 100, readCell }, ({ id }) => id);
      return cost;
    }),
  );
  expect(costs[1]).toEqual(costs[0]);
});

test('ends if very many points are in the same place', async () => {
  const [point] = createPoints(1, 0);
  const points = Array.from({ length: 500 }, (_, index) => ({ ...(point as Point), id: String(index) }));
  const { readCell, cost } = createSearch(points);
  const found = await findNearest({ center: samplePoint, radiusMiles: 25, limit: 200, readCell }, ({ id }) => id);
  expect(found.length).toBe(100);
  expect(cost.queries).toBeLessThanOrEqual(72);
});
