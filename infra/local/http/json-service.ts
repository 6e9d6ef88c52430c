import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { type Credentials, jsonErrors, type Scope, verifyAuthorization } from '#infra/local/http/authorization.ts';
import {
  AwsError,
  type Emulator,
  readBody,
  startEmulatorServer,
  toAwsError,
  unsupported,
} from '#infra/local/http/emulator-server.ts';

/** Handles one action of a service: takes the parsed JSON input, and returns the JSON output. */
export type Action = (input: unknown, scope: Scope) => Promise<object> | object;

/**
 * Parses an action's input.
 * @param invalid the error code with which the service rejects invalid input
 * @throws AwsError 501 for a parameter that the schema does not list, 400 for other invalid input
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema & { safeParse(input: unknown): z.core.util.SafeParseResult<z.output<Schema>> },
  input: unknown,
  invalid: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      throw unsupported(`the parameter ${[...issue.path, issue.keys[0]].map(String).join('.')}`);
    }
  }
  const [issue] = parsed.error.issues;
  throw new AwsError(
    invalid,
    `1 validation error detected: Value at '${issue?.path.map(String).join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
}

interface JsonService {
  /** The name of the service in signatures. */
  service: string;
  credentials: Credentials;
  contentType: string;
  /** Returns the action that a request calls. @throws AwsError when the emulator does not support the action */
  actionOf(request: IncomingMessage): Action;
}

/** The maximum body size in bytes: the limit of SES, because no other service accepts larger requests. */
const bodyLimit = 40 * 1024 * 1024;

async function answer(service: JsonService, request: IncomingMessage): Promise<object> {
  const action = service.actionOf(request);
  const body = await readBody(request, bodyLimit);
  const scope = await verifyAuthorization(request, {
    service: service.service,
    credentials: service.credentials,
    errors: jsonErrors,
    body,
  });
  let input: unknown;
  try {
    input = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON.');
  }
  return action(input, scope);
}

/**
 * Starts an emulator of a service with a JSON protocol. An error's code is both in the header `x-amzn-errortype` and in
 * the body, because the protocols differ in where they expect the code.
 */
export function startJsonService(service: JsonService): Promise<Emulator> {
  return startEmulatorServer(async (request, response) => {
    try {
      send(service, response, 200, await answer(service, request));
    } catch (thrown) {
      const error = toAwsError(thrown, 'InternalFailure');
      response.setHeader('x-amzn-errortype', error.code);
      send(service, response, error.status, { __type: error.code, message: error.message });
    }
  });
}

function send({ contentType }: JsonService, response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': bytes.length,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(bytes);
}

/** Creates a function that finds the action by the header `x-amz-target`, as in the JSON 1.1 protocol. */
export function byTarget(prefix: string, actions: Record<string, Action>): JsonService['actionOf'] {
  return (request) => {
    const [service, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    const action = service === prefix && Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action && request.method === 'POST' && request.url === '/') return action;
    throw new AwsError(
      'UnknownOperationException',
      `The local emulator does not support ${name || `${request.method} ${request.url}`}.`,
    );
  };
}
