import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { BucketName, GrantedUses, Lambda, PhotoAction } from '#functions/manifest-types.ts';

/** Emulates IAM: rejects a Lambda's AWS request unless the Lambda's row in the manifest grants the action. */

/** The names of the local S3 buckets. */
export type Buckets = Record<BucketName, string>;

const byUse: { [Use in keyof GrantedUses]: (use: GrantedUses[Use], buckets: Buckets) => string[] } = {
  table: (actions) => actions.map((action) => `dynamodb:${action}`),
  indexes: (indexes) => indexes.map((index) => `dynamodb:Query on ${index}`),
  signIn: (actions) => actions.map((action) => `cognito-idp:${action}`),
  bus: () => ['events:PutEvents'],
  mail: () => ['ses:SendEmail'],
  model: () => ['bedrock:InvokeModel'],
  photos: (actions, buckets) =>
    actions.map((action: PhotoAction) => {
      const [bucket, verb] = action.split(':') as [BucketName, string];
      return `s3:${verb} on ${buckets[bucket]}`;
    }),
};

/** Returns the IAM actions that a Lambda's row in the manifest grants, such as `s3:GetObject on <bucket>`. */
export function grantedActions({ uses }: Pick<Lambda, 'uses'>, buckets: Buckets): string[] {
  return (Object.keys(byUse) as (keyof GrantedUses)[]).flatMap((use) => {
    const used = uses[use];
    return used ? byUse[use](used as never, buckets) : [];
  });
}

/** The parts of a request to AWS that determine its IAM action. */
interface AwsRequest {
  method: string;
  path: string;
  /** The header `x-amz-target`, which only services with a JSON protocol use. */
  target?: string | undefined;
  body?: string;
}

const services: Record<string, string> = {
  DynamoDB_20120810: 'dynamodb',
  AWSCognitoIdentityProviderService: 'cognito-idp',
  AWSEvents: 'events',
};

const objectActions: Record<string, string> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  /** The calls of a multipart upload. */
  POST: 'PutObject',
  DELETE: 'DeleteObject',
};

/**
 * Returns the IAM actions of a JSON request. A transaction has no action of its own, but each of its writes needs one.
 */
function jsonActions(target: string, body: string): string[] {
  const [prefix = '', action = ''] = target.split('.');
  const service = services[prefix] ?? prefix;
  const { TransactItems, IndexName } = JSON.parse(body) as { TransactItems?: object[]; IndexName?: string };
  if (TransactItems) return TransactItems.flatMap(Object.keys).map((part) => `${service}:${part}Item`);
  return [IndexName === undefined ? `${service}:${action}` : `${service}:${action} on ${IndexName}`];
}

/** Returns the IAM actions that a request needs, in the format of `grantedActions`. */
export function requestedActions({ method, path, target, body = '{}' }: AwsRequest): string[] {
  if (target !== undefined) return jsonActions(target, body);
  const [, first = '', ...rest] = (path.split('?')[0] ?? '').split('/');
  if (first === 'v2') return [path === '/v2/email/outbound-emails' ? 'ses:SendEmail' : `ses:${method} ${path}`];
  if (first === 'model') return ['bedrock:InvokeModel'];
  return [`s3:${rest.join('') ? (objectActions[method] ?? method) : 'ListBucket'} on ${first}`];
}

/**
 * Returns the actions that are needed to get a response with 404: without permission to list the bucket, S3 answers
 * 403.
 */
function actionOfMissing(needed: string[]): string[] {
  return needed.map((action) => action.replace(/^s3:GetObject/, 's3:ListBucket'));
}

/** A function that calls `run` and attributes all AWS requests of `run` to a Lambda. */
export type RunAs = <Result>(lambda: string, run: () => Result) => Result;

/**
 * Checks every AWS request of this thread against the grants of the Lambda that sends it.
 * @param grants the allowed IAM actions by Lambda. A Lambda without an entry may do everything.
 * @param onUse called the first time that a Lambda uses a granted action
 */
export function enforcePermissions(
  grants: Record<string, readonly string[] | undefined>,
  onUse: (lambda: string, action: string) => void,
): RunAs {
  const running = new AsyncLocalStorage<string>();
  const seen = new Set<string>();

  const check = (request: ClientRequest, lambda: string, actions: string[]): void => {
    for (const action of actions) {
      if (!grants[lambda]?.includes(action)) {
        const message = `The Lambda ${lambda} may not call ${action}. Its row in functions/manifest.ts does not grant that.`;
        process.stderr.write(`${message}\n`);
        request.destroy(Object.assign(new Error(message), { name: 'AccessDeniedException' }));
        return;
      }
      const use = `${lambda} ${action}`;
      if (!seen.has(use)) onUse(lambda, action);
      seen.add(use);
    }
  };

  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const lambda = running.getStore();
    const isSigned = String(request.getHeader('authorization')).startsWith('AWS4-');
    if (lambda === undefined || !grants[lambda] || !isSigned) return;
    const { method, path } = request;
    const target = request.getHeader('x-amz-target') as string | undefined;
    if (target !== undefined) {
      // The SDK passes the whole JSON body to `end`, so the action can be checked before anything is sent.
      const { end } = request;
      request.end = ((body: string | Uint8Array) => {
        check(request, lambda, requestedActions({ method, path, target, body: Buffer.from(body).toString() }));
        return end.call(request, body, 'utf8');
      }) as ClientRequest['end'];
      return;
    }
    const needed = requestedActions({ method, path });
    check(request, lambda, needed);
    request.once('response', ({ statusCode }) => {
      if (statusCode === 404) check(request, lambda, actionOfMissing(needed));
    });
  });

  return (lambda, run) => running.run(lambda, run);
}
