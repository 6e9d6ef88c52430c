import { describe, expect, test } from 'vitest';
import { dogs } from '#shared/contract/dogs.ts';
import { createFactories, rex } from '#test/support/factories.ts';
import type { Browser } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

function addAtOnce(browser: Browser, count: number) {
  return Promise.all(
    Array.from({ length: count }, (_, place) => browser.post('/api/dogs', { ...rex, name: `Dog ${place}` })),
  );
}

describe('adding twenty dogs at once', () => {
  test.each([
    ['free', 1, 'Your plan has room for one dog. The Basic plan has room for more.'],
    ['basic', 2, 'Your plan has room for 2 dogs. The Advanced plan has room for more.'],
  ] as const)('on the plan %s adds exactly %i and rejects the others', async (tier, room, message) => {
    const { browser } = await create.ownerOn(tier);
    const replies = await addAtOnce(browser, 20);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(20 - room);
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([403, { code: 'dogLimitReached', message }]);
    }
    expect(await browser.ask(dogs.listDogs)).toHaveLength(room);
    expect((await browser.post('/api/dogs', rex)).status).toBe(403);
  });

  test.each(['free-trial', 'advanced'] as const)('on the plan %s adds all twenty', async (tier) => {
    const { browser } = await create.ownerOn(tier);
    const replies = await addAtOnce(browser, 20);
    expect(replies.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([]);
    expect(await browser.ask(dogs.listDogs)).toHaveLength(20);
  });
});

test('after a downgrade, dogs above the limit stay readable and no more can be added', async () => {
  const owner = await create.ownerOn('advanced');
  const { browser } = owner;
  await addAtOnce(browser, 3);
  await create.tier(owner, 'free');
  expect(await browser.ask(dogs.listDogs)).toHaveLength(3);
  expect((await browser.post('/api/dogs', rex)).body).toMatchObject({ code: 'dogLimitReached' });
});

test('a rejected form does not count toward the limit', async () => {
  const { browser } = await create.ownerOn('free');
  for (let count = 0; count < 3; count += 1) {
    expect((await browser.post('/api/dogs', { ...rex, weight: 1000 })).status).toBe(400);
  }
  expect((await browser.post('/api/dogs', rex)).status).toBe(201);
});

test('dogs are unavailable after the trial and available again with a plan', async () => {
  const owner = await create.ownerWithDog();
  await create.tier(owner, 'expired');
  const reply = await owner.browser.get('/api/dogs');
  expect([reply.status, reply.body]).toEqual([403, expect.objectContaining({ code: 'planRequired' })]);
  expect((await owner.browser.post('/api/dogs', rex)).status).toBe(403);
  await create.tier(owner, 'free');
  expect(await owner.browser.ask(dogs.listDogs)).toEqual([owner.dog]);
});
