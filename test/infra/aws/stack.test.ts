import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test, vi } from 'vitest';
import { tableShape } from '#functions/manifest.ts';
import { givenApplication, givenStack, lambdaId, logicalId, only, ourLambdas, properties } from './given-stack.ts';

const given = givenStack();
const { stack, template } = given;
const environments = ['dev', 'staging', 'prod'] as const;

test('the environment is the one that -c env names, and dev without it', () => {
  expect(givenApplication().stack.stackName).toBe('Houndwell-dev');
  expect(givenApplication({ context: { env: 'staging' } }).stack.stackName).toBe('Houndwell-staging');
  expect(() => givenApplication({ context: { env: 'live' } })).toThrow('There is no environment "live"');
});

test('the stack stays well below what one stack may hold', () => {
  expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(400);
});

describe('the table', () => {
  test('has the shape that the manifest gives it', () => {
    const table = only(given, 'AWS::DynamoDB::Table');
    expect(table).toMatchObject({
      KeySchema: [
        { AttributeName: tableShape.partitionKey, KeyType: 'HASH' },
        { AttributeName: tableShape.sortKey, KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: tableShape.expiryAttribute, Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    const indexes = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName }: { IndexName: string }) => IndexName);
    expect(indexes).toEqual(tableShape.indexes.map(({ name }) => name));
  });
});

test.each(environments)('%s can lose table, sign-ins and photos by mistake only if it is not production', (name) => {
  const environment = givenStack(name);
  const kept = name === 'prod';
  expect(only(environment, 'AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(kept);
  expect(only(environment, 'AWS::Cognito::UserPool').DeletionProtection).toBe(kept ? 'ACTIVE' : 'INACTIVE');
  expect(environment.stack.terminationProtection).toBe(kept);
  const { Resources } = environment.template.toJSON();
  for (const path of ['Table', 'SignIn', 'PhotoBucket', 'SiteBucket']) {
    expect(Resources[logicalId(environment.stack, path)].DeletionPolicy).toBe(kept ? 'Retain' : 'Delete');
  }
});

describe('sign-in', () => {
  test('knows users by owner id alone, and only administrators make or mend them', () => {
    const pool = only(given, 'AWS::Cognito::UserPool');
    expect(pool.UsernameAttributes).toBeUndefined();
    expect(pool.AliasAttributes).toBeUndefined();
    expect(pool).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
      MfaConfiguration: 'OFF',
    });
    expect(pool.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
  });

  test('takes passwords from our own Lambdas alone and does not tell who exists', () => {
    expect(only(given, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  test('has the role of moderators', () => {
    expect(only(given, 'AWS::Cognito::UserPoolGroup').GroupName).toBe('moderators');
  });
});

describe('buckets', () => {
  test('are closed to the public and to plain http', () => {
    const buckets = Object.entries(template.findResources('AWS::S3::Bucket'));
    expect(buckets).toHaveLength(4);
    const policies = Object.values(template.findResources('AWS::S3::BucketPolicy')).map(({ Properties }) => Properties);
    for (const [id, { Properties }] of buckets) {
      expect(Object.values(Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
      const policy = policies.find(({ Bucket }) => Bucket.Ref === id);
      expect(policy?.PolicyDocument.Statement[0]).toMatchObject({
        Effect: 'Deny',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      });
    }
  });

  test('take uploads from any origin, keep them for a day, and serve none of them', () => {
    const incoming = properties(given, logicalId(stack, 'IncomingBucket'));
    expect(incoming.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'], MaxAge: 3600 },
    ]);
    expect(incoming.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({ Status: 'Enabled', ExpirationInDays: 1 }),
    ]);
    const origins = JSON.stringify(only(given, 'AWS::CloudFront::Distribution').DistributionConfig.Origins);
    expect(origins).not.toContain(logicalId(stack, 'IncomingBucket'));
  });
});

test('an alarm watches every Lambda, every queue of dead letters, the API, the stream and the mails, and tells the mailbox', () => {
  const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
  const watched = alarms.map((alarm) =>
    JSON.stringify(alarm.Metrics ?? [alarm.Namespace, alarm.MetricName, alarm.Dimensions]),
  );
  const ids = ourLambdas(given);
  const queues = Object.keys(template.findResources('AWS::SQS::Queue'));
  for (const id of ids) expect(watched.filter((each) => each.includes(`"${id}"`)).length).toBeGreaterThanOrEqual(1);
  for (const id of queues) expect(watched.filter((each) => each.includes(`["${id}","QueueName"]`))).toHaveLength(1);
  for (const metric of ['5xx', 'Reputation.BounceRate']) expect(watched.join()).toContain(metric);
  expect(watched).toContainEqual(expect.stringMatching(`IteratorAge.*${lambdaId(given, 'outbox')}`));
  const topic = { Ref: logicalId(stack, 'Alarms') };
  for (const alarm of alarms) expect(alarm.AlarmActions).toEqual([topic]);
  expect(only(given, 'AWS::SNS::Subscription')).toMatchObject({ Protocol: 'email', Endpoint: 'alarms@example.com' });
});

test('the outputs say where the site is and which stores it has', () => {
  expect(Object.keys(template.toJSON().Outputs).sort()).toEqual([
    'DistributionName',
    'SiteAddress',
    'TableName',
    'UserPoolId',
  ]);
});

describe('the checks of cdk-nag', () => {
  test.each(environments)('find nothing in %s that nobody gave a reason for', (name) => {
    expect(new AwsSolutionsChecks().validateScope(givenStack(name).app).violations).toEqual([]);
  });

  test('stop the synthesis when something new is open', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { app, stack: opened } = givenApplication();
    new Bucket(opened, 'Open');
    expect(() => app.synth()).toThrow('does not require requests to use SSL');
    said.mockRestore();
  });

  test('are silenced only with a reason, and only where they would speak', () => {
    for (const name of environments) {
      const { app, stack: checked } = givenStack(name);
      const everything = new AwsSolutionsChecks();
      // The finding is asked for as if nobody had given a reason.
      Object.assign(everything, { isAcknowledged: () => false });
      const found = everything
        .validateScope(app)
        .violations.flatMap(({ ruleName, violatingResources }) =>
          violatingResources.map(({ constructPath }) => `${ruleName} ${constructPath}`),
        );
      for (const construct of checked.node.findAll()) {
        for (const { type, data } of construct.node.metadata) {
          if (type !== 'aws:cdk:acknowledged-rules') continue;
          for (const [id, reason] of Object.entries(data as Record<string, string>)) {
            expect(reason.length).toBeGreaterThan(20);
            const rule = id.replace(/^Annotation::/, '');
            if (!rule.startsWith('AwsSolutions-')) continue;
            expect(found).toContainEqual(expect.stringContaining(`${rule} ${construct.node.path}`));
          }
        }
      }
    }
  });
});
