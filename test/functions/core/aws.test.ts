import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';
import { originSecretHeader, sessionCookieName } from '#shared/session.ts';

const origin = 'https://houndwell.test';
for (const [name, value] of Object.entries({
  TABLE_NAME: 'houndwell',
  AWS_REGION: 'us-east-1',
  SITE_ORIGIN: origin,
  ORIGIN_SECRET: 'edge',
  SIGNING_SECRET: 'signing',
}))
  vi.stubEnv(name, value);
const { handler } = await import('#functions/entrypoints/records.ts');

const table = mockClient(DynamoDBDocumentClient);
const written: string[] = [];
vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);

function failing(name: string, more: object = {}): Error {
  return Object.assign(new Error(`about maya@example.com: ${name}`), { name, ...more });
}

/** Requests the dogs with a session cookie. */
async function askForDogs(): Promise<APIGatewayProxyStructuredResultV2> {
  written.length = 0;
  const event = {
    routeKey: 'GET /api/dogs',
    headers: { [originSecretHeader]: 'edge' },
    cookies: [`${sessionCookieName(origin)}=${'A'.repeat(26)}.${'A'.repeat(26)}.${'b'.repeat(43)}`],
    requestContext: { requestId: 'request-1' },
  };
  return (await handler(event as unknown as APIGatewayProxyEventV2, {} as never)) as APIGatewayProxyStructuredResultV2;
}

const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

it.each([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
])('the API answers with 503 and Retry-After when the table fails with a %s', async (name) => {
  table.reset();
  table.on(BatchGetCommand).rejects(failing(name));
  const { statusCode, headers, body } = await askForDogs();
  expect([statusCode, headers?.['retry-after']]).toEqual([503, '1']);
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'unavailable' });
});

it('the API answers with 503 when the connection to the table is lost', async () => {
  table.reset();
  table.on(BatchGetCommand).rejects(failing('Error', { code: 'ECONNREFUSED' }));
  expect((await askForDogs()).statusCode).toBe(503);
});

it('the API answers with 500 on a permanent error, and logs its name without its message', async () => {
  table.reset();
  const $metadata = { requestId: 'AWS-7', httpStatusCode: 400 };
  table.on(BatchGetCommand).rejects(failing('ValidationException', { $metadata }));
  expect((await askForDogs()).statusCode).toBe(500);
  expect(lines()).toMatchObject([
    { level: 'error', error: 'ValidationException', awsStatus: 400, awsRequestId: 'AWS-7', requestId: 'request-1' },
    { level: 'info', message: 'call', status: 500, code: 'internal', ms: expect.any(Number) },
  ]);
  expect(written.join('')).not.toContain('maya');
});
