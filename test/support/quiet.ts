import { afterAll, afterEach, expect, vi } from 'vitest';
import { cleanUp } from '#test/support/clean-up.ts';
import { takeErrors } from '#test/support/reported-errors.ts';

/**
 * Fails a test on an unexpected `console.error` or unhandled rejection. A test that expects an error message replaces
 * `console.error` itself.
 */
function expectNoErrors(): void {
  expect(takeErrors(), 'no console.error and no unhandled rejection').toEqual([]);
}

afterEach(expectNoErrors);

afterAll(async () => {
  await cleanUp();
  // Some projects run several files in a process.
  vi.unstubAllEnvs();
  expectNoErrors();
});
