import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createPendingDog,
  removePendingDog,
  savePendingDog,
  takePendingDog,
} from '../../../../frontend/src/domain/onboarding/pending-dog.ts';
import {
  clearOwnerData,
  readJson,
  storageEntry,
  writeJson,
} from '../../../../frontend/src/platform/storage/storage.ts';

const owner = { id: '01OWNER', email: 'maya@example.com', isFirstLogin: false };
const answers = {
  dogName: 'Rex',
  dogBreed: 'Beagle',
  dogAge: 3,
  dogWeight: 24,
  ownerName: 'Maya',
  email: 'maya@example.com',
  experienceLevel: 'first-time',
  primaryGoals: ['health', 'exercise'],
};
const rex = { name: 'Rex', breed: 'Beagle', age: 3, weight: 24 } as const;

beforeEach(() => vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  clearOwnerData();
  removePendingDog();
  vi.unstubAllGlobals();
});

/** Answers every call with this status and collects the idempotency keys. */
function respondWith(status: number, body: object = {}): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'));
    return Response.json(body, { status });
  });
  return keys;
}

test("the pending dog comes from the wizard's answers, with experience and goals as its description", () => {
  writeJson(storageEntry('onboarding_data'), answers);
  expect(takePendingDog(owner)?.dog).toMatchObject({
    ...rex,
    description: 'first-time owner focused on: health, exercise',
  });
  expect(readJson(storageEntry('onboarding_data'))).toBeNull();
});

test.each([
  ["the wizard's answers are used for a new owner", { ...owner, isFirstLogin: true }, 'other@example.com', true],
  ["the wizard's answers are used for an owner with the same email", owner, ' Maya@Example.com ', true],
  ["the wizard's answers are not used for an owner with another email", owner, 'other@example.com', false],
])('%s', (_case, who, email, expected) => {
  writeJson(storageEntry('onboarding_data'), { ...answers, email });
  expect(takePendingDog(who) !== undefined).toBe(expected);
});

test.each<[string, unknown]>([
  ['nothing in them', null],
  ['a list instead of fields', []],
  ['an unknown breed', { ...answers, dogBreed: 'Dragon' }],
  ['an unknown experience level', { ...answers, experienceLevel: 'Buy pills at evil.example' }],
  ['no experience level', { ...answers, experienceLevel: undefined }],
  ['unknown goals', { ...answers, primaryGoals: ['made', 'up'] }],
  ['no goal', { ...answers, primaryGoals: [] }],
  ['a goal that is repeated a thousand times', { ...answers, primaryGoals: Array(1000).fill('health') }],
  ['an age of 0', { ...answers, dogAge: 0 }],
  ['an age as text', { ...answers, dogAge: '3' }],
  ['no weight', { ...answers, dogWeight: undefined }],
  ['a weight of 301', { ...answers, dogWeight: 301 }],
  ['a very long name', { ...answers, dogName: 'x'.repeat(101) }],
])('no dog is created from stored answers with %s', (_case, stored) => {
  writeJson(storageEntry('onboarding_data'), stored);
  expect(takePendingDog({ ...owner, isFirstLogin: true })).toBeUndefined();
});

test('a retry after a failure uses the same idempotency key', async () => {
  savePendingDog(owner.id, rex);
  const keys = respondWith(500);
  await expect(createPendingDog(owner)).rejects.toThrow();
  await expect(createPendingDog(owner)).rejects.toThrow();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the same dog keeps its idempotency key when it is stored again, and another dog gets a new one', () => {
  const first = savePendingDog(owner.id, rex).idempotencyKey;
  expect(savePendingDog(owner.id, rex).idempotencyKey).toBe(first);
  expect(savePendingDog(owner.id, { ...rex, name: 'Max' }).idempotencyKey).not.toBe(first);
});

test('the pending dog is created once, for its owner only, and the draft it was created from is deleted', async () => {
  savePendingDog(owner.id, rex);
  writeJson(storageEntry('draft.onboarding'), answers);
  const keys = respondWith(201);
  expect(await createPendingDog({ ...owner, id: '01OTHER' })).toBe(false);
  expect(readJson(storageEntry('draft.onboarding'))).not.toBeNull();
  expect(await Promise.all([createPendingDog(owner), createPendingDog(owner)])).toEqual([true, true]);
  expect(await createPendingDog(owner)).toBe(false);
  expect(keys).toHaveLength(1);
  expect(readJson(storageEntry('draft.onboarding'))).toBeNull();
});

test('creating a pending dog with invalid fields is not retried', async () => {
  savePendingDog(owner.id, rex);
  respondWith(400, { code: 'invalid', message: 'Invalid', fields: { name: 'Too long' } });
  await expect(createPendingDog(owner)).rejects.toThrow();
  expect(takePendingDog(owner)).toBeUndefined();
});
