import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operations } from '#shared/contract/api.ts';
import { successStatus } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { startHouse } from '#test/support/runtime.ts';

interface Documented {
  operationId: string;
  summary: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string }>;
}

const house = await startHouse();
const reply = await house.visitor().get('/api/openapi.json');
const document = reply.body as { openapi: string; paths: Record<string, Record<string, Documented>> };

test('anybody can read it, and a public validator finds it valid', async () => {
  expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/json']);
  expect(document.openapi).toMatch(/^3\.1\./);
  const { valid, errors: faults } = await new Validator().validate(
    structuredClone(reply.body) as Record<string, unknown>,
  );
  expect(faults ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the validator does find faults: a document without its information is refused', async () => {
  const { valid } = await new Validator().validate({ openapi: '3.1.0', paths: {} });
  expect(valid).toBe(false);
});

test('it has every call of the contract and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(
    operations()
      .map(({ operation }) => `${operation.method} ${operation.path}`)
      .sort(),
  );
});

describe.each(operations().map(({ name, operation }) => [name, operation] as const))(
  'the call %s',
  (name, operation) => {
    const described = document.paths[operation.path]?.[operation.method.toLowerCase()] as Documented;

    test('has its name, its words, what it takes and who may ask', () => {
      expect(described).toMatchObject({ operationId: name, summary: operation.summary });
      expect(described.security.length > 0).toBe(operation.access === 'owner' || operation.access === 'moderator');
      const variables = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, variable]) => variable);
      expect(described.parameters.filter(({ in: place }) => place === 'path').map((each) => each.name)).toEqual(
        variables,
      );
      expect(Object.keys(described.requestBody?.content ?? {})).toEqual(operation.body ? ['application/json'] : []);
    });

    test('has its success and each of its failures with the status of the table', () => {
      expect(described.responses).toHaveProperty(String(successStatus(operation)));
      for (const code of operation.fails ?? []) {
        expect(described.responses[errors[code].status]?.description).toContain(code);
      }
      if (described.security.length > 0) expect(described.responses).toHaveProperty('401');
      if (operation.method !== 'GET' && !['link-token', 'webhook'].includes(operation.access)) {
        expect(described.responses[403]?.description).toContain('foreignOrigin');
      }
    });
  },
);
