import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Event, Result } from '#functions/core/http/middleware/api-context.ts';
import { compress } from '#functions/core/http/middleware/compress.ts';

/** The response after the middleware. */
async function compressed(accepted: string | undefined, response: Result): Promise<Result> {
  const event = { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } } as unknown as Event;
  const request = { event, response };
  await compress().after?.(request as never);
  return request.response;
}

const headers = { 'content-type': 'application/json' };
const body = JSON.stringify(Array.from({ length: 60 }, (_, number) => ({ id: number, name: `Zoë ${number}` })));

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a body above 1 KB is compressed with %s, as base64', async (encoding, decompress) => {
  const result = await compressed(encoding, { statusCode: 200, headers, body });
  expect(result).toMatchObject({
    statusCode: 200,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    isBase64Encoded: true,
  });
  const bytes = Buffer.from(result.body ?? '', 'base64');
  expect(decompress(bytes).toString()).toBe(body);
  expect(bytes.length).toBeLessThan(body.length / 4);
});

test('a caller that accepts no compression gets the unchanged body and a Vary header', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0']) {
    const result = await compressed(accepted, { statusCode: 200, headers, body });
    expect(result).toEqual({ statusCode: 200, headers: { ...headers, vary: 'accept-encoding' }, body });
  }
});

test.each<[string, Result]>([
  ['a body of 1 KB', { statusCode: 200, headers, body: 'x'.repeat(1024) }],
  ['a response without a body', { statusCode: 204, headers }],
  ['a binary body', { statusCode: 200, headers, body: 'QUJD'.repeat(1000), isBase64Encoded: true }],
])('the compression middleware leaves %s unchanged', async (_, response) => {
  expect(await compressed('br', { ...response })).toEqual(response);
});
