import { beforeEach, expect, test, vi } from 'vitest';
import { Dog } from '#shared/contract/dogs.ts';
import { maple } from '#test/support/factories.ts';
import { removeSavedEntries, savedEntry } from '../../../../frontend/src/platform/storage/saved-entries.ts';
import { createSavedRows } from '../../../../frontend/src/platform/storage/saved-rows.ts';
import { clearOwnerData, readText, writeJson, writeText } from '../../../../frontend/src/platform/storage/storage.ts';

const dog = { ...maple, id: '01K000000000000000000000AA', userId: '01K000000000000000000000BB' };
const entry = savedEntry('dogs');
const create = (ownerId = dog.userId, max?: number) => createSavedRows('dogs', Dog, ownerId, max);

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  clearOwnerData();
});

test('stored rows are read with the time when they were stored', () => {
  vi.useFakeTimers({ now: Date.parse('2030-01-01T15:42:00Z') });
  create().write([dog]);
  vi.useRealTimers();
  expect(create().read()).toMatchObject({ data: [dog], savedAt: '2030-01-01T15:42:00.000Z' });
});

test('another owner reads nothing of what is stored', () => {
  create().write([dog]);
  expect(create('01K000000000000000000000CC').read()).toBeUndefined();
});

test('rows of another owner, who has signed in in another tab, are not stored', () => {
  create('01K000000000000000000000CC').write([dog]);
  expect(readText(entry)).toBeNull();
});

test('stored rows that do not follow the contract are not read', () => {
  writeJson(entry, { ownerId: dog.userId, savedAt: '2030-01-01T15:42:00.000Z', data: [{ ...dog, weight: 'heavy' }] });
  expect(create().read()).toBeUndefined();
  writeText(entry, 'not JSON');
  expect(create().read()).toBeUndefined();
});

test('no more rows are stored than allowed', () => {
  create(dog.userId, 1).write([dog, { ...dog, name: 'Olive' }]);
  expect(create().read()?.data).toEqual([dog]);
});

test('signing out and an expired session delete stored rows', () => {
  create().write([dog]);
  clearOwnerData();
  expect(create().read()).toBeUndefined();
  create().write([dog]);
  removeSavedEntries();
  expect(create().read()).toBeUndefined();
});
