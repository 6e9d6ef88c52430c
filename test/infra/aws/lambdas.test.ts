import { describe, expect, test } from 'vitest';
import { environmentVariables } from '#functions/core/environment.ts';
import {
  apiLambdas,
  consumerLambdas,
  type LambdaName,
  lambdas,
  queueLambdas,
  scheduledLambdas,
  streamLambdas,
} from '#functions/manifest.ts';
import { environmentNames } from '#functions/manifest-environment.ts';
import type { BucketName, Lambda } from '#functions/manifest-types.ts';
import { environmentNamed } from '#infra/aws/environments.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { lambdaId, logicalId, ourLambdas, properties, synthesize, synthesizedStack } from './stack-fixture.ts';

const rows = Object.entries(lambdas) as [LambdaName, Lambda][];
const fixture = synthesizedStack();

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** The permissions of statements, one line per action and resource. */
function permissions(statements: Statement[]): string[] {
  return statements
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      if (Effect !== 'Allow') throw new Error('Expected a statement that allows something.');
      const only = Condition ? ` if ${JSON.stringify(Condition)}` : '';
      return [Action].flat().flatMap((action) => [Resource].flat().map((on) => `${action} on ${address(on)}${only}`));
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
      .map((part) => (typeof part === 'string' ? part : 'Fn::GetAtt' in (part as object) ? address(part) : '_'))
      .join('');
  throw new Error(`Not a resource of the stack: ${JSON.stringify(resource)}`);
}

