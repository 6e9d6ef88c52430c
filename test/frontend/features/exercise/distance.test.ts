import { expect, test } from 'vitest';
import { createOdometer, measureDistance } from '../../../../frontend/src/features/exercise/distance.ts';

/** About 100 meters of latitude. */
const hundredMeters = 0.000899;

function fix(north: number, seconds: number, accuracy = 5) {
  return { latitude: 41 + north * hundredMeters, longitude: -91, accuracy, at: seconds * 1000 };
}

test('a quarter of the meridian measures 10,008 kilometers', () => {
  const meters = measureDistance({ latitude: 0, longitude: 10 }, { latitude: 90, longitude: 10 });
  expect(meters / 1000).toBeCloseTo(10_007.5, 0);
});

test('a degree of the equator across the date line measures 111 kilometers', () => {
  const meters = measureDistance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 });
  expect(meters / 1000).toBeCloseTo(111.2, 1);
});

test('the distance adds up the way between positions', () => {
  const measure = createOdometer();
  expect(measure(fix(0, 0))).toBe(0);
  expect(measure(fix(1, 70))).toBeCloseTo(100, 0);
  expect(measure(fix(2, 140))).toBeCloseTo(100, 0);
});

test('a device that lies still, an imprecise position and a jump do not count', () => {
  const measure = createOdometer();
  measure(fix(0, 0));
  expect(measure(fix(0.05, 10))).toBe(0);
  expect(measure(fix(3, 20, 200))).toBe(0);
  expect(measure(fix(30, 30))).toBe(0);
  expect(measure(fix(31, 100))).toBeCloseTo(100, 0);
});

test('small movements count once they add up', () => {
  const measure = createOdometer();
  measure(fix(0, 0));
  expect(measure(fix(0.05, 4))).toBe(0);
  expect(measure(fix(0.1, 8))).toBeCloseTo(10, 0);
});
