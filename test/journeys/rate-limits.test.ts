import { beforeEach, describe, expect, test } from 'vitest';
import { billing } from '#shared/contract/billing.ts';
import { photos } from '#shared/contract/photos.ts';
import { createFactories, newEmail, registration, testBank, testCard } from '#test/support/factories.ts';
import { type Browser, type Reply, statusCounts } from '#test/support/http.ts';
import { startTestApp } from '#test/support/test-app.ts';

const app = await startTestApp();
const create = createFactories(app);

beforeEach(() => app.clock.freeze());

let lastAddress = 1;

/** A visitor from an address that has requested nothing yet. */
function stranger(): Browser {
  lastAddress += 1;
  return app.visitor(`127.0.11.${lastAddress}`);
}

function later(seconds: number): void {
  app.clock.moveTo(new Date(app.clock.now().getTime() + seconds * 1000));
}

function signUp(from: Browser, email: string): Promise<Reply> {
  return from.another().post('/api/auth/register', registration(email));
}

function forgot(from: Browser, email: string): Promise<Reply> {
  return from.another().post('/api/auth/forgot-password', { email });
}

function listStatuses(replies: Reply[]): number[] {
  return replies.map(({ status }) => status);
}

describe('an IP address that tests which emails have an account', () => {
  test('gets 50 answers at once, and then one every 72 seconds', async () => {
    const { email } = await create.owner();
    const from = stranger();
    for (let count = 0; count < 50; count += 1) expect((await signUp(from, email)).status).toBe(409);
    for (const address of [email, newEmail('nobody')]) {
      const reply = await signUp(from, address);
      expect([reply.status, reply.headers['retry-after']]).toEqual([429, '72']);
      expect(reply.body).toEqual({
        code: 'rateLimited',
        message: 'Too many sign-ups from your network. Please try again later.',
      });
    }
    expect((await signUp(stranger(), newEmail())).status).toBe(201);
    later(72);
    expect((await signUp(from, email)).status).toBe(409);
  });

  test('gets no more answers with a hundred concurrent requests', async () => {
    const { email } = await create.owner();
    const from = stranger();
    const replies = await Promise.all(Array.from({ length: 100 }, () => signUp(from, email)));
    expect(statusCounts(replies)).toEqual({ 409: 50, 429: 50 });
    expect((await signUp(from, email)).status).toBe(429);
  });
});

test('dozens of people can sign up from one IP address, with mistakes in between', async () => {
  const { email } = await create.owner();
  const from = stranger();
  for (let round = 0; round < 8; round += 1) {
    const replies = await Promise.all(Array.from({ length: 5 }, () => signUp(from, newEmail('pupil'))));
    expect(listStatuses(replies)).toEqual(Array(5).fill(201));
    expect((await signUp(from, email)).status).toBe(409);
    expect((await from.post('/api/auth/register', { ...registration(), password: 'abcdef' })).status).toBe(400);
  }
});

test('sign-ups with sub-addresses of one mailbox are limited', async () => {
  const [name, domain] = newEmail('flooded').split('@');
  const from = stranger();
  for (let count = 0; count < 20; count += 1) {
    expect((await signUp(from, `${name}+${count}@${domain}`)).status).toBe(201);
  }
  expect((await signUp(from, `${name}+more@${domain}`)).status).toBe(429);
  expect((await signUp(from, newEmail('another'))).status).toBe(201);
});

describe('reset links', () => {
  test('are limited to a hundred at once from one IP address, for any emails', async () => {
    const owner = await create.owner();
    const from = stranger();
    const requests = Array.from({ length: 130 }, (_, at) => forgot(from, `nobody.${at}@example.com`));
    expect(statusCounts(await Promise.all(requests))).toEqual({ 204: 100, 429: 30 });
    const reply = await forgot(from, newEmail('nobody'));
    expect([reply.status, reply.headers['retry-after'], reply.body]).toEqual([
      429,
      '36',
      {
        code: 'rateLimited',
        message: 'Too many reset links were requested from your network. Please try again later.',
      },
    ]);
    later(36);
    expect((await forgot(from, owner.email)).status).toBe(204);
  });

  test('are limited to three at once for one mailbox and all its sub-addresses', async () => {
    const { email } = await create.owner();
    const [name, domain] = email.split('@');
    const replies = [];
    for (const tag of ['', '+a', '+b', '+c', '']) replies.push(await forgot(stranger(), `${name}${tag}@${domain}`));
    expect(listStatuses(replies)).toEqual([204, 204, 204, 429, 429]);
    expect(replies[4]?.headers['retry-after']).toBe('600');
  });
});

test('an owner can start sixty photo uploads at once, then one a minute', async () => {
  const { browser } = await create.owner();
  const body = { size: 1000 };
  for (let count = 0; count < 60; count += 1) await browser.ask(photos.uploadPhoto, { body });
  const reply = await browser.post('/api/objects/upload', body);
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '60']);
  const other = await create.owner();
  await other.browser.ask(photos.uploadPhoto, { body });
  later(60);
  await browser.ask(photos.uploadPhoto, { body });
});

test('an owner can start five photo uploads without a size at once, then five an hour', async () => {
  const { browser } = await create.owner();
  for (let count = 0; count < 5; count += 1) await browser.ask(photos.uploadPhoto, {});
  const reply = await browser.post('/api/objects/upload', { type: 'image/png' });
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '720']);
  await browser.ask(photos.uploadPhoto, { body: { size: 1000 } });
  later(720);
  await browser.ask(photos.uploadPhoto, {});
});

test('an owner can publish sixty photos at once, then one a minute, including rejected ones', async () => {
  const { browser, user } = await create.owner();
  const publish = () => browser.put('/api/objects/set-public', { objectURL: `/${user.id}/01ARZ3NDEKTSV4RRFFQ69G5FAV` });
  for (let count = 0; count < 60; count += 1) expect((await publish()).status).toBe(404);
  const reply = await publish();
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '60']);
});

test('an IP address can request 120 payment tokens at once, then two a minute, including rejected ones', async () => {
  const from = stranger();
  const { browser } = await create.owner(from.another());
  const { paymentToken } = await from.ask(billing.createPaymentToken, { body: testBank });
  const declined = { ...testCard(app.clock.now()), cardNumber: '4000 0000 0000 0002' };
  const tries = Array.from({ length: 119 }, () => from.another().post('/api/payment-tokens', declined));
  expect(statusCounts(await Promise.all(tries))).toEqual({ 400: 119 });
  // Card and account numbers that a signed-in owner sends count toward the limit, too. A token that was created before
  // does not.
  const reply = await browser.post('/api/payment-methods', testBank);
  expect([reply.status, reply.headers['retry-after']]).toEqual([429, '30']);
  expect((await browser.post('/api/payment-methods', { paymentToken })).status).toBe(201);
  later(30);
  await from.ask(billing.createPaymentToken, { body: testBank });
});
