import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { ApiError } from '#functions/core/api-error.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { idempotencyKeyHeader } from '#shared/session.ts';

/** Larger bodies than any form of ours needs are refused before they are parsed. */
export const maximumBodyBytes = 128 * 1024;

/** What an operation was asked, parsed and checked against its contract. */
export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing = z.strictObject({});

/**
 * Reads a request as its operation declares it.
 * @throws ApiError 400, 404 (a malformed id can only be one that never existed), 413 or 415
 */
export function readInput(operation: Operation, event: APIGatewayProxyEventV2): Input {
  const params = operation.params?.safeParse(event.pathParameters ?? {});
  if (params && !params.success) {
    throw new ApiError(operation.fails?.find((code) => code.endsWith('NotFound')) ?? 'notFound');
  }
  return {
    params: params?.data,
    query: readQuery(operation, event),
    body: operation.body ? readBody(operation.body, event) : refuseAnyBody(operation, event),
  };
}

/** Whether undeclared fields are passed over: to what browsers and calendars open, others hang fields on the way. */
export function ignoresMore({ answers = 'json' }: Operation): boolean {
  return answers !== 'json';
}

function readQuery(operation: Operation, event: APIGatewayProxyEventV2): unknown {
  const given = event.queryStringParameters ?? {};
  if (operation.query) return checked(operation.query, given);
  if (!ignoresMore(operation)) checked(nothing, given);
  return undefined;
}

/** A body that may be left out is: some calls take their fields only if there are any. */
function readBody(schema: z.ZodMiniType, event: APIGatewayProxyEventV2): unknown {
  if (!event.body && schema.safeParse(undefined).success) return undefined;
  return checked(schema, readJson(event));
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError('invalid', { fields: fieldMessages(result.error.issues) });
}

/** What is wrong, by field; the first thing wrong with a field speaks for it. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'];
    for (const name of names) {
      // A field may be called __proto__: it must become an own property, not the prototype.
      if (Object.hasOwn(fields, name)) continue;
      const value = wordsOf(issue);
      Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return fields;
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known';
  // Fields carry their own words; the body as a whole has none.
  return issue.path.length === 0 && issue.code === 'invalid_type'
    ? 'Please send a JSON object with the fields'
    : issue.message;
}

function bodyOf(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

function isJson(event: APIGatewayProxyEventV2): boolean {
  return /^application\/json\s*(;|$)/i.test(event.headers['content-type'] ?? '');
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const body = bodyOf(event);
  if (body.length > maximumBodyBytes) throw new ApiError('tooLarge');
  if (!isJson(event)) throw new ApiError('mediaTypeUnsupported');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (error) {
    throw new ApiError('malformed', { cause: error });
  }
}

/** An operation that takes nothing is told so: nothing at all, or an object with nothing in it. */
function refuseAnyBody(operation: Operation, event: APIGatewayProxyEventV2): undefined {
  if (event.body && !ignoresMore(operation)) checked(nothing, readJson(event));
  return undefined;
}

/**
 * The caller's name for one idempotency, if it gave one.
 * @throws ApiError 400 when it is empty, longer than 255 characters or not plain ASCII
 */
export function idempotencyKey(operation: Operation, event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers[idempotencyKeyHeader];
  if (!operation.idempotent || key === undefined) return undefined;
  if (!/^[\x21-\x7E]{1,255}$/.test(key)) {
    throw new ApiError('invalid', {
      fields: { 'Idempotency-Key': 'Please use 1 to 255 plain characters without spaces' },
    });
  }
  return key;
}
