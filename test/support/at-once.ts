import { expect } from 'vitest';
import { account } from '#shared/contract/account.ts';
import type { TestApp } from '#test/support/test-app.ts';

interface Room {
  /** The status of what goes through, and of how many. */
  through: [status: number, room: number];
  /** The status of all others. */
  refused: number;
}

/**
 * All at once, and then waits until the app answers again: on a slow machine what ran out of its time is still under way,
 * and would take the time of whoever comes next.
 */
export async function allAtOnce<Answer>(app: TestApp, asked: Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.all(asked);
  const answered = async () => (await app.visitor().get(account.countOwners.path)).status;
  await expect.poll(answered, { timeout: 60_000 }).toBe(200);
  return answers;
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
