import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { startTestApp } from '#test/support/test-app.ts';

interface Documented {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Fields }> };
  responses: Record<string, { description: string; headers?: object }>;
}

interface Fields {
  properties?: Record<string, object>;
  oneOf?: Fields[];
}

const app = await startTestApp();
const reply = await app.visitor().get('/api/openapi.json');
const document = reply.body as { openapi: string; paths: Record<string, Record<string, Documented>> };

test('the API document is public and valid OpenAPI 3.1', async () => {
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json']);
  expect(document.openapi).toMatch(/^3\.1\./);
  const { valid, errors: findings } = await new Validator().validate(
    structuredClone(reply.body) as Record<string, unknown>,
  );
  expect(findings ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test.each(['br', 'gzip'])('the API document is compressed with %s for callers that accept it', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const compressed = await fetch(`${app.url}/api/openapi.json`, { headers });
  expect(Object.fromEntries(compressed.headers)).toMatchObject({
    'content-encoding': encoding,
    vary: 'accept-encoding',
  });
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(reply.text.length / 4);
  expect(await compressed.text()).toBe(reply.text);
  expect(reply.headers).not.toHaveProperty('content-encoding');
});

test('the OpenAPI validator rejects a document without info', async () => {
  const { valid } = await new Validator().validate({ openapi: '3.1.0', paths: {} });
  expect(valid).toBe(false);
});

test('the API document has every operation of the contract and no others', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(
    operations()
      .map(({ operation }) => `${operation.method} ${operation.path}`)
      .sort(),
  );
});

/** The schema of a request body. */
function findBody(path: string, method: string): Fields {
  return document.paths[path]?.[method]?.requestBody?.content['application/json']?.schema ?? {};
}

describe('a request body in the document', () => {
  test('has the length limits of texts that are trimmed before they are checked', () => {
    const { properties: dog } = findBody('/api/dogs', 'post');
    expect(dog?.name).toEqual({ type: 'string', minLength: 1, maxLength: 100 });
    expect(dog?.description).toEqual({ anyOf: [{ type: 'string', maxLength: 1000 }, { type: 'null' }] });
    const { properties: registration } = findBody('/api/auth/register', 'post');
    expect(registration?.name).toMatchObject({ minLength: 2, maxLength: 200 });
    expect(registration?.email).toMatchObject({ format: 'email', maxLength: 254 });
    expect(registration?.paymentToken).toEqual({ anyOf: [{ type: 'string', maxLength: 2000 }, { type: 'null' }] });
  });

  test('allows what the API accepts, such as spaces in a card number', () => {
    const [card, bank] = findBody('/api/payment-methods', 'post').oneOf ?? [];
    expect(card?.properties?.cardNumber).toEqual({ type: 'string' });
    expect(bank?.properties?.routingNumber).toEqual({ type: 'string', pattern: '^\\d{9}$' });
  });

  test('is optional if the API accepts requests without one', () => {
    const required = (path: string, method: string) => document.paths[path]?.[method]?.requestBody?.required;
    expect(required('/api/objects/upload', 'post')).toBe(false);
    expect(required('/api/dogs', 'post')).toBe(true);
    expect(required('/api/auth/user', 'put')).toBe(true);
  });
});

describe.each(operations().map(({ name, operation }) => [name, operation] as const))(
  'the operation %s in the document',
  (name, operation) => {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()] as Documented;

    test('has its name, summary, parameters, body and security', () => {
      expect(described).toMatchObject({ operationId: name, summary: operation.summary });
      expect(described.security.length > 0).toBe(operation.access === 'owner' || operation.access === 'moderator');
      const variables = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, variable]) => variable);
      expect(described.parameters.filter(({ in: place }) => place === 'path').map((each) => each.name)).toEqual(
        variables,
      );
      expect(Object.keys(described.requestBody?.content ?? {})).toEqual(operation.body ? ['application/json'] : []);
    });

    test('has its success response and its errors by status', () => {
      expect(described.responses).toHaveProperty(String(successStatus(operation)));
      for (const code of operation.fails ?? []) {
        expect(described.responses[errors[code].status]?.description).toContain(code);
      }
      if (described.security.length > 0) expect(described.responses).toHaveProperty('401');
      if (operation.method !== 'GET' && !['link-token', 'webhook'].includes(operation.access)) {
        expect(described.responses[403]?.description).toContain('crossOrigin');
      }
      expect(Object.keys(described.responses)).toEqual(
        expect.arrayContaining(operation.body ? ['400', '413', '415'] : []),
      );
    });

    test('lists the error `unavailable`, and `inProgress` only if it writes', () => {
      const codes = Object.values(described.responses).map(({ description }) => description);
      expect(codes).toContain('unavailable');
      expect(/\binProgress\b/.test(codes.join())).toBe(operation.method !== 'GET');
    });

    test('has a Retry-After header for the statuses 429 and 503', () => {
      for (const [status, { headers }] of Object.entries(described.responses)) {
        if (['429', '503'].includes(status)) expect(headers).toHaveProperty('retry-after');
      }
    });
  },
);
