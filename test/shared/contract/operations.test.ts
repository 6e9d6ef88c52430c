import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '#shared/contract/api.ts';
import { routeKey, successStatus } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';

const all = operations();

interface Json {
  properties?: Record<string, Json>;
  additionalProperties?: unknown;
  required?: string[];
  anyOf?: Json[];
}

function json(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
}

/** Whether every variant of a schema rejects undeclared fields. */
function isClosed(schema: Json): boolean {
  if (schema.anyOf) return schema.anyOf.every(isClosed);
  return schema.additionalProperties === false || !schema.properties;
}

test('operation names and routes are unique', () => {
  const names = all.map(({ name }) => name);
  const routes = all.map(({ operation }) => routeKey(operation).replaceAll(/\{[^}]+\}/g, '{}'));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(routes).size).toBe(routes.length);
});

describe.each(all.map(({ name, operation }) => [name, operation] as const))('the operation %s', (_, operation) => {
  const variables = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);

  test('has a path that API Gateway can route, with every variable declared', () => {
    for (const segment of operation.path.split('/').slice(1)) {
      expect(segment).toMatch(/^([a-z0-9-]+(\.[a-z0-9]+)?|\{[a-zA-Z]+\})$/);
    }
    expect(operation.params ? Object.keys(json(operation.params).properties ?? {}) : []).toEqual(variables);
  });

  test('has a summary of one sentence', () => {
    expect(operation.summary).toMatch(/^[A-Z].{8,}\.$/s);
  });

  test('has no body for GET, and rejects unknown fields except in queries of emailed links and redirects', () => {
    if (operation.method === 'GET') expect(operation.body).toBeUndefined();
    if (operation.body) expect(isClosed(json(operation.body))).toBe(true);
    if (operation.query)
      expect(isClosed(json(operation.query))).toBe(
        !(operation.access === 'link-token' || operation.answers === 'redirect'),
      );
  });

  test('declares both paging in its query and a list in its response, or neither', () => {
    const asked = Object.keys(operation.query ? (json(operation.query).properties ?? {}) : {});
    expect(asked.includes('cursor')).toBe(operation.paged === true);
    // A list without pages can have a limit, too: only the nearest places are wanted.
    if (operation.paged) expect(asked).toContain('limit');
    if (operation.paged) expect(json(operation.returns ?? z.null(), 'output')).toMatchObject({ type: 'array' });
  });

  test('declares known error codes, each once', () => {
    const fails = operation.fails ?? [];
    expect(fails.filter((code) => !(code in errors))).toEqual([]);
    expect(new Set(fails).size).toBe(fails.length);
  });

  test('declares a response body for status 201, and none for 204 or 302', () => {
    const status = successStatus(operation);
    if (status === 204 || status === 302) expect(operation.returns).toBeUndefined();
    if (status === 201) expect(operation.returns).toBeDefined();
    if (operation.idempotent) expect(operation.method).toBe('POST');
  });

  test('requires a plan only of signed-in callers', () => {
    const signedIn = operation.access === 'owner' || operation.access === 'moderator';
    if (operation.requires || operation.openWhenExpired) expect(signedIn).toBe(true);
  });

  test('parses numbers and booleans in its query from text', () => {
    for (const [name, field] of Object.entries(operation.query?.shape ?? {})) {
      const parsed = z.safeParse(field as z.ZodMiniType, '1');
      const issue = parsed.error?.issues[0];
      expect(issue?.code === 'invalid_type' ? `${name} refuses text` : '').toBe('');
    }
  });
});
