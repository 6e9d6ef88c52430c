import type * as z from 'zod/mini';
import { environment } from '#functions/core/environment.ts';
import { ignoresMore } from '#functions/core/request.ts';
import { type Json, schemaOf } from '#functions/system/json-schema.ts';
import { account } from '#shared/contract/account.ts';
import { operations } from '#shared/contract/api.ts';
import { billing } from '#shared/contract/billing.ts';
import { notifications } from '#shared/contract/notifications.ts';
import { type Operation, successStatus } from '#shared/contract/operation.ts';
import { photos } from '#shared/contract/photos.ts';
import { system } from '#shared/contract/system.ts';
import { type ErrorCode, errors } from '#shared/errors.ts';
import { idempotencyKeyHeader, nextCursorHeader, sessionCookieName } from '#shared/session.ts';

let made: Json | undefined;

/** The API as OpenAPI 3.1, made from the contract once per process. */
export function apiDocument(): Json {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: 'Houndwell',
      version: '1',
      description:
        'A dog wellness companion. Calls that change something must come from the site itself (Origin or Sec-Fetch-Site). Instants are ISO 8601 in UTC.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: environment('SITE_ORIGIN') }],
    tags: [...new Set(operations().map(({ domain }) => domain))].map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(environment('SITE_ORIGIN')) },
      },
      headers: { RetryAfter: { description: 'Seconds to wait, where they are known.', schema: { type: 'integer' } } },
      schemas: { Error: errorSchema() },
    },
  };
  return made;
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
            // Some calls take their fields only if there are any.
            required: !operation.body.safeParse(undefined).success,
            content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
          },
        }
      : {}),
    responses: responses(operation),
  };
}

function parameters(operation: Operation): Json[] {
  const of = (fields: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] => {
    if (!fields) return [];
    const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
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
          description: 'Names one idempotency: a repeat within 24 hours gets the first answer and does nothing again.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ]
    : [];
  return [...of(operation.params, 'path'), ...of(operation.query, 'query'), ...idempotency];
}

/** These ask neither the table nor Cognito. */
const storeless = new Set<Operation>([
  system.getHealth,
  system.getApiDocument,
  account.startSignIn,
  billing.createPaymentToken,
]);

/** These change something, yet not in a transaction that another one could stand in the way of. */
const single = new Set<Operation>([
  account.completeFirstLogin,
  account.signOutEverywhere,
  photos.uploadPhoto,
  photos.setPhotoPublic,
  notifications.clearNotifications,
]);

/** The failures that an operation can have because of what it is, beside those that it names itself. */
export function failuresOf(operation: Operation): ErrorCode[] {
  const codes = new Set<ErrorCode>(operation.fails ?? []);
  const signedIn = operation.access === 'owner' || operation.access === 'moderator';
  if (!ignoresMore(operation) || operation.query || operation.body || operation.idempotent) codes.add('invalid');
  if (operation.body) codes.add('malformed').add('tooLarge').add('mediaTypeUnsupported');
  if (operation.paged) codes.add('cursorInvalid');
  if (signedIn) codes.add('unauthorized');
  if (!storeless.has(operation)) codes.add('unavailable');
  if (operation.method !== 'GET' && !storeless.has(operation) && !single.has(operation)) codes.add('inProgress');
  if (operation.access === 'moderator') codes.add('forbidden');
  if (signedIn && (operation.requires || !operation.openWhenExpired)) codes.add('planRequired');
  if (operation.method !== 'GET' && operation.access !== 'link-token' && operation.access !== 'webhook') {
    codes.add('crossOrigin');
  }
  if (operation.idempotent) codes.add('idempotencyKeyReused');
  return [...codes];
}

/** Failures that pass by themselves. */
const passing = new Set<ErrorCode>(['inProgress', 'rateLimited', 'unavailable']);

function responses(operation: Operation): Json {
  const all: Json = { [successStatus(operation)]: success(operation) };
  for (const code of failuresOf(operation)) {
    const { status } = errors[code];
    const seen = all[status] as { description: string; headers?: Json } | undefined;
    const headers = passing.has(code) ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } : seen?.headers;
    all[status] = {
      description: seen ? `${seen.description}, ${code}` : code,
      ...(headers ? { headers } : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return all;
}

function success(operation: Operation): Json {
  if (operation.answers === 'redirect') {
    return { description: 'Goes on elsewhere.', headers: { location: { schema: { type: 'string' } } } };
  }
  const headers = operation.paged
    ? {
        headers: {
          [nextCursorHeader]: { description: 'Marker of the next page, if there is one.', schema: { type: 'string' } },
        },
      }
    : {};
  if (!operation.returns) return { description: 'Done.', ...headers };
  return {
    description: 'Done.',
    ...headers,
    content: { 'application/json': { schema: schemaOf(operation.returns, 'output') } },
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
