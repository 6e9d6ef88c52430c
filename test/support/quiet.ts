import { afterAll, afterEach, expect, vi } from 'vitest';
import { cleanUp } from '#test/support/clean-up.ts';
import { takeErrors } from '#test/support/reported-errors.ts';

/**
 * Fails a test that caused a `console.error` or an unhandled rejection. A test that expects an error message replaces
 * `console.error` itself.
 */
function expectNoErrors(): void {
  expect(takeErrors(), 'no console.error and no unhandled rejection').toEqual([]);
}

afterEach(expectNoErrors);

afterAll(async () => {
  await cleanUp();
  // Some Vitest projects run several files in one process, so changed variables would affect the next file.
  vi.unstubAllEnvs();
  expectNoErrors();
});
