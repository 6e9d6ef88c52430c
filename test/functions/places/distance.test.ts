import { expect, test } from 'vitest';
import { earthRadiusMiles, measureMiles, toDegrees } from '#functions/places/geo/distance.ts';
import { samplePoint } from '#shared/places.ts';

const kilometers = (miles: number) => miles * 1.609344;

/** Returns the angle between two points, seen from the center of the Earth, in radians. */
function measureAngle(...[from, to]: [[number, number], [number, number]]): number {
  const toPoint = ([latitude, longitude]: [number, number]) => ({ latitude, longitude });
  return measureMiles(toPoint(from), toPoint(to)) / earthRadiusMiles;
}

test('the distance from Los Angeles to New York is that of the Aviation Formulary (Ed Williams)', () => {
  const angle = measureAngle([33 + 57 / 60, -(118 + 24 / 60)], [40 + 38 / 60, -(73 + 47 / 60)]);
  expect(angle).toBeCloseTo(0.623585, 6);
});

test('the distance from Valparaíso to Shanghai is that of the example of great-circle navigation in Wikipedia', () => {
  expect(toDegrees(measureAngle([-33, -71.6], [31.4, 121.8]))).toBeCloseTo(168.56, 2);
});

test('the distance from Nashville to Los Angeles is that of the example in Rosetta Code, for the same radius', () => {
  expect(measureAngle([36.12, -86.67], [33.94, -118.4]) * 6372.8).toBeCloseTo(2887.26, 2);
});

test('the distance of opposite points is half of the circumference, across the poles and the antimeridian', () => {
  const half = Math.PI * 6371.0088;
  const toPole = measureMiles({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 });
  const around = measureMiles({ latitude: 0, longitude: -90 }, { latitude: 0, longitude: 90 });
  expect([kilometers(toPole), kilometers(around)]).toEqual([expect.closeTo(half, 6), expect.closeTo(half, 6)]);
});

test('the same meridian has two longitudes at the antimeridian, and all longitudes at a pole', () => {
  expect(measureMiles({ latitude: 10, longitude: 180 }, { latitude: 10, longitude: -180 })).toBeCloseTo(0, 9);
  expect(measureMiles({ latitude: 90, longitude: 12 }, { latitude: 90, longitude: -155 })).toBeCloseTo(0, 9);
  expect(measureMiles(samplePoint, samplePoint)).toBe(0);
});
