import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLambdaHost } from '#infra/local/lambda/host.ts';
import { grantedActions, requestedActions } from '#infra/local/lambda/permissions.ts';
import { serve } from '#test/infra/local/http/send-request.ts';

const buckets = { incoming: 'in', photos: 'out', exports: 'away' };

test('the grants of a row in the manifest are listed under the names of IAM actions', () => {
  const uses = {
    table: ['GetItem', 'Query'],
    indexes: ['gsi1'],
    signIn: ['AdminDeleteUser'],
    bus: true,
    mail: true,
    signing: true,
    photos: ['incoming:ListBucket', 'photos:PutObject'],
  } as const;
  expect(grantedActions({ uses }, buckets)).toEqual([
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:Query on gsi1',
    'cognito-idp:AdminDeleteUser',
    'events:PutEvents',
    'ses:SendEmail',
    's3:ListBucket on in',
    's3:PutObject on out',
  ]);
});

const transaction = { TransactItems: [{ Put: {} }, { Update: {} }, { Delete: {} }, { ConditionCheck: {} }] };

test.each<[string, object, string[]]>([
  ['DynamoDB_20120810.BatchGetItem', {}, ['dynamodb:BatchGetItem']],
  ['DynamoDB_20120810.Query', {}, ['dynamodb:Query']],
  ['DynamoDB_20120810.Query', { IndexName: 'gsi1' }, ['dynamodb:Query on gsi1']],
  [
    'DynamoDB_20120810.TransactWriteItems',
    transaction,
    ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  ],
  ['AWSCognitoIdentityProviderService.AdminDeleteUser', {}, ['cognito-idp:AdminDeleteUser']],
  ['AWSEvents.PutEvents', {}, ['events:PutEvents']],
])('the call %s with %j needs %j', (target, body, actions) => {
  expect(requestedActions({ method: 'POST', path: '/', target, body: JSON.stringify(body) })).toEqual(actions);
});

test.each([
  ['POST', '/v2/email/outbound-emails', 'ses:SendEmail'],
  ['GET', '/v2/email/account', 'ses:GET /v2/email/account'],
  ['HEAD', '/in/owner/photo', 's3:GetObject on in'],
  ['PUT', '/out/owner/photo?x-id=PutObject', 's3:PutObject on out'],
  ['GET', '/in?list-type=2', 's3:ListBucket on in'],
])('the request %s %s needs %s', (method, path, action) => {
  expect(requestedActions({ method, path })).toEqual([action]);
});

/** Sends the requests of its event one after the other, and returns the statuses or errors. */
const code = `
import { request } from 'node:http';
const send = ({ port, method, path, target, body }) => new Promise((resolve) => {
  const headers = { authorization: 'AWS4-HMAC-SHA256 ...', ...(target ? { 'x-amz-target': target } : {}) };
  const sent = request({ port, method, path, headers }, (response) => {
    response.on('error', (error) => resolve(error.name));
    response.resume().on('end', () => resolve(response.statusCode));
  });
  sent.on('error', (error) => resolve(error.name));
  sent.end(body);
});
export const handler = async (requests) => {
  const results = [];
  for (const each of requests) results.push(await send(each));
  return results;
};`;

/** A host with two Lambdas, the requests that reached their service, and the actions that were used. */
async function startHost(reader: string[], writer: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'houndwell-permissions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'lambda.mjs');
  writeFileSync(file, code);
  const reached: string[] = [];
  const port = await serve((request, response) => {
    reached.push(String(request.headers['x-amz-target'] ?? `${request.method} ${request.url}`));
    request.resume().on('end', () => response.writeHead(request.url === '/in/missing' ? 404 : 200).end('{}'));
  });
  const used: string[] = [];
  let printed = '';
  const more = { file, memoryMb: 256, timeoutSeconds: 60 };
  const host = await startLambdaHost({
    lambdas: { reader: { ...more, actions: reader }, writer: { ...more, actions: writer } },
    region: 'us-east-1',
    environment: {},
    clock: {},
    output: (text) => {
      printed += text;
    },
    onAction: (lambda, action) => used.push(`${lambda} ${action}`),
  });
  onTestFinished(host.stop);
  const call = (target: string, body = '{}') => ({ port, method: 'POST', path: '/', target, body });
  const object = (method: string, path: string) => ({ port, method, path });
  return { host, call, object, reached, used, printed: () => printed };
}

test('a Lambda cannot use an action that only another Lambda is granted, even if both run at the same time', async () => {
  const { host, call, reached, used, printed } = await startHost(['dynamodb:GetItem'], ['dynamodb:PutItem']);
  const [get, put] = [call('DynamoDB_20120810.GetItem'), call('DynamoDB_20120810.PutItem')];
  const requests = [get, put, get, put];
  expect(await Promise.all([host.invoke('reader', requests), host.invoke('writer', requests)])).toEqual([
    [200, 'AccessDeniedException', 200, 'AccessDeniedException'],
    ['AccessDeniedException', 200, 'AccessDeniedException', 200],
  ]);
  expect(reached).toHaveLength(4);
  expect(used.sort()).toEqual(['reader dynamodb:GetItem', 'writer dynamodb:PutItem']);
  await expect.poll(printed).toContain('The Lambda reader may not call dynamodb:PutItem.');
});

test('a transaction needs the actions of all its parts', async () => {
  const { host, call, reached } = await startHost(['dynamodb:PutItem'], ['dynamodb:PutItem', 'dynamodb:DeleteItem']);
  const writes = (...parts: string[]) =>
    call(
      'DynamoDB_20120810.TransactWriteItems',
      JSON.stringify({ TransactItems: parts.map((part) => ({ [part]: {} })) }),
    );
  const requests = [writes('Put'), writes('Put', 'Delete')];
  expect(await host.invoke('reader', requests)).toEqual([200, 'AccessDeniedException']);
  expect(await host.invoke('writer', requests)).toEqual([200, 200]);
  expect(reached).toHaveLength(3);
});

test('only a Lambda that may list a bucket learns that an object is missing', async () => {
  const get = ['s3:GetObject on in'];
  const { host, object, used } = await startHost(get, [...get, 's3:ListBucket on in']);
  const requests = [object('GET', '/in/there'), object('GET', '/in/missing')];
  expect(await host.invoke('writer', requests)).toEqual([200, 404]);
  expect(await host.invoke('reader', requests)).not.toEqual([200, 404]);
  expect(used).toContain('writer s3:ListBucket on in');
});