/** The permissions that a Lambda's manifest row and its trigger need. */
function expectedPermissions(name: LambdaName, { uses }: Lambda): string[] {
  const id = (path: string) => logicalId(fixture.stack, path);
  const table = id('Table');
  const all = [
    `logs:CreateLogStream on ${lambdaId(fixture, name, 'Log')}.Arn`,
    `logs:PutLogEvents on ${lambdaId(fixture, name, 'Log')}.Arn`,
    ...(uses.table ?? []).map((action) => `dynamodb:${action} on ${table}.Arn`),
    ...(uses.indexes ?? []).map((name) => `dynamodb:Query on ${table}.Arn/index/${name}`),
    ...(uses.signIn ?? []).map((action) => `cognito-idp:${action} on ${id('SignIn')}.Arn`),
  ];
  for (const action of uses.photos ?? []) {
    const [bucket, verb] = action.split(':') as [BucketName, string];
    const arn = `${id({ incoming: 'IncomingBucket', photos: 'PhotoBucket', exports: 'ExportBucket' }[bucket])}.Arn`;
    all.push(`s3:${verb} on ${verb === 'ListBucket' ? arn : `${arn}/*`}`);
  }
  if (uses.bus) all.push(`events:PutEvents on ${id('Bus')}.Arn`);
  if (uses.mail) {
    const only = 'if {"StringEquals":{"ses:FromAddress":{"Ref":"MailFrom"}}}';
    for (const resource of ['identity', 'configuration-set']) {
      all.push(`ses:SendEmail on arn:_:ses:_:_:${resource}/* ${only}`);
    }
  }
  if (name in queueLambdas) {
    for (const action of ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes']) {
      all.push(`sqs:${action} on ${id(`${pascalCase(name)}Queue`)}.Arn`);
    }
  }
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

describe('the stack', () => {
  test('deploys each Lambda of the manifest once, and no others', () => {
    expect(ourLambdas(fixture)).toEqual(rows.map(([name]) => lambdaId(fixture, name)).sort());
  });

  test.each(rows)('runs %s on Node.js 24 and arm64 with its timeout and memory', (name, row) => {
    expect(properties(fixture, lambdaId(fixture, name))).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: row.timeoutSeconds ?? 10,
      MemorySize: row.memoryMb ?? 512,
    });
  });

  test.each(rows)('grants %s exactly the permissions of its row in the manifest and of its trigger', (name, row) => {
    const role = properties(fixture, lambdaId(fixture, name, 'Role'));
    expect(role.ManagedPolicyArns).toBeUndefined();
    expect(role.Policies).toHaveLength(1);
    expect(permissions(role.Policies[0].PolicyDocument.Statement)).toEqual(expectedPermissions(name, row));
    expect(properties(fixture, lambdaId(fixture, name)).Role).toEqual({
      'Fn::GetAtt': [lambdaId(fixture, name, 'Role'), 'Arn'],
    });
  });

  test.each(rows)('gives %s its own log group with a retention period', (name) => {
    const logId = lambdaId(fixture, name, 'Log');
    expect(properties(fixture, lambdaId(fixture, name)).LoggingConfig).toEqual({ LogGroup: { Ref: logId } });
    expect(properties(fixture, logId).RetentionInDays).toBeGreaterThan(0);
  });

  test.each(rows)('gives %s exactly its environment variables', (name) => {
    const variables = properties(fixture, lambdaId(fixture, name)).Environment?.Variables ?? {};
    expect(Object.keys(variables).sort()).toEqual(environmentNames(name));
  });

  test.each(rows)(
    'reserves the concurrency of its row in the manifest for %s, unless the account quota is too low',
    (name, row) => {
      const reserved = row.reservedConcurrency && {
        'Fn::If': ['ReservesConcurrency', row.reservedConcurrency, { Ref: 'AWS::NoValue' }],
      };
      expect(properties(fixture, lambdaId(fixture, name)).ReservedConcurrentExecutions).toEqual(reserved);
    },
  );

  test('limits the concurrency of photo re-encoding, so that it cannot use up the account quota', () => {
    expect(lambdas.photos?.reservedConcurrency).toBe(10);
    const { Parameters, Conditions } = fixture.template.toJSON();
    expect(Parameters.ReserveConcurrency.Default).toBe('true');
    expect(Conditions.ReservesConcurrency).toEqual({ 'Fn::Equals': [{ Ref: 'ReserveConcurrency' }, 'true'] });
  });

  test('lets API Lambdas time out no later than API Gateway', () => {
    for (const row of Object.values<Lambda>(apiLambdas)) expect(row.timeoutSeconds ?? 10).toBeLessThanOrEqual(29);
  });
});

describe('the model of the assistant', () => {
  function modelPermissions(modelId: string): string[] {
    const custom = synthesize({ ...environmentNamed('dev'), modelId });
    const role = properties(custom, lambdaId(custom, 'assistant', 'Role'));
    return permissions(role.Policies[0].PolicyDocument.Statement).filter((each) => each.startsWith('bedrock:'));
  }

  test('may be called in one region', () => {
    expect(modelPermissions('example.model-v1:0')).toEqual([
      'bedrock:InvokeModel on arn:_:bedrock:_::foundation-model/example.model-v1:0',
    ]);
  });

  test('may be called through an inference profile in the regions of the profile', () => {
    expect(modelPermissions('us.example.model-v1:0')).toEqual([
      'bedrock:InvokeModel on arn:_:bedrock:*::foundation-model/example.model-v1:0',
      'bedrock:InvokeModel on arn:_:bedrock:_:_:inference-profile/us.example.model-v1:0',
    ]);
  });
});

test('the stack has no IAM policies outside of roles, except for the Lambda of the CDK itself', () => {
  const policies = Object.entries(fixture.template.findResources('AWS::IAM::Policy'));
  expect(policies.map(([id]) => id)).toEqual([expect.stringContaining('CustomCDKBucketDeployment')]);
});

test('the stack sets every environment variable that the code reads, and none for the clock', () => {
  const filled = new Set(rows.flatMap(([name]) => environmentNames(name) as string[]));
  expect([...filled].sort()).toEqual([...environmentVariables].sort());
  expect(JSON.stringify(fixture.template.toJSON())).not.toContain('CLOCK_');
});

test('the template references secrets instead of containing their values', () => {
  const secrets = Object.entries(fixture.template.findResources('AWS::SecretsManager::Secret'));
  expect(secrets).toHaveLength(4);
  for (const [, secret] of secrets) expect(secret.Properties).not.toHaveProperty('SecretString');
  // CloudFormation resolves at most 60 dynamic references in a template.
  expect(JSON.stringify(fixture.template.toJSON()).split('{{resolve:').length - 1).toBeLessThan(50);
  const { ORIGIN_SECRET } = properties(fixture, lambdaId(fixture, 'records')).Environment.Variables;
  expect(JSON.stringify(ORIGIN_SECRET)).toMatch(/\{\{resolve:secretsmanager:.*:SecretString:::\}\}/);
});
