import { describe, expect, test } from 'vitest';
import { schedules } from '#events/schedules.ts';
import { apiLambdas, consumerLambdas, type LambdaName, lambdaOfDomain, scheduledLambdas } from '#functions/manifest.ts';
import { outboxFilter } from '#functions/manifest-table.ts';
import { pascalCase } from '#infra/aws/lambda.ts';
import { cronEvery } from '#infra/aws/schedules.ts';
import { operations } from '#shared/contract/api.ts';
import { routeKey } from '#shared/contract/operation.ts';
import { lambdaId, logicalId, only, properties, synthesizedStack } from './stack-fixture.ts';

const fixture = synthesizedStack();
const { stack, template } = fixture;
const all = (type: string) => Object.values(template.findResources(type)).map((resource) => resource.Properties);
const getArn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const lambdaArn = (name: LambdaName) => getArn(lambdaId(fixture, name));
const deadLetters = (kind: string) => getArn(logicalId(stack, `${kind}DeadLetters`));

describe('the routes', () => {
  const targets = new Map<string, unknown>(
    all('AWS::ApiGatewayV2::Route').map(({ RouteKey, Target }) => {
      const integration = Target['Fn::Join'][1][1].Ref;
      return [RouteKey, properties(fixture, integration).IntegrationUri];
    }),
  );

  test.each(operations().map(({ operation, domain }) => [routeKey(operation), lambdaOfDomain[domain]] as const))(
    'include %s, which invokes the Lambda %s',
    (key, name) => {
      expect(targets.get(key)).toEqual(lambdaArn(name));
    },
  );

  test('include the default route, which invokes the Lambda system, and no others', () => {
    expect(targets.get('$default')).toEqual(lambdaArn('system'));
    expect(targets.size).toBe(operations().length + 1);
  });

  test('give each Lambda one permission, and the Lambda system another one for the default route', () => {
    const permissions = all('AWS::Lambda::Permission').filter(
      ({ Principal }) => Principal === 'apigateway.amazonaws.com',
    );
    const granted = permissions.map(({ FunctionName, SourceArn }) => [FunctionName, SourceArn['Fn::Join'][1].at(-1)]);
    const expected = Object.keys(apiLambdas).map((name) => [lambdaArn(name as LambdaName), '/*/*/*']);
    expect(granted).toHaveLength(expected.length + 1);
    expect(granted).toEqual(expect.arrayContaining([...expected, [lambdaArn('system'), '/*/$default']]));
  });

  test('are throttled and logged by route, never by path', () => {
    const stage = only(fixture, 'AWS::ApiGatewayV2::Stage');
    expect(stage.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
    const log = properties(fixture, logicalId(stack, 'ApiAccessLog'));
    expect(log.LogGroupName).toBe('/aws/vendedlogs/Houndwell-dev/api');
    expect(JSON.parse(stage.AccessLogSettings.Format)).toEqual({
      routeKey: '$context.routeKey',
      status: '$context.status',
      latencyMs: '$context.responseLatency',
      requestId: '$context.requestId',
      gatewayError: '$context.error.message',
      integrationError: '$context.integrationErrorMessage',
    });
  });
});

describe('the events', () => {
  test.each(Object.entries(consumerLambdas))(
    'reach the Lambda %s with retries and a dead-letter queue',
    (name, row) => {
      const rules = all('AWS::Events::Rule').filter(
        ({ Targets, EventBusName }) =>
          EventBusName && JSON.stringify(Targets).includes(lambdaId(fixture, name as LambdaName)),
      );
      expect(rules).toHaveLength(1);
      expect(rules[0]).toMatchObject({
        EventBusName: { Ref: logicalId(stack, 'Bus') },
        EventPattern: { source: ['houndwell'], 'detail-type': row.consumes },
        Targets: [
          {
            Arn: lambdaArn(name as LambdaName),
            DeadLetterConfig: { Arn: deadLetters('Event') },
            RetryPolicy: { MaximumRetryAttempts: 24, MaximumEventAgeInSeconds: 86_400 },
          },
        ],
      });
    },
  );

  test('include uploads that are larger than a photo may be, and no others', () => {
    const incoming = logicalId(stack, 'IncomingBucket');
    expect(properties(fixture, incoming).NotificationConfiguration).toEqual({
      EventBridgeConfiguration: { EventBridgeEnabled: true },
    });
    const rule = properties(fixture, logicalId(stack, 'OversizedUploadRule'));
    expect(rule).not.toHaveProperty('EventBusName');
    expect(rule).toMatchObject({
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { bucket: { name: [{ Ref: incoming }] }, object: { size: [{ numeric: ['>', 10 * 1024 * 1024] }] } },
      },
      Targets: [{ Arn: lambdaArn('photos-consumer'), DeadLetterConfig: { Arn: deadLetters('Event') } }],
    });
  });

  test('are archived for 30 days', () => {
    expect(only(fixture, 'AWS::Events::Archive')).toMatchObject({
      EventPattern: { source: ['houndwell'] },
      RetentionDays: 30,
    });
  });

  test('are published from the stream, filtered to outbox inserts', () => {
    const mapping = properties(fixture, logicalId(stack, 'OutboxStream'));
    expect(mapping).toMatchObject({
      FunctionName: { Ref: lambdaId(fixture, 'outbox') },
      EventSourceArn: { 'Fn::GetAtt': [logicalId(stack, 'Table'), 'StreamArn'] },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 3600,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: deadLetters('Stream') } },
    });
    expect(mapping.FilterCriteria.Filters.map((filter: { Pattern: string }) => JSON.parse(filter.Pattern))).toEqual([
      {
        eventName: [outboxFilter.eventName],
        dynamodb: { Keys: { pk: { S: [{ prefix: outboxFilter.partitionKeyPrefix }] } } },
      },
    ]);
  });
});

