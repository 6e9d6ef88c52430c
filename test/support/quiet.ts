import { afterAll, afterEach, expect } from 'vitest';
import { cleanUp } from '#test/support/clean-up.ts';

/**
 * A test fails when something complains on the console or a promise is rejected with nobody listening: both are
 * faults that no assertion looked for. A test that expects a complaint replaces `console.error` itself.
 */
const complaints: string[] = [];
const write = console.error;

console.error = (...words: unknown[]) => {
  complaints.push(words.map(String).join(' '));
  write(...words);
};

process.on('unhandledRejection', (reason) => complaints.push(`A rejection was not handled: ${String(reason)}`));

function expectQuiet(): void {
  expect(complaints.splice(0), 'nothing complains on the console, no rejection is left alone').toEqual([]);
}

afterEach(expectQuiet);

afterAll(async () => {
  await cleanUp();
  expectQuiet();
});
