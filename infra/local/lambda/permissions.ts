import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Lambda, PhotoAction } from '#functions/manifest-types.ts';

/** Enforces the manifest's grants, as IAM does: a Lambda cannot call an AWS action that its role would not allow. */

type Uses = Required<Omit<Lambda['uses'], 'native' | 'signing' | 'payments'>>;

/** The local names of the buckets. */
export type Buckets = Record<'incoming' | 'photos', string>;

const byUse: { [Use in keyof Uses]: (use: Uses[Use], buckets: Buckets) => string[] } = {
  table: (actions) => actions.map((action) => `dynamodb:${action}`),
  indexes: (indexes) => indexes.map((index) => `dynamodb:Query on ${index}`),
  signIn: (actions) => actions.map((action) => `cognito-idp:${action}`),
  bus: () => ['events:PutEvents'],
  mail: () => ['ses:SendEmail'],
  model: () => ['bedrock:InvokeModel'],
  photos: (actions, buckets) =>
    actions.map((action: PhotoAction) => {
      const [bucket, verb] = action.split(':') as [keyof Buckets, string];
      return `s3:${verb} on ${buckets[bucket]}`;
    }),
};

/** The IAM actions that a Lambda's row in the manifest grants; those of a bucket or an index name it. */
export function grantedActions({ uses }: Pick<Lambda, 'uses'>, buckets: Buckets): string[] {
  return (Object.keys(byUse) as (keyof Uses)[]).flatMap((use) => {
    const used = uses[use];
    return used ? byUse[use](used as never, buckets) : [];
  });
}

/** What says which action a request asks for. */
interface AwsRequest {
  method: string;
  path: string;
  /** The header `x-amz-target` of the services that speak JSON. */
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
  DELETE: 'DeleteObject',
};

/** The IAM actions of a request in JSON. IAM has none for transactions: each of their parts needs its own. */
function jsonActions(target: string, body: string): string[] {
  const [prefix = '', action = ''] = target.split('.');
  const service = services[prefix] ?? prefix;
  const { TransactItems, IndexName } = JSON.parse(body) as { TransactItems?: object[]; IndexName?: string };
  if (TransactItems) return TransactItems.flatMap(Object.keys).map((part) => `${service}:${part}Item`);
  return [IndexName === undefined ? `${service}:${action}` : `${service}:${action} on ${IndexName}`];
}

/** The IAM actions that a request needs; those of a bucket or an index name it. */
export function requestedActions({ method, path, target, body = '{}' }: AwsRequest): string[] {
  if (target !== undefined) return jsonActions(target, body);
  const [, first = '', ...rest] = (path.split('?')[0] ?? '').split('/');
  if (first === 'v2') return [path === '/v2/email/outbound-emails' ? 'ses:SendEmail' : `ses:${method} ${path}`];
  if (first === 'model') return ['bedrock:InvokeModel'];
  return [`s3:${rest.join('') ? (objectActions[method] ?? method) : 'ListBucket'} on ${first}`];
}

/** Without the right to list the bucket, S3 answers 403 instead of 404. */
function actionOfMissing(needed: string[]): string[] {
  return needed.map((action) => action.replace(/^s3:GetObject/, 's3:ListBucket'));
}

/** Runs code as a Lambda. */
export type RunAs = <Result>(lambda: string, run: () => Result) => Result;

/**
 * Checks every AWS request of this thread against the grants of the Lambda that sends it.
 * @param grants by Lambda; one without an entry may do everything
 * @param onUse takes each granted action that a Lambda uses, once
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
      // The SDK sends JSON in one piece.
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