describe('the schedules', () => {
  test.each(Object.entries(schedules))(
    'include %s, which runs in UTC and passes the scheduled time',
    (name, { everyMinutes }) => {
      const schedule = properties(fixture, logicalId(stack, `${pascalCase(name)}Schedule`));
      expect(schedule).toMatchObject({
        ScheduleExpression: cronEvery(everyMinutes),
        ScheduleExpressionTimezone: 'Etc/UTC',
        FlexibleTimeWindow: { Mode: 'OFF' },
        Target: {
          Arn: lambdaArn(name as LambdaName),
          Input: '{"at":"<aws.scheduler.scheduled-time>"}',
          DeadLetterConfig: { Arn: deadLetters('Schedule') },
          RetryPolicy: { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 3600 },
        },
      });
    },
  );

  test('can only invoke their own Lambdas', () => {
    const role = properties(fixture, logicalId(stack, 'ScheduleRole'));
    // The CDK sorts the resources of a statement.
    const invoked = (Object.keys(scheduledLambdas) as LambdaName[]).sort().map(lambdaArn);
    expect(role.Policies[0].PolicyDocument.Statement).toEqual([
      { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: invoked },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: deadLetters('Schedule') },
    ]);
  });

  test.each([
    [1, 'cron(0/1 * * * ? *)'],
    [15, 'cron(0/15 * * * ? *)'],
    [60, 'cron(0 * * * ? *)'],
    [360, 'cron(0 0/6 * * ? *)'],
    [1440, 'cron(0 0 * * ? *)'],
  ])('that run every %i minutes have the expression %s', (minutes, expression) => {
    expect(cronEvery(minutes)).toBe(expression);
  });

  test.each([0, 7, 45, 90, 2880, -15, 0.5])('cannot run every %d minutes', (minutes) => {
    expect(() => cronEvery(minutes)).toThrow('divides neither an hour nor a day');
  });
});

test('asynchronous invocations go to the dead-letter queue after two retries', () => {
  const configurations = all('AWS::Lambda::EventInvokeConfig');
  const names = [...Object.keys(consumerLambdas), ...Object.keys(scheduledLambdas)] as LambdaName[];
  expect(configurations).toHaveLength(names.length);
  for (const name of names) {
    expect(configurations).toContainEqual(
      expect.objectContaining({
        FunctionName: { Ref: lambdaId(fixture, name) },
        MaximumRetryAttempts: 2,
        MaximumEventAgeInSeconds: 6 * 3600,
        DestinationConfig: { OnFailure: { Destination: deadLetters(name in consumerLambdas ? 'Event' : 'Schedule') } },
      }),
    );
  }
});
