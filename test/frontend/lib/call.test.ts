import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { defineOperation } from '#shared/contract/operation.ts';
import { buildUrl, call, callPage } from '../../../frontend/src/lib/call.ts';
import { CallError, NetworkError } from '../../../frontend/src/lib/call-errors.ts';
import { isReached } from '../../../frontend/src/lib/connection.ts';

const rex = { name: 'Rex', breed: 'Beagle', age: 3 } as const;
let answer: () => Response | Promise<Response>;
let sent: { url: string; init: RequestInit }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function headers(): Headers {
  return new Headers(sent[0]?.init.headers);
}

async function catchFailure(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('Expected a CallError');
  return error;
}

test("a call goes to the page's own origin with the cookie and returns the response body", async () => {
  answer = () => Response.json([{ id: '1' }]);
  expect(await call(dogs.listDogs)).toEqual([{ id: '1' }]);
  expect(sent[0]).toMatchObject({ url: '/api/dogs', init: { method: 'GET', credentials: 'same-origin' } });
  expect(headers().has('content-type')).toBe(false);
});

test('a call sends the body as JSON, with an idempotency key if the operation supports one', async () => {
  answer = () => Response.json({}, { status: 201 });
  await call(dogs.createDog, { body: { ...rex } }, { idempotencyKey: 'abc' });
  expect(sent[0]?.init.body).toBe(JSON.stringify(rex));
  expect(headers().get('content-type')).toBe('application/json');
  expect(headers().get('idempotency-key')).toBe('abc');
});

test('a call sends no idempotency key if the operation does not support one', async () => {
  answer = () => Response.json({});
  await call(account.login, { body: { email: 'a@b.co', password: 'secret' } }, { idempotencyKey: 'abc' });
  expect(headers().has('idempotency-key')).toBe(false);
});

test('a call returns undefined for an empty response', async () => {
  answer = () => new Response(null, { status: 204 });
  expect(await call(account.getUser)).toBeUndefined();
});

test('a URL has encoded path variables and no blank query values', () => {
  expect(
    buildUrl('/api/dogs/{id}', { params: { id: 'a/b' }, query: { q: 'park & lake', type: '', lat: undefined } }),
  ).toBe('/api/dogs/a%2Fb?q=park+%26+lake');
});

test('a call for a page of rows returns the cursor of the next page, and none on the last page', async () => {
  answer = () => Response.json([], { headers: { 'x-next-cursor': 'next' } });
  expect(await callPage(dogs.listDogs, { query: { limit: 10 } })).toEqual({ rows: [], nextCursor: 'next' });
  expect(sent[0]?.url).toBe('/api/dogs?limit=10');
  answer = () => Response.json([]);
  expect(await callPage(dogs.listDogs)).toEqual({ rows: [], nextCursor: undefined });
});

test(`a failed call throws an error with the message "status: text", code, fields and retry time`, async () => {
  answer = () =>
    Response.json(
      { code: 'rateLimited', message: 'Too many attempts.', fields: { email: 'Wrong' } },
      { status: 429, headers: { 'retry-after': '30' } },
    );
  const error = await catchFailure(call(account.getUser));
  expect(error).toMatchObject({
    message: '429: Too many attempts.',
    status: 429,
    serverMessage: 'Too many attempts.',
    code: 'rateLimited',
    fields: { email: 'Wrong' },
    retryAfter: 30,
  });
});

test('an error response without a message uses the status text, never JSON or HTML', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  expect((await catchFailure(call(account.getUser))).message).toBe('502: Bad Gateway');
  answer = () => new Response('{}', { status: 500, statusText: '' });
  expect((await catchFailure(call(account.getUser))).message).toMatch(/^500: \w/);
});

test('a call without a response is a network error, and the connection counts as lost until a call succeeds', async () => {
  answer = () => Promise.reject(new TypeError('failed'));
  await expect(call(account.getUser)).rejects.toBeInstanceOf(NetworkError);
  expect(isReached()).toBe(false);
  answer = () => Response.json({});
  await call(account.getUser);
  expect(isReached()).toBe(true);
});

test('an aborted call does not count as a lost connection', async () => {
  const controller = new AbortController();
  answer = () => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  };
  await expect(call(account.getUser, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(isReached()).toBe(true);
});

test('a request that does not fit its operation does not compile', () => {
  const remove = defineOperation({
    method: 'DELETE',
    path: '/api/dogs/{id}',
    summary: '',
    access: 'owner',
    params: z.object({ id: z.string() }),
  });
  // @ts-expect-error: the path variable is missing
  void (() => call(remove));
  // @ts-expect-error: this operation has no body
  void (() => call(remove, { params: { id: '1' }, body: {} }));
});
