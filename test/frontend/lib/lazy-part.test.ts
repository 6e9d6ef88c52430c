import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from '../../../frontend/src/lib/lazy-part.ts';
import { readText, remove } from '../../../frontend/src/lib/storage.ts';

const gone = () => Promise.reject(new Error('The file is gone.'));
const page = { address: () => '/calendar', reload: vi.fn() };

beforeEach(() => vi.stubGlobal('sessionStorage', undefined));
afterEach(() => {
  remove('reloaded_for');
  vi.unstubAllGlobals();
  page.reload.mockClear();
});

test('a part that loads is handed on', async () => {
  expect(await loadOnce(async () => 'part', page)).toBe('part');
  expect(page.reload).not.toHaveBeenCalled();
});

test('a part that has gone with an older release reloads the page once, and the second failure shows', async () => {
  void loadOnce(gone, page);
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  await expect(loadOnce(gone, page)).rejects.toThrow('gone');
  expect(page.reload).toHaveBeenCalledOnce();
});

test('after a success a later failure may reload again', async () => {
  void loadOnce(gone, page);
  await vi.waitFor(() => expect(readText('reloaded_for')).toBe('/calendar'));
  await loadOnce(async () => 'part', page);
  expect(readText('reloaded_for')).toBeNull();
});
