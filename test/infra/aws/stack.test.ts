import { Match } from 'aws-cdk-lib/assertions';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, test, vi } from 'vitest';
import { tableShape } from '#functions/manifest-table.ts';
import { createTestApplication, lambdaId, logicalId, only, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack, template } = fixture;
const environments = ['dev', 'staging', 'prod'] as const;

test('the option -c env selects the environment, which is dev by default', () => {
  expect(createTestApplication().stack.stackName).toBe('Houndwell-dev');
  expect(createTestApplication({ context: { env: 'staging' } }).stack.stackName).toBe('Houndwell-staging');
  expect(() => createTestApplication({ context: { env: 'live' } })).toThrow('There is no environment "live"');
});

describe('the table', () => {
  test('is created as the manifest defines it', () => {
    const table = only(fixture, 'AWS::DynamoDB::Table');
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
  });

  test('has two generic indexes from the first deployment on', () => {
    expect(only(fixture, 'AWS::DynamoDB::Table').GlobalSecondaryIndexes).toEqual(
      ['gsi1', 'gsi2'].map((name) => ({
        IndexName: name,
        KeySchema: [
          { AttributeName: `${name}pk`, KeyType: 'HASH' },
          { AttributeName: `${name}sk`, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      })),
    );
  });
});

test.each(environments)(
  'the environment %s protects table, user pool and photos from deletion only if it is production',
  (name) => {
    const environment = synthesizedStack(name);
    const isProtected = name === 'prod';
    expect(only(environment, 'AWS::DynamoDB::Table').DeletionProtectionEnabled).toBe(isProtected);
    expect(only(environment, 'AWS::Cognito::UserPool').DeletionProtection).toBe(isProtected ? 'ACTIVE' : 'INACTIVE');
    expect(environment.stack.terminationProtection).toBe(isProtected);
    const { Resources } = environment.template.toJSON();
    const policies = (path: string) => {
      const { DeletionPolicy, UpdateReplacePolicy } = Resources[logicalId(environment.stack, path)];
      return [DeletionPolicy, UpdateReplacePolicy];
    };
    for (const path of ['Table', 'SignIn']) {
      expect(policies(path)).toEqual(isProtected ? ['Retain', 'Retain'] : ['Delete', 'Delete']);
    }
    for (const path of ['PhotoBucket', 'IncomingBucket', 'ExportBucket', 'SiteBucket', 'LogBucket']) {
      // A first deployment that fails deletes its buckets.
      expect(policies(path)).toEqual(isProtected ? ['RetainExceptOnCreate', 'Retain'] : ['Delete', 'Delete']);
    }
  },
);

test('the production environment keeps deleted photos for 30 days', () => {
  const photos = (name: (typeof environments)[number]) => {
    const environment = synthesizedStack(name);
    return properties(environment, logicalId(environment.stack, 'PhotoBucket'));
  };
  expect(photos('prod')).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [
        { Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 30 }, ExpiredObjectDeleteMarker: true },
      ],
    },
  });
  expect(photos('dev').VersioningConfiguration).toBeUndefined();
});

