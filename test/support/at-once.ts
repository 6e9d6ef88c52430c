import { expect } from 'vitest';
import { account } from '#shared/contract/account.ts';
import type { TestApp } from '#test/support/test-app.ts';

interface Room {
  /** The status of successful requests, and how many may succeed. */
  through: [status: number, room: number];
  /** The status of all others. */
  refused: number;
}

/** Awaits requests sent at once, then waits until the app responds again: on a slow machine, timed-out work still runs. */
export async function allAtOnce<Answer>(app: TestApp, asked: Promise<Answer>[]): Promise<Answer[]> {
  const answers = await Promise.all(asked);
  const answered = async () => (await app.visitor().get(account.countOwners.path)).status;
  await expect.poll(answered, { timeout: 60_000 }).toBe(200);
  return answers;
}

/** Expects `room` requests to succeed and the others to be refused. On a slow machine, some of either kind time out (503). */
export function expectAtOnce(statuses: number[], { through: [status, room], refused }: Room): void {
  const count = (wanted: number) => statuses.filter((each) => each === wanted).length;
  expect(statuses.filter((each) => ![status, refused, 503].includes(each))).toEqual([]);
  expect(count(status)).toBeLessThanOrEqual(room);
  expect(count(status) + count(503)).toBeGreaterThanOrEqual(room);
}
