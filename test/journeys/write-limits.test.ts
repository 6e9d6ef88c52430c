import { expect, test, vi } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { appointments, maxInstances } from '#shared/contract/appointments.ts';
import { connectTable, createFactories, rex } from '#test/support/factories.ts';
import { type Reply, statusCounts } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
await connectTable(app);
vi.stubEnv('SIGNING_SECRET', app.environment.SIGNING_SECRET);

const visit = { title: 'Booster', appointmentDate: '2031-05-20T16:30', duration: 45 };
const weekly = { every: 1, unit: 'week' };

function sixty(send: (at: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: 60 }, (_, at) => send(at)));
}

/** Returns the responses that are neither a success nor the error for too many changes of one row. */
function unexpected(replies: Reply[]): string[] {
  const isExpected = ({ status, body }: Reply) =>
    status < 300 || (status === 409 && (body as { code: string }).code === 'inProgress');
  return replies.filter((reply) => !isExpected(reply)).map(({ text }) => text);
}

test('sixty parallel changes of one dog succeed or end with a 409', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const replies = await sixty((at) => browser.put(`/api/dogs/${dog.id}`, { ...rex, name: `Rex ${at}` }));
  expect(unexpected(replies)).toEqual([]);
  expect(statusCounts(replies)[200]).toBeGreaterThan(0);
  expect(replies.find(({ status }) => status === 409)?.headers['retry-after'] ?? '1').toBe('1');
});

test('sixty parallel new series succeed or end with a 409', async () => {
  const { browser, dog } = await create.ownerWithDog();
  const replies = await sixty(() => browser.post('/api/appointments', { ...visit, dogId: dog.id, repeat: weekly }));
  expect(unexpected(replies)).toEqual([]);
  const { used } = await browser.ask(appointments.getSeriesLimit);
  expect(used).toBe(statusCounts(replies)[201]);
});

test('an owner who writes too often has to wait, but can still end all sessions', async () => {
  const { browser, user } = await create.owner();
  const other = await create.owner();
  const { ownerLimit } = await import('#functions/core/http/middleware/limit-writes.ts');
  const { consume } = await import('#functions/core/limits/rate-limit.ts');
  await consume(ownerLimit, user.id, ownerLimit.burst);
  const replies = await sixty((at) => browser.put('/api/auth/user', { city: `City ${at}` }));
  const refused = replies.find(({ status }) => status === 429);
  expect(app.printed()).toContain(`"message":"rate limit exceeded","limit":"writesPerOwner","ownerId":"${user.id}"`);
  expect([refused?.body, refused?.headers['retry-after']]).toEqual([
    expect.objectContaining({ code: 'rateLimited', message: expect.stringContaining('very quickly') }),
    expect.stringMatching(/^\d+$/),
  ]);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
  expect((await other.browser.put('/api/auth/user', { city: 'Ames' })).status).toBe(200);
  await browser.ask(account.signOutEverywhere);
});

test('an owner can have a hundred dogs, even if the plan has no limit', async () => {
  const { browser, user } = await create.ownerWithDog();
  const { Owners } = await import('#functions/entities/owners.ts');
  await Owners.patch({ id: user.id }).set({ dogCount: 99 }).go();
  expect((await browser.post('/api/dogs', rex)).status).toBe(201);
  const refused = await browser.post('/api/dogs', rex);
  const message = 'You can have up to 100 dogs.';
  expect([refused.status, refused.body]).toEqual([403, { code: 'dogLimitReached', message }]);
});

test('an owner can have 2,000 single visits', async () => {
  const { browser, user, dog } = await create.ownerWithDog();
  const first = await browser.ask(appointments.createAppointment, { body: { ...visit, dogId: dog.id } });
  const { Instances } = await import('#functions/entities/appointments.ts');
  const { data } = await Instances.query.ofOwner({ ownerId: user.id }).go();
  const [row] = data;
  if (!row) throw new Error('The appointment has no row.');
  const more = Array.from({ length: maxInstances - 1 }, (_, at) => ({ ...row, id: `copy-${at}` }));
  await Instances.put(more).go();
  const add = (over = {}) => browser.post('/api/appointments', { ...visit, dogId: dog.id, ...over });
  const refused = await add();
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'appointmentLimitReached' })]);
  expect((await add({ repeat: weekly })).status).toBe(201);
  await browser.ask(appointments.deleteAppointment, { params: { id: first.id } });
  expect((await add()).status).toBe(201);
});