describe('the user pool', () => {
  test('identifies users by owner ID and lets only administrators create or recover them', () => {
    const pool = only(fixture, 'AWS::Cognito::UserPool');
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

  test('accepts only the admin flow and does not reveal which users exist', () => {
    expect(only(fixture, 'AWS::Cognito::UserPoolClient')).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  test('has a group for moderators', () => {
    expect(only(fixture, 'AWS::Cognito::UserPoolGroup').GroupName).toBe('moderators');
  });
});

describe('the buckets', () => {
  test('are private and require TLS', () => {
    const buckets = Object.entries(template.findResources('AWS::S3::Bucket'));
    expect(buckets).toHaveLength(5);
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

  test('include one for uploads, which accepts any origin, keeps files for a day and is not served', () => {
    const incoming = properties(fixture, logicalId(stack, 'IncomingBucket'));
    expect(incoming.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'], MaxAge: 3600 },
    ]);
    expect(incoming.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({ Status: 'Enabled', ExpirationInDays: 1 }),
    ]);
    const origins = JSON.stringify(only(fixture, 'AWS::CloudFront::Distribution').DistributionConfig.Origins);
    expect(origins).not.toContain(logicalId(stack, 'IncomingBucket'));
  });
});

test('the alarms cover the Lambdas, every dead-letter queue, the API, the stream and emails', () => {
  const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
  const watched = alarms.map((alarm) =>
    JSON.stringify(alarm.Metrics ?? [alarm.Namespace, alarm.MetricName, alarm.Dimensions]),
  );
  const queues = Object.keys(
    template.findResources('AWS::SQS::Queue', { Properties: { RedrivePolicy: Match.absent() } }),
  );
  for (const id of queues) expect(watched.filter((each) => each.includes(`["${id}","QueueName"]`))).toHaveLength(1);
  for (const metric of ['5xx', 'Errors', 'Reputation.BounceRate']) expect(watched.join()).toContain(metric);
  expect(watched).toContainEqual(expect.stringMatching(`IteratorAge.*${lambdaId(fixture, 'outbox')}`));
  const topic = { Ref: logicalId(stack, 'Alarms') };
  for (const alarm of alarms) expect(alarm.AlarmActions).toEqual([topic]);
  expect(only(fixture, 'AWS::SNS::Subscription')).toMatchObject({
    Protocol: 'email',
    Endpoint: { Ref: 'AlarmMailbox' },
  });
});

describe('an environment', () => {
  test('tags its resources, and has a budget for the resources with its tag', () => {
    for (const name of environments) {
      const environment = synthesizedStack(name);
      const tags = [
        { Key: 'Environment', Value: name },
        { Key: 'Project', Value: 'Houndwell' },
      ];
      expect(only(environment, 'AWS::DynamoDB::Table').Tags).toEqual(tags);
      expect(only(environment, 'AWS::CloudFront::Distribution').Tags).toEqual(tags);
      const { Budget, NotificationsWithSubscribers } = only(environment, 'AWS::Budgets::Budget');
      expect(Budget).toMatchObject({
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: { Ref: 'MonthlyBudgetUsd' }, Unit: 'USD' },
        CostFilters: { TagKeyValue: [`user:Environment$${name}`] },
      });
      const subscribers = [{ SubscriptionType: 'EMAIL', Address: { Ref: 'AlarmMailbox' } }];
      expect(NotificationsWithSubscribers).toMatchObject([
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 }, Subscribers: subscribers },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 }, Subscribers: subscribers },
      ]);
    }
  });

  test('has its own API name', () => {
    const names = environments.map((name) => only(synthesizedStack(name), 'AWS::ApiGatewayV2::Api').Name);
    expect(names).toEqual(['Houndwell-dev', 'Houndwell-staging', 'Houndwell-prod']);
  });

  test.each([
    ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
    ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
    ['AWS::CloudFront::Function', undefined],
    ['AWS::Budgets::Budget', 'Budget'],
  ])('can be deployed in two regions, because the global names of %s contain the region', (type, config) => {
    const resources = Object.values(template.findResources(type));
    expect(resources.length).toBeGreaterThan(0);
    for (const { Properties } of resources) {
      const { Name, BudgetName } = config ? Properties[config] : Properties;
      const name = JSON.stringify(Name ?? BudgetName);
      expect(name).toContain('{"Ref":"AWS::Region"}');
      expect(name).toContain('dev');
    }
  });
});

describe('cdk-nag', () => {
  test.each(environments)('has no unacknowledged findings in %s', (name) => {
    expect(new AwsSolutionsChecks().validateScope(synthesizedStack(name).app).violations).toEqual([]);
  });

  test('fails the synthesis on a new finding', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { app, stack: opened } = createTestApplication();
    new Bucket(opened, 'Open');
    expect(() => app.synth()).toThrow('does not require requests to use SSL');
    consoleError.mockRestore();
  });

  test('has only acknowledgments that have a reason and match a finding', () => {
    for (const name of environments) {
      const { app, stack: checked } = synthesizedStack(name);
      const everything = new AwsSolutionsChecks();
      // Reports acknowledged findings as well.
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
