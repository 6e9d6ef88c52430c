import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readExpectedCount, rememberCount } from '../../../../frontend/src/platform/session/remembered-count.ts';
import { refreshSession } from '../../../../frontend/src/platform/session/session.ts';
import { remove, storageEntry, writeJson } from '../../../../frontend/src/platform/storage/storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', { cookie: 'houndwell_hint=1' });
});
afterEach(() => {
  for (const name of ['dog_count', 'visit_count', 'user']) remove(storageEntry(name));
  vi.unstubAllGlobals();
});

async function signIn(): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json({ id: 'owner1', email: 'maya@example.com' }));
  await refreshSession();
}

test('the number of dogs is remembered for their owner only', async () => {
  await signIn();
  expect(readExpectedCount('dog_count', 'owner1')).toBeUndefined();
  rememberCount('dog_count', 2);
  expect(readExpectedCount('dog_count', 'owner1')).toBe(2);
  expect(readExpectedCount('dog_count', 'owner2')).toBeUndefined();
});

test('the number of visits is remembered for their day only', async () => {
  await signIn();
  rememberCount('visit_count', 3, '2026-11-20');
  expect(readExpectedCount('visit_count', 'owner1', '2026-11-20')).toBe(3);
  expect(readExpectedCount('visit_count', 'owner1', '2026-11-21')).toBeUndefined();
});

test('an invalid stored count is ignored', () => {
  for (const kept of [
    { ownerId: 'owner1', count: 'two' },
    { ownerId: 'owner1', count: -1 },
    { ownerId: 'owner1' },
    2,
    null,
  ]) {
    writeJson(storageEntry('dog_count'), kept);
    expect(readExpectedCount('dog_count', 'owner1')).toBeUndefined();
  }
});
