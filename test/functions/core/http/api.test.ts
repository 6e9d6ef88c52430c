import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#functions/core/http/api.ts';
import { system } from '#shared/contract/system.ts';
import { originSecretHeader } from '#shared/session.ts';

vi.stubEnv('SITE_ORIGIN', 'https://houndwell.test');
vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
afterEach(() => vi.useRealTimers());

const ok = () => ({ status: 'ok' as const });

/** Requests the health check with this value of the origin secret. */
async function checkHealth(secret: string, getHealth: () => { status: 'ok' } | Promise<never> = ok, context = {}) {
  const handler = api(system, async () => undefined, { getHealth, getApiDocument: () => ({}) });
  const event = {
    routeKey: 'GET /api/health',
    headers: { [originSecretHeader]: secret },
    requestContext: { requestId: 'request-1' },
  };
  const result = await handler(event as unknown as APIGatewayProxyEventV2, context as never);
  return (result as APIGatewayProxyStructuredResultV2).statusCode;
}

it.each([
  ['current', 200],
  ['next', 200],
  ['', 403],
  ['current,next', 403],
  ['nexT', 403],
  ['nex', 403],
])('the API with two origin secrets answers a request that sends "%s" with %i', async (sent, status) => {
  vi.stubEnv('ORIGIN_SECRET', 'current,next');
  expect(await checkHealth(sent)).toBe(status);
});

it('the API answers 250 ms before Lambda would end a slow request', async () => {
  vi.stubEnv('ORIGIN_SECRET', 'current');
  vi.useFakeTimers();
  const answered = checkHealth('current', () => new Promise<never>(() => {}), {
    getRemainingTimeInMillis: () => 1000,
  });
  await vi.advanceTimersByTimeAsync(751);
  expect(vi.getTimerCount()).toBe(0);
  expect(await answered).toBe(503);
});
