import { afterAll, afterEach, expect } from 'vitest';
import { cleanUp } from '#test/support/clean-up.ts';

/**
 * Fails a test on an unexpected `console.error` or unhandled rejection. A test that expects an error message replaces
 * `console.error` itself.
 */
const errors: string[] = [];
const write = console.error;

console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  write(...values);
};

process.on('unhandledRejection', (reason) => errors.push(`Unhandled rejection: ${String(reason)}`));

function expectNoErrors(): void {
  expect(errors.splice(0), 'no console.error and no unhandled rejection').toEqual([]);
}

afterEach(expectNoErrors);

afterAll(async () => {
  await cleanUp();
  expectNoErrors();
});
