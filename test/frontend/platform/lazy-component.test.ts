import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReached, reportReached } from '../../../frontend/src/lib/connection.ts';
import { ChunkLoadError, loadOnce } from '../../../frontend/src/platform/lazy-component.ts';
import { readText, remove, storageEntry } from '../../../frontend/src/platform/storage/storage.ts';

const gone = () => Promise.reject(new Error('The file is gone.'));
const page = { address: () => '/calendar', answers: async () => true, reload: vi.fn() };

beforeEach(() => vi.stubGlobal('sessionStorage', undefined));
afterEach(() => {
  remove(storageEntry('reloaded_for', 'tab'));
  vi.unstubAllGlobals();
  page.reload.mockClear();
});

test('a chunk that loads is returned without a reload', async () => {
  expect(await loadOnce(async () => 'part', page)).toBe('part');
  expect(page.reload).not.toHaveBeenCalled();
});

test('a missing chunk reloads the page once, and a second failure is reported', async () => {
  void loadOnce(gone, page);
  await expect.poll(() => page.reload).toHaveBeenCalledOnce();
  await expect(loadOnce(gone, page)).rejects.toThrow('gone');
  expect(page.reload).toHaveBeenCalledOnce();
});

test('after a chunk has loaded, a later failure may reload the page again', async () => {
  void loadOnce(gone, page);
  await expect.poll(() => readText(storageEntry('reloaded_for', 'tab'))).toMatch('/calendar');
  await loadOnce(async () => 'part', page, 'another');
  expect(readText(storageEntry('reloaded_for', 'tab'))).toMatch('/calendar');
  await loadOnce(async () => 'part', page);
  expect(readText(storageEntry('reloaded_for', 'tab'))).toBeNull();
});

test('a missing chunk does not reload the page while the device is offline', async () => {
  const offline = { ...page, answers: async () => false };
  for (let ask = 0; ask < 2; ask += 1) await expect(loadOnce(gone, offline)).rejects.toThrow(ChunkLoadError);
  expect(page.reload).not.toHaveBeenCalled();
  expect(isReached()).toBe(false);
  reportReached(true);
  void loadOnce(gone, page);
  await expect.poll(() => page.reload).toHaveBeenCalledOnce();
});
