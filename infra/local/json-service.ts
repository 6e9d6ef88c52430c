import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod/mini';
import { jsonRefusals, verifyHeaders } from '#infra/local/authorization.ts';
import { AwsFailure, asFailure, type Engine, readBody, startServer, unsupported } from '#infra/local/engine.ts';
import { type Credentials, type Scope, sha256, targetOf } from '#infra/local/signature.ts';

/** IdempotencyRecords one action of a service with what becomes the JSON body. */
export type Action = (input: unknown, scope: Scope) => Promise<object>;

/**
 * An action's input, checked.
 * @param invalid the name under which the service refuses wrong input
 * @throws AwsFailure 501 for a parameter that the schema does not list, else 400
 */
export function checked<Schema extends z.core.$ZodType>(
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
  throw new AwsFailure(
    invalid,
    `1 validation error detected: Value at '${issue?.path.map(String).join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
}

/** How a service that speaks JSON is found and guarded. */
interface JsonService {
  /** As in the scope of signatures. */
  service: string;
  credentials?: Credentials | undefined;
  contentType: string;
  /** The action that a request names. @throws AwsFailure when there is none */
  actionOf(request: IncomingMessage, path: string): Action;
}

/** SES takes 40 MB, by far the most of all. */
const bodyLimit = 40 * 1024 * 1024;

async function answer(service: JsonService, request: IncomingMessage): Promise<object> {
  const target = targetOf(request);
  const action = service.actionOf(request, target.rawPath);
  const body = await readBody(request, bodyLimit);
  const scope = verifyHeaders(request, target, {
    service: service.service,
    payloadHash: sha256(body),
    credentials: service.credentials,
    refusals: jsonRefusals,
  });
  let input: unknown;
  try {
    input = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsFailure('SerializationException', 'The body is not JSON.');
  }
  return action(input, scope);
}

/** Serves one service. Errors carry their name in `x-amzn-errortype` and in the body, so that every protocol finds it. */
export function startJsonService(service: JsonService): Promise<Engine> {
  return startServer(async (request, response) => {
    try {
      send(service, response, 200, await answer(service, request));
    } catch (error) {
      const failure = asFailure(error, 'InternalFailure');
      response.setHeader('x-amzn-errortype', failure.code);
      send(service, response, failure.status, { __type: failure.code, message: failure.message });
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

/** Finds the action in the header `x-amz-target`, as JSON 1.1 has it. */
export function byTarget(prefix: string, actions: Record<string, Action>): JsonService['actionOf'] {
  return (request, path) => {
    const [found, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    const action = found === prefix && Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || request.method !== 'POST' || path !== '/') {
      throw new AwsFailure('UnknownOperationException', `The local stand-in does not know ${name || 'this call'}.`);
    }
    return action;
  };
}
