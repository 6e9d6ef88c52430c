import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a page that is closed sends all held deletions at once, also while one is being sent', async () => {
  // Another test file may have loaded the module, with its listener.
  vi.resetModules();
  let closePage = () => {};
  vi.stubGlobal('addEventListener', (_type: 'pagehide', listener: () => void) => {
    closePage = listener;
  });
  const { holdDeletion } = await import('../../../../frontend/src/platform/lists/held-deletions.ts');
  const sent: string[] = [];
  const hold = (name: string) =>
    holdDeletion([], () => {
      sent.push(name);
      // The closed page gets no answer.
      return new Promise(() => undefined);
    });
  void hold('first').release();
  hold('second');
  hold('third');
  closePage();
  await Promise.resolve();
  expect(sent).toEqual(['first', 'second', 'third']);
});
