import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { account } from '#shared/contract/account.ts';
import { dogs } from '#shared/contract/dogs.ts';
import { operation } from '#shared/contract/operation.ts';
import { address, call, callPage } from '../../../frontend/src/lib/call.ts';
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

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error('Expected a CallError');
  return error;
}

test('a call asks its own origin with the cookie and answers what the server said', async () => {
  answer = () => Response.json([{ id: '1' }]);
  expect(await call(dogs.listDogs)).toEqual([{ id: '1' }]);
  expect(sent[0]).toMatchObject({ url: '/api/dogs', init: { method: 'GET', credentials: 'same-origin' } });
  expect(headers().has('content-type')).toBe(false);
});

test('a body goes as JSON, with the key of its intent where the operation honours one', async () => {
  answer = () => Response.json({}, { status: 201 });
  await call(dogs.createDog, { body: { ...rex } }, { idempotencyKey: 'abc' });
  expect(sent[0]?.init.body).toBe(JSON.stringify(rex));
  expect(headers().get('content-type')).toBe('application/json');
  expect(headers().get('idempotency-key')).toBe('abc');
});

test('an operation that does not honour a key is sent without one', async () => {
  answer = () => Response.json({});
  await call(account.login, { body: { email: 'a@b.co', password: 'secret' } }, { idempotencyKey: 'abc' });
  expect(headers().has('idempotency-key')).toBe(false);
});

test('an answer without a body is undefined', async () => {
  answer = () => new Response(null, { status: 204 });
  expect(await call(account.getUser)).toBeUndefined();
});

test('path variables are encoded, blank query values left out', () => {
  expect(
    address('/api/dogs/{id}', { params: { id: 'a/b' }, query: { q: 'park & lake', type: '', lat: undefined } }),
  ).toBe('/api/dogs/a%2Fb?q=park+%26+lake');
});

test('a page carries the marker of the next one, and none on the last', async () => {
  answer = () => Response.json([], { headers: { 'x-next-cursor': 'next' } });
  expect(await callPage(dogs.listDogs, { query: { limit: 10 } })).toEqual({ rows: [], nextCursor: 'next' });
  expect(sent[0]?.url).toBe('/api/dogs?limit=10');
  answer = () => Response.json([]);
  expect(await callPage(dogs.listDogs)).toEqual({ rows: [], nextCursor: undefined });
});

test('an error reads "status: words" and keeps code, fields and the time to wait', async () => {
  answer = () =>
    Response.json(
      { code: 'rateLimited', message: 'Too many attempts.', fields: { email: 'Wrong' } },
      { status: 429, headers: { 'retry-after': '30' } },
    );
  const error = await failureOf(call(account.getUser));
  expect(error).toMatchObject({
    message: '429: Too many attempts.',
    status: 429,
    words: 'Too many attempts.',
    code: 'rateLimited',
    fields: { email: 'Wrong' },
    retryAfter: 30,
  });
});

test('an error without words of its own says the status text, never JSON or HTML', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  expect((await failureOf(call(account.getUser))).message).toBe('502: Bad Gateway');
  answer = () => new Response('{}', { status: 500, statusText: '' });
  expect((await failureOf(call(account.getUser))).message).toMatch(/^500: \w/);
});

test('no answer at all is a network error, and the connection is reported', async () => {
  answer = () => Promise.reject(new TypeError('failed'));
  await expect(call(account.getUser)).rejects.toBeInstanceOf(NetworkError);
  expect(isReached()).toBe(false);
  answer = () => Response.json({});
  await call(account.getUser);
  expect(isReached()).toBe(true);
});

test('a call given up on purpose says nothing about the connection', async () => {
  const controller = new AbortController();
  answer = () => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  };
  await expect(call(account.getUser, {}, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  expect(isReached()).toBe(true);
});

test('a request that an operation does not take does not compile', () => {
  const remove = operation({
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
