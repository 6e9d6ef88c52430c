import { describe, expect, test } from 'vitest';
import { environmentVariables } from '#functions/core/environment.ts';
import {
  apiLambdas,
  consumerLambdas,
  environmentNames,
  type Lambda,
  type LambdaName,
  lambdas,
  scheduledLambdas,
  streamLambdas,
  tableShape,
} from '#functions/manifest.ts';
import { givenStack, lambdaId, logicalId, only, ourLambdas, properties } from './given-stack.ts';

const rows = Object.entries(lambdas) as [LambdaName, Lambda][];
const given = givenStack();

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** What a statement allows, as one line per action and resource. */
function lines(statements: Statement[]): string[] {
  return statements
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      if (Effect !== 'Allow' || Condition) throw new Error('A plain permission was expected.');
      return [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${action} on ${address(on)}`));
    })
    .sort();
}

function address(resource: unknown): string {
  const { 'Fn::GetAtt': attribute, 'Fn::Join': join } = resource as {
    'Fn::GetAtt'?: string[];
    'Fn::Join'?: [string, unknown[]];
  };
  if (attribute) return attribute.join('.');
  if (join)
    return join[1]
      .map((part) => (typeof part === 'string' ? part : 'Ref' in (part as object) ? '_' : address(part)))
      .join('');
  throw new Error(`This resource is not one of the stack's: ${JSON.stringify(resource)}`);
}

/** What the manifest and the trigger of a Lambda allow it. */
function allowed(name: LambdaName, { uses }: Lambda): string[] {
  const id = (path: string) => logicalId(given.stack, path);
  const table = id('Table');
  const all = [
    `logs:CreateLogStream on ${lambdaId(given, name, 'Log')}.Arn`,
    `logs:PutLogEvents on ${lambdaId(given, name, 'Log')}.Arn`,
    ...(uses.table ?? []).map((action) => `dynamodb:${action} on ${table}.Arn`),
    ...(uses.table?.includes('Query') ? tableShape.indexes : []).map(
      (index) => `dynamodb:Query on ${table}.Arn/index/${index.name}`,
    ),
    ...(uses.signIn ?? []).map((action) => `cognito-idp:${action} on ${id('SignIn')}.Arn`),
  ];
  for (const action of uses.photos ?? []) {
    const [bucket, verb] = action.split(':');
    const arn = `${id(bucket === 'incoming' ? 'IncomingBucket' : 'PhotoBucket')}.Arn`;
    all.push(`s3:${verb} on ${verb === 'ListBucket' ? arn : `${arn}/*`}`);
  }
  if (uses.bus) all.push(`events:PutEvents on ${id('Bus')}.Arn`);
  if (uses.mail) all.push('ses:SendEmail on arn:_:ses:_:_:identity/example.com');
  if (name in streamLambdas) {
    for (const action of ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams']) {
      all.push(`dynamodb:${action} on ${table}.StreamArn`);
    }
    all.push(`sqs:SendMessage on ${id('StreamDeadLetters')}.Arn`);
  }
  if (name in consumerLambdas) all.push(`sqs:SendMessage on ${id('EventDeadLetters')}.Arn`);
  if (name in scheduledLambdas) all.push(`sqs:SendMessage on ${id('ScheduleDeadLetters')}.Arn`);
  return all.sort();
}

describe('every Lambda of the manifest', () => {
  test('is deployed once, and no other of ours', () => {
    expect(ourLambdas(given)).toEqual(rows.map(([name]) => lambdaId(given, name)).sort());
  });

  test.each(rows)('%s runs on Node 24 and arm64, with the time and memory of its row', (name, row) => {
    expect(properties(given, lambdaId(given, name))).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: row.timeoutSeconds ?? 10,
      MemorySize: row.memoryMb ?? 512,
    });
  });

  test.each(rows)('%s may do exactly what its row and its trigger need', (name, row) => {
    const role = properties(given, lambdaId(given, name, 'Role'));
    expect(role.ManagedPolicyArns).toBeUndefined();
    expect(role.Policies).toHaveLength(1);
    expect(lines(role.Policies[0].PolicyDocument.Statement)).toEqual(allowed(name, row));
    expect(properties(given, lambdaId(given, name)).Role).toEqual({
      'Fn::GetAtt': [lambdaId(given, name, 'Role'), 'Arn'],
    });
  });

  test.each(rows)('%s writes to a log of its own, which forgets', (name) => {
    const logId = lambdaId(given, name, 'Log');
    expect(properties(given, lambdaId(given, name)).LoggingConfig).toEqual({ LogGroup: { Ref: logId } });
    expect(properties(given, logId).RetentionInDays).toBeGreaterThan(0);
  });

  test.each(rows)('%s is given exactly the variables that its row brings', (name) => {
    const variables = properties(given, lambdaId(given, name)).Environment?.Variables ?? {};
    expect(Object.keys(variables).sort()).toEqual(environmentNames(name));
  });

  test('waits no longer than the API does, behind the API', () => {
    for (const row of Object.values<Lambda>(apiLambdas)) expect(row.timeoutSeconds ?? 10).toBeLessThanOrEqual(29);
  });
});

test('no policy is attached beside the roles, and none but the library names all of something', () => {
  const policies = Object.entries(given.template.findResources('AWS::IAM::Policy'));
  expect(policies.map(([id]) => id)).toEqual([expect.stringContaining('CustomCDKBucketDeployment')]);
});

test('the stack fills every variable that the code reads, except the moved clock', () => {
  const filled = new Set(rows.flatMap(([name]) => environmentNames(name) as string[]));
  expect([...filled].sort()).toEqual(environmentVariables.filter((name) => !name.startsWith('CLOCK_')).sort());
  expect(JSON.stringify(given.template.toJSON())).not.toContain('CLOCK_');
});

test('secrets are references, never values', () => {
  const secrets = Object.entries(given.template.findResources('AWS::SecretsManager::Secret'));
  expect(secrets).toHaveLength(2);
  for (const [, secret] of secrets) expect(secret.Properties).not.toHaveProperty('SecretString');
  const { ORIGIN_SECRET } = properties(given, lambdaId(given, 'dogs')).Environment.Variables;
  expect(JSON.stringify(ORIGIN_SECRET)).toMatch(/\{\{resolve:secretsmanager:.*:SecretString:::\}\}/);
  const [, api] = only(given, 'AWS::CloudFront::Distribution').DistributionConfig.Origins;
  expect(api.OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-secret', HeaderValue: ORIGIN_SECRET }]);
});
