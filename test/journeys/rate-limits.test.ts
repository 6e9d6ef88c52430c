import { beforeEach, describe, expect, test } from 'vitest';
import { allAtOnce, expectAtOnce } from '#test/support/at-once.ts';
import { createFactories, newEmail, registration } from '#test/support/factories.ts';
import type { Browser, Reply } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);
const hour = 3600 * 1000;

/** Ten minutes past some hour, where the clock stands. */
beforeEach(() => {
  app.clock.freeze();
  app.clock.moveTo(new Date((Math.ceil(app.clock.now().getTime() / hour) + 1 / 6) * hour));
});

let lastAddress = 1;

/** A visitor from an address that has asked for nothing yet. */
function stranger(): Browser {
  lastAddress += 1;
  return app.visitor(`127.0.11.${lastAddress}`);
}

function nextHour(): void {
  app.clock.moveTo(new Date(Math.ceil(app.clock.now().getTime() / hour) * hour));
}

function signUp(from: Browser, email: string): Promise<Reply> {
  return from.another().post('/api/auth/register', registration(email));
}

function statusesOf(replies: Reply[]): number[] {
  return replies.map(({ status }) => status);
}

describe('whoever tries out which e-mails have an account', () => {
  test('is told fifty times an hour from one address, then to come back in the next hour', async () => {
    const { email } = await create.owner();
    const from = stranger();
    for (let count = 0; count < 50; count += 1) expect((await signUp(from, email)).status).toBe(409);
    for (const address of [email, newEmail('nobody')]) {
      const reply = await signUp(from, address);
      expect([reply.status, reply.headers['retry-after']]).toEqual([429, String(50 * 60)]);
      expect(reply.body).toEqual({
        code: 'rateLimited',
        message: 'Too many sign-ups came from your network. Please try again later.',
      });
    }
    expect((await signUp(stranger(), newEmail())).status).toBe(201);
    nextHour();
    expect((await signUp(from, email)).status).toBe(409);
  });

  test('is told no more when asking a hundred times at once', async () => {
    const { email } = await create.owner();
    const from = stranger();
    const asked = Array.from({ length: 100 }, () => signUp(from, email));
    const replies = await allAtOnce(app, asked);
    expectAtOnce(statusesOf(replies), { through: [409, 50], refused: 429 });
    expect((await signUp(from, email)).status).toBe(429);
  });
});

test('a school signs up by the dozen, with mistakes in between', async () => {
  const { email } = await create.owner();
  const from = stranger();
  for (let round = 0; round < 8; round += 1) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(from, newEmail('pupil'))));
    expect(statusesOf(replies)).toEqual(Array(10).fill(201));
    expect((await signUp(from, email)).status).toBe(409);
    expect((await from.post('/api/auth/register', { ...registration(), password: 'abcdef' })).status).toBe(400);
  }
});

test('reset links for one e-mail after the other are mailed a hundred times an hour from one address', async () => {
  const owner = await create.owner();
  const from = stranger();
  const ask = (email: string) => from.another().post('/api/auth/forgot-password', { email });
  const asked = Array.from({ length: 130 }, (_, at) => ask(`nobody.${at}@example.com`));
  const replies = await allAtOnce(app, asked);
  expectAtOnce(statusesOf(replies), { through: [204, 100], refused: 429 });
  const reply = await ask(owner.email);
  expect([reply.status, reply.headers['retry-after'], reply.body]).toEqual([
    429,
    String(50 * 60),
    {
      code: 'rateLimited',
      message: 'Too many links were asked for from your network. Please try again later.',
    },
  ]);
  nextHour();
  expect((await ask(owner.email)).status).toBe(204);
});
