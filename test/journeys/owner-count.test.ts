import { expect, test } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { connectTable, createFactories } from '#test/support/factories.ts';
import { startTestApp } from '#test/support/test-app.ts';

// This file has its own app, because it counts all owners.
const app = await startTestApp({});
await connectTable(app);
const { OwnerCountMarkers, OwnerCount, ownerTotal } = await import('#functions/entities/owner-count.ts');

const total = async () => (await OwnerCount.get(ownerTotal).go({ consistent: true })).data?.count;
const said = () => app.visitor().ask(account.countOwners);

/** Sets the total, as if this many owners had registered before. */
async function after(count: number): Promise<void> {
  await OwnerCount.put({ ...ownerTotal, count }).go();
}

test('the owner count includes an owner once, even if the event is delivered several times', async () => {
  const create = createFactories(app);
  const owners = [await create.owner(), await create.owner(), await create.owner()];
  await app.settle();
  expect(await total()).toBe(3);
  const [first] = owners;
  const registered = (await app.publishedEvents()).find(
    ({ type, detail }) => type === 'OwnerRegistered' && detail.ownerId === first?.user.id,
  );
  const event = { source: 'houndwell', 'detail-type': 'OwnerRegistered', ...registered, time: registered?.at };
  await Promise.all([1, 2, 3, 4].map(() => app.invoke('consumers', event)));
  expect(await total()).toBe(3);
});

test('the owner count includes owners whose events arrive concurrently', async () => {
  await after(0);
  const ids = Array.from({ length: 12 }, (_, at) => `at-once-${at}`);
  await Promise.all(
    ids.map((ownerId) =>
      app.invoke('consumers', {
        source: 'houndwell',
        'detail-type': 'OwnerRegistered',
        detail: { ownerId, eventId: ownerId },
        time: new Date(0).toISOString(),
      }),
    ),
  );
  expect(await total()).toBe(12);
  expect((await OwnerCountMarkers.get({ ownerId: 'at-once-3' }).go()).data).toBeTruthy();
});

test('the owner count is published above a thousand, rounded down to hundreds', async () => {
  for (const [count, atLeast] of [
    [0, null],
    [1000, null],
    [1001, 1000],
    [1299, 1200],
    [123_456, 123_400],
  ] as const) {
    await after(count);
    expect(await said()).toEqual({ atLeast });
  }
});

test('caches may keep the owner count for an hour', async () => {
  const { headers } = await app.visitor().get(account.countOwners.path);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});
