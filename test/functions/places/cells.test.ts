import { expect, test } from 'vitest';
import { type Circle, coverCircle, findPartition, splitCell, toCellKeys } from '#functions/places/geo/cells.ts';
import { earthRadiusMiles, measureMiles, toDegrees, toRadians } from '#functions/places/geo/distance.ts';
import type { Coordinates } from '#shared/places.ts';
import { radiusMiles } from '#shared/places.ts';

/** Returns the point that is reached from another by a great circle. */
function travel({ latitude, longitude }: Coordinates, bearing: number, miles: number): Coordinates {
  const [start, angle] = [toRadians(latitude), miles / earthRadiusMiles];
  const sine = Math.sin(start) * Math.cos(angle) + Math.cos(start) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(start),
    Math.cos(angle) - Math.sin(start) * sine,
  );
  const turned = longitude + toDegrees(east);
  return {
    latitude: toDegrees(Math.asin(Math.max(-1, Math.min(1, sine)))),
    longitude: ((((turned + 180) % 360) + 360) % 360) - 180,
  };
}

/** Lists points of a circle, on its edge and inside. */
function pointsIn({ center, radiusMiles: radius }: Circle): Coordinates[] {
  const bearings = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  return [1e-6, 0.3, 0.8, 0.999_999].flatMap((part) => bearings.map((each) => travel(center, each, radius * part)));
}

function missedPoints(circle: Circle): Coordinates[] {
  const cells = coverCircle(circle).map(({ geohash }) => geohash);
  return pointsIn(circle).filter((point) => !cells.some((cell) => toCellKeys(point).geohash.startsWith(cell)));
}

const latitudes = [
  -90, -89.99, -84.4, -67.5, -41.3, -0.001, 0, 22.5, 41.3, 60, 67.4, 67.6, 69, 78.2, 84, 88, 89.999, 90,
];
const longitudes = [-180, -179.99, -91.69, -90, 0, 0.001, 45, 179.99, 180];
const radii = [radiusMiles.min, 1, 5, radiusMiles.default, radiusMiles.max];
const circles = latitudes.flatMap((latitude) =>
  longitudes.flatMap((longitude) => radii.map((radius) => ({ center: { latitude, longitude }, radiusMiles: radius }))),
);

test('the cells of a circle contain all its points, also at the antimeridian and at the poles', () => {
  expect(circles.flatMap(missedPoints)).toEqual([]);
});

test('a circle has at most 36 cells, each of which is in one partition', () => {
  for (const circle of circles) {
    const cells = coverCircle(circle);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.length).toBeLessThanOrEqual(36);
    for (const { geohash } of cells) {
      const partition = findPartition(geohash);
      expect(geohash.startsWith(partition), JSON.stringify(circle)).toBe(true);
      expect(partition.length).toBe(findPartition(`${geohash}00`).length);
    }
  }
});

test('the parts of a cell that overlap a circle contain all its points in the cell', () => {
  for (const circle of circles) {
    const [cell] = coverCircle(circle);
    const parts = splitCell(cell?.geohash ?? '', circle).map(({ geohash }) => geohash);
    const points = pointsIn(circle).map((point) => toCellKeys(point).geohash);
    const inCell = points.filter((each) => each.startsWith(cell?.geohash ?? ''));
    expect(inCell.filter((each) => !parts.some((part) => each.startsWith(part)))).toEqual([]);
  }
});

test('no point of a cell is nearer than the distance of the cell', () => {
  const nearer = circles.flatMap((circle) => {
    const cells = coverCircle(circle);
    return pointsIn(circle).filter((point) => {
      const { geohash } = toCellKeys(point);
      const cell = cells.find((each) => geohash.startsWith(each.geohash));
      return measureMiles(circle.center, point) < (cell?.miles ?? 0) - 1e-6;
    });
  });
  expect(nearer).toEqual([]);
});

test('the antimeridian has cells on both of its sides', () => {
  const cells = coverCircle({ center: { latitude: 51.9, longitude: 180 }, radiusMiles: 5 });
  const sides = new Set(cells.map(({ geohash }) => geohash[0]));
  expect(sides).toEqual(new Set(['b', 'z']));
});

test('a point has the geohash of the example in the article that introduced geohashes', () => {
  expect(toCellKeys({ latitude: 57.64911, longitude: 10.40744 }).geohash).toBe('u4pruydqq');
});
