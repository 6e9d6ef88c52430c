import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { ApiError } from '#functions/core/http/api-error.ts';
import type { Operation } from '#shared/contract/operation.ts';

/** The maximum size of a request body. All our forms are smaller. */
const maxBodyBytes = 128 * 1024;

/** The input of a request, parsed with the schemas of the operation. */
export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const nothing = z.strictObject({});

/**
 * Parses a request with the schemas of its operation.
 * @throws ApiError `invalid`, `malformed`, `tooLarge` or `mediaTypeUnsupported`; the operation's `...NotFound` error
 *   for a malformed path parameter
 */
export function readInput(operation: Operation, event: APIGatewayProxyEventV2): Input {
  const params = operation.params?.safeParse(event.pathParameters ?? {});
  if (params && !params.success) {
    throw new ApiError(operation.fails?.find((code) => code.endsWith('NotFound')) ?? 'notFound');
  }
  return {
    params: params?.data,
    query: readQuery(operation, event),
    body: operation.body ? readBody(operation.body, event) : rejectBody(operation, event),
  };
}

/**
 * Whether an operation ignores undeclared query parameters and bodies. True for redirects and files, because email and
 * calendar programs append parameters to links.
 */
export function ignoresUndeclaredInput({ answers = 'json' }: Operation): boolean {
  return answers !== 'json';
}

function readQuery(operation: Operation, event: APIGatewayProxyEventV2): unknown {
  const query = event.queryStringParameters ?? {};
  if (operation.query) return parse(operation.query, query);
  if (!ignoresUndeclaredInput(operation)) parse(nothing, query);
  return undefined;
}

/** Parses the body. Returns undefined for an omitted body if the schema accepts undefined. */
function readBody(schema: z.ZodMiniType, event: APIGatewayProxyEventV2): unknown {
  if (!event.body && schema.safeParse(undefined).success) return undefined;
  return parse(schema, readJson(event));
}

/** Rejects a body other than an empty object, unless the operation ignores the body. */
function rejectBody(operation: Operation, event: APIGatewayProxyEventV2): undefined {
  if (event.body && !operation.ignoresBody && !ignoresUndeclaredInput(operation)) parse(nothing, readJson(event));
  return undefined;
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError('invalid', { fields: collectFieldMessages(result.error.issues) });
}

/** Returns the first error message of each field. */
function collectFieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.') || 'body'];
    for (const name of names) {
      if (Object.hasOwn(fields, name)) continue;
      const value = describeIssue(issue);
      // A plain assignment would set the object's prototype for a field called __proto__.
      Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return fields;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known';
  // The schemas have messages for fields, but none for the body as a whole.
  return issue.path.length === 0 && issue.code === 'invalid_type'
    ? 'Please send a JSON object with the fields'
    : issue.message;
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxBodyBytes) throw new ApiError('tooLarge');
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = event.headers;
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('mediaTypeUnsupported');
  if (encoding.toLowerCase() !== 'identity') {
    throw new ApiError('mediaTypeUnsupported', { message: 'Please send the body without a content-encoding.' });
  }
  try {
    return JSON.parse(readText(body));
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('malformed', { cause: error });
  }
}

/** Decodes a body as UTF-8. Rejects U+FFFD, with which API Gateway replaces bytes of text bodies that are not UTF-8. */
function readText(body: Buffer): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  if (text.includes('\uFFFD')) {
    throw new ApiError('malformed', { message: "Please remove the characters that we can't read (\uFFFD)." });
  }
  return text;
}
