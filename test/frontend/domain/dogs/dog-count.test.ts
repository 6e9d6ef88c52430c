import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectedDogCount, rememberDogCount } from '../../../../frontend/src/domain/dogs/dog-count.ts';
import { refreshSession } from '../../../../frontend/src/domain/session/session.ts';
import { remove, writeJson } from '../../../../frontend/src/lib/storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  remove('dog_count');
  remove('user');
  vi.unstubAllGlobals();
});

test('remembers the number of dogs for their owner only', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'owner1', email: 'maya@example.com' }));
  await refreshSession();
  expect(expectedDogCount('owner1')).toBeUndefined();
  rememberDogCount(2);
  expect(expectedDogCount('owner1')).toBe(2);
  expect(expectedDogCount('owner2')).toBeUndefined();
});

test('ignores an invalid stored count', () => {
  for (const kept of [
    { ownerId: 'owner1', count: 'two' },
    { ownerId: 'owner1', count: -1 },
    { ownerId: 'owner1' },
    2,
    null,
  ]) {
    writeJson('dog_count', kept);
    expect(expectedDogCount('owner1')).toBeUndefined();
  }
});
