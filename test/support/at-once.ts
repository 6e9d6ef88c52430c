import { expect } from 'vitest';

interface Room {
  /** The status of what goes through, and of how many. */
  through: [status: number, room: number];
  /** The status of all others. */
  refused: number;
}

/**
 * Of what was asked at the same moment, as many go through as there is room for, and the others are refused. On a slow
 * machine some run out of their time (503): those may have been of either kind.
 */
export function expectAtOnce(statuses: number[], { through: [status, room], refused }: Room): void {
  const count = (wanted: number) => statuses.filter((each) => each === wanted).length;
  expect(statuses.filter((each) => ![status, refused, 503].includes(each))).toEqual([]);
  expect(count(status)).toBeLessThanOrEqual(room);
  expect(count(status) + count(503)).toBeGreaterThanOrEqual(room);
}
