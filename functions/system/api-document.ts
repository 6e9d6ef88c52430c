import type * as z from 'zod/mini';
import { environment } from '#functions/core/environment.ts';
import { ignoresUndeclaredInput } from '#functions/core/http/request.ts';
import { type Json, toSchema } from '#functions/system/json-schema.ts';
import { operations } from '#shared/contract/api.ts';
import { isWriteLimited, type Operation, successStatus } from '#shared/contract/operation.ts';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { idempotencyKeyHeader, nextCursorHeader, sessionCookieName } from '#shared/session.ts';

let cached: Json | undefined;

/** Returns the API as an OpenAPI 3.1 document. Generated from the contract on the first call, then cached. */
export function buildApiDocument(): Json {
  cached ??= {
    openapi: '3.1.0',
    info: {
      title: 'Houndwell',
      version: '1',
      description:
        'A dog wellness companion. Calls that change something need a same-origin Origin or Sec-Fetch-Site header. Instants are ISO 8601 in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: environment('SITE_ORIGIN') }],
    tags: [...new Set(operations().map(({ domain }) => domain))].map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(environment('SITE_ORIGIN')) },
      },
      headers: { RetryAfter: { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } } },
      schemas: { Error: errorSchema() },
    },
  };
  return cached;
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const { name, domain, operation } of operations()) {
    all[operation.path] = {
      ...all[operation.path],
      [operation.method.toLowerCase()]: describe(name, domain, operation),
    };
  }
  return all;
}

function describe(name: string, domain: string, operation: Operation): Json {
  const open = operation.access !== 'owner' && operation.access !== 'moderator';
  return {
    operationId: name,
    tags: [domain],
    summary: operation.summary,
    ...(open ? { security: [] } : { security: [{ session: [] }] }),
    ...(operation.requires ? { 'x-requires-feature': operation.requires } : {}),
    'x-access': operation.access,
    parameters: parameters(operation),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.body.safeParse(undefined).success,
            content: { 'application/json': { schema: toSchema(operation.body, 'input') } },
          },
        }
      : {}),
    responses: responses(operation),
  };
}

function parameters(operation: Operation): Json[] {
  const describeParameters = (fields: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] => {
    if (!fields) return [];
    const { properties = {}, required = [] } = toSchema(fields, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }));
  };
  const idempotency: Json[] = operation.idempotent
    ? [
        {
          name: idempotencyKeyHeader,
          in: 'header',
          required: false,
          description: 'A repeat with the same key within 24 hours gets the first response and changes nothing.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : [];
  return [
    ...describeParameters(operation.params, 'path'),
    ...describeParameters(operation.query, 'query'),
    ...idempotency,
  ];
}

/** Lists the error codes of an operation: those it declares, and those that follow from its other properties. */
function errorCodes(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.fails ?? []);
  const isWrite = operation.method !== 'GET';
  const signedIn = operation.access === 'owner' || operation.access === 'moderator';
  if (!ignoresUndeclaredInput(operation) || operation.query || operation.body || operation.idempotent)
    codes.add('invalid');
  if (operation.body) codes.add('malformed').add('tooLarge').add('mediaTypeUnsupported');
  if (operation.paged) codes.add('cursorInvalid');
  if (signedIn) codes.add('unauthorized');
  codes.add('unavailable');
  if (isWrite) codes.add('inProgress');
  if (isWriteLimited(operation)) codes.add('rateLimited');
  if (operation.access === 'moderator') codes.add('forbidden');
  if (signedIn && (operation.requires || !operation.openWhenExpired)) codes.add('planRequired');
  const hasLink = operation.access === 'link-token' || operation.access === 'webhook';
  if (isWrite ? !hasLink : signedIn && (operation.answers ?? 'json') === 'json') codes.add('crossOrigin');
  if (operation.idempotent) codes.add('idempotencyKeyReused');
  return [...codes];
}

/** The error codes whose responses have a `retry-after` header. */
const retryable = new Set<ErrorCode>(['inProgress', 'rateLimited', 'unavailable']);

function responses(operation: Operation): Json {
  const { replacedStatus } = operation;
  const all: Json = {
    [successStatus(operation)]: success(operation),
    ...(replacedStatus ? { [replacedStatus]: success(operation) } : {}),
  };
  for (const code of errorCodes(operation)) {
    const { status } = errors[code];
    const previous = all[status] as { description: string; headers?: Json } | undefined;
    const headers = retryable.has(code)
      ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
      : previous?.headers;
    all[status] = {
      description: previous ? `${previous.description}, ${code}` : code,
      ...(headers ? { headers } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return all;
}

function success(operation: Operation): Json {
  if (operation.answers === 'redirect') {
    return { description: 'Redirects.', headers: { location: { schema: { type: 'string' } } } };
  }
  const headers = operation.paged
    ? {
        headers: {
          [nextCursorHeader]: { description: 'Cursor of the next page, if there is one.', schema: { type: 'string' } },
        },
      }
    : {};
  if (!operation.returns) return { description: 'Success.', ...headers };
  return {
    description: 'Success.',
    ...headers,
    content: { 'application/json': { schema: toSchema(operation.returns, 'output') } },
  };
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['code', 'message'],
    additionalProperties: false,
    properties: {
      code: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
}
