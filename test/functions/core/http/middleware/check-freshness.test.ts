import { expect, test } from 'vitest';
import type { Event, Result } from '#functions/core/http/middleware/api-context.ts';
import { compress } from '#functions/core/http/middleware/compress.ts';
import { conditionalGet } from '#functions/core/http/middleware/conditional-get.ts';

const headers = { 'content-type': 'text/calendar', 'cache-control': 'private, no-cache', etag: '"abc"' };
const body = 'x'.repeat(2000);

/** The response after both middlewares, to a request with these headers. */
async function answer(asked: Record<string, string>): Promise<Result> {
  const event = { headers: asked } as unknown as Event;
  const request = { event, response: { statusCode: 200, headers: { ...headers }, body } as Result };
  await compress().after?.(request as never);
  await conditionalGet().after?.(request as never);
  return request.response;
}

test.each(['"abc"', 'W/"abc"', '"older", "abc"', '"older",W/"abc"', '*'])(
  'the response is a 304 without a body if the request names its entity tag (%s)',
  async (named) => {
    const result = await answer({ 'if-none-match': named });
    expect(result).toMatchObject({ statusCode: 304, headers: { etag: '"abc"', vary: 'accept-encoding' } });
    expect(result.body).toBeUndefined();
    expect(Object.keys(result.headers ?? {}).sort()).toEqual(['cache-control', 'etag', 'vary']);
  },
);

test.each(['"other"', 'abc', '', '"abc-br"'])(
  'the response is complete if the request names another entity tag (%s)',
  async (named) => {
    expect(await answer({ 'if-none-match': named })).toMatchObject({ statusCode: 200, body, headers });
  },
);

test.each(['br', 'gzip'])('a body compressed with %s has its own entity tag', async (encoding) => {
  const etag = `"abc-${encoding}"`;
  expect(await answer({ 'accept-encoding': encoding })).toMatchObject({ statusCode: 200, headers: { etag } });
  const same = await answer({ 'accept-encoding': encoding, 'if-none-match': etag });
  expect(same).toMatchObject({ statusCode: 304, headers: { etag }, isBase64Encoded: false });
  expect(await answer({ 'accept-encoding': encoding, 'if-none-match': '"abc"' })).toMatchObject({ statusCode: 200 });
});
